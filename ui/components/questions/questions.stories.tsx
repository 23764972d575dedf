import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { sampleAnswer, sampleText } from '../rich-text/sample-text.ts';
import { Questions } from './questions.tsx';

const meta = {
  title: 'Foundations/Content/Questions',
  component: Questions,
  args: {
    locale: 'de-DE',
    resolveLink: (href) => ({ href }),
    items: [
      {
        question: textArg('story.how-long'),
        answer: sampleAnswer(textArg('story.working-days')),
      },
      {
        question: textArg('story.return-canvas'),
        answer: sampleAnswer(textArg('story.for-you')),
      },
      { question: textArg('story.which-room'), answer: sampleText },
    ],
  },
} satisfies Meta<typeof Questions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByText(argText(globals, textArg('story.how-long'))));
    await waitFor(() =>
      expect(canvas.getByText(argText(globals, textArg('story.working-days')))).toBeVisible(),
    );
    await expect(canvas.getByText(argText(globals, textArg('story.for-you')))).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        question: textArg('story.long-question'),
        answer: sampleAnswer(textArg('story.dots')),
      },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };
