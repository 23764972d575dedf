import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
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
      headline: 'Häufige Fragen',
      items: [
        {
          question: 'Wie lange dauert die Lieferung?',
          answer: sampleAnswer('Drei bis fünf Werktage.'),
        },
      ],
    },
  },
} satisfies Meta<typeof QuestionsBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wie lange dauert die Lieferung?')).toBeVisible();
  },
};
