import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
import { argText, textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { QuestionsBlockView } from './questions.tsx';

const meta = {
  title: 'Blocks/Questions',
  component: QuestionsBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'questions',
      id: 'questions',
      headline: textArg('story.questions'),
      items: [
        {
          question: textArg('story.how-long'),
          answer: sampleAnswer(textArg('story.working-days')),
        },
      ],
    },
  },
} satisfies Meta<typeof QuestionsBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, globals }) => {
    const question = argText(globals, textArg('story.how-long'));
    await expect(canvas.getByText(question)).toBeVisible();
  },
};
