import type { Meta, StoryObj } from '@storybook/react-vite';

import { textArg } from '../../messages/story-args.ts';
import { VerdictWords } from './verdict-words.tsx';

const meta = { title: 'Product/VerdictWords', component: VerdictWords } satisfies Meta<
  typeof VerdictWords
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Excellent: Story = {
  args: { kind: 'excellent', text: textArg('own-picture.verdict-excellent') },
};

export const Good: Story = { args: { kind: 'good', text: textArg('own-picture.verdict-good') } };

export const Acceptable: Story = {
  args: { kind: 'acceptable', text: textArg('own-picture.verdict-acceptable') },
};

export const TooLow: Story = {
  args: { kind: 'too-low', text: textArg('own-picture.verdict-too-low') },
};
