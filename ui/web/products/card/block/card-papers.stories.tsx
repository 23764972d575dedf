import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { cardPapers } from '../../../../../core/domain/products/card/card-materials.ts';
import { pictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import { cardMaterialLabelsIn } from '../../../../../core/domain/products/card/card-label.ts';
import { localText, priceArg } from '../../../../messages/story-args.ts';
import { storyLocale, storyText } from '../../../../messages/story-text.ts';
import { CardPapers } from './card-papers.tsx';

const surcharges = [undefined, priceArg(45), priceArg(35), priceArg(10)];

const meta = {
  title: 'Product/CardPapers',
  component: CardPapers,
  parameters: { layout: 'fullscreen' },
  args: {
    papers: cardPapers.map((paper, index) => ({
      paper,
      name: paper,
      picture: pictureAttributes('tile', { kind: 'paper', paper }),
      surcharge: surcharges[index],
      sampleHref: `#${paper}`,
    })),
    rows: [],
  },
  render: ({ papers }, { globals }) => {
    const text = storyText(globals);
    const labels = cardMaterialLabelsIn(storyLocale(globals)).papers;
    return (
      <CardPapers
        papers={cardPapers.map((paper, index) => ({
          paper,
          name: labels[paper],
          picture: pictureAttributes('tile', { kind: 'paper', paper }),
          surcharge: surcharges[index] && `+ ${localText(globals, surcharges[index])}`,
          sampleHref: papers[index]?.sampleHref ?? '',
        }))}
        rows={(['surface', 'feel', 'prints'] as const).map((row) => ({
          name: text(`card.paper-${row}`),
          values: Object.fromEntries(
            cardPapers.map((paper) => [paper, text(`card.${row}-${paper}`)]),
          ),
        }))}
      />
    );
  },
} satisfies Meta<typeof CardPapers>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The usual one costs nothing more; keys reach the region that scrolls on a phone. */
export const Four: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(cardPapers.length);
    await expect(canvas.getByText(text('card.paper-included'))).toBeVisible();
    await expect(
      canvas.getAllByRole('link', { name: new RegExp(text('card.paper-sample'), 'u') }),
    ).toHaveLength(cardPapers.length);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
