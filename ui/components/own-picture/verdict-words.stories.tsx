import type { Meta, StoryObj } from '@storybook/react-vite';

import { VerdictWords } from './verdict-words.tsx';

const meta = { title: 'Product/VerdictWords', component: VerdictWords } satisfies Meta<
  typeof VerdictWords
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Excellent: Story = { args: { kind: 'excellent', text: 'sehr scharf' } };

export const Good: Story = { args: { kind: 'good', text: 'scharf' } };

export const Acceptable: Story = { args: { kind: 'acceptable', text: 'ausreichend' } };

export const TooLow: Story = { args: { kind: 'too-low', text: 'unscharf' } };
