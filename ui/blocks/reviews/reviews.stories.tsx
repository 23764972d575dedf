import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
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
      headline: 'Was unsere Kundinnen und Kunden sagen',
      rating: 470,
      count: 1234,
      source:
        'Beispieldaten dieser Story. Bewerten kann nur, wer bestellt hat; wir prüfen das an der Bestellnummer.',
      link: { text: 'So entstehen die Bewertungen', url: '/bewertungen' },
      quotes: [
        { text: 'Die Farben stimmen, und die Kanten sind sauber gefaltet.', author: 'M. K.' },
        { text: 'Einen Tag früher da als versprochen.', author: undefined },
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
    await expect(
      canvas.getByText(text('reviews.rating', { rating: '4,7', best: 5 })),
    ).toBeVisible();
    await expect(
      canvas.getByText(text('reviews.count', { count: 1234, number: '1.234' })),
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
