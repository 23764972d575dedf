import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from './badge.tsx';

const meta = {
  title: 'Foundations/Badge',
  component: Badge,
  args: { text: 'Neu' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

/** Colours of the content, of an item of the burger for example. */
export const OwnColours: Story = {
  args: { backgroundColor: '#1f4d43', textColor: '#ffffff' },
  play: async ({ canvas, args }) => {
    const { backgroundColor, color } = getComputedStyle(canvas.getByText(args.text));
    await expect([backgroundColor, color]).toEqual(['rgb(31, 77, 67)', 'rgb(255, 255, 255)']);
  },
};

/** Colours that could not be read are left out. */
export const ColoursTooClose: Story = {
  args: { backgroundColor: '#eeeeee', textColor: '#ffffff' },
};

export const LongText: Story = { args: { text: 'Nur noch bis zum ersten Advent' } };
