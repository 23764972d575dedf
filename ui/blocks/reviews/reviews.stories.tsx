import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyLocale, storyText } from '../../messages/story-text.ts';
import { textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { ReviewsBlockView } from './reviews.tsx';

const meta = {
  title: 'Blocks/Reviews',
  component: ReviewsBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'reviews',
      id: 'reviews',
      headline: textArg('story.reviews'),
      rating: 470,
      count: 1234,
      source: textArg('story.reviews-source'),
      link: { text: textArg('story.reviews-how'), url: '/bewertungen' },
      quotes: [
        { text: textArg('story.review-colours'), author: 'M. K.' },
        { text: textArg('story.review-early'), author: undefined },
      ],
    },
  },
} satisfies Meta<typeof ReviewsBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Stars for the eye, words for all. */
export const WithFigures: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const { format } = new Intl.NumberFormat(storyLocale(globals));
    await expect(
      canvas.getByText(text('reviews.rating', { rating: format(4.7), best: 5 })),
    ).toBeVisible();
    await expect(
      canvas.getByText(text('reviews.count', { count: 1234, number: format(1234) })),
    ).toBeVisible();
    const filled = canvasElement.querySelector('svg svg');
    await expect(filled).toHaveAttribute('width', '112.8');
  },
};

const { block } = meta.args;

/** The content gives no figure: no stars, and none invented. */
export const WithoutFigures: Story = {
  args: { block: { ...block, rating: undefined } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** An average of nothing says nothing. */
export const NobodyYet: Story = {
  args: { block: { ...block, count: 0, quotes: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const FiguresAlone: Story = {
  args: { block: { ...block, headline: '', quotes: [], source: '', link: undefined } },
};
