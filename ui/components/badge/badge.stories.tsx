import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from './badge.tsx';

const meta = {
  title: 'Navigation/Badge',
  component: Badge,
  args: { text: 'Neu' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const LongText: Story = { args: { text: 'Nur noch bis zum ersten Advent' } };
