import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { Price } from '../../../core/domain/money/money.ts';
import { storyText } from '../../messages/story-text.ts';
import { argText, materialArg, priceArg, textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { ProductTilesBlockView } from './product-tiles.tsx';

const euros = (current: number, original = current): Price<'eur'> => ({
  priceCurrent: { minorUnits: current, currency: 'eur' },
  priceOriginal: { minorUnits: original, currency: 'eur' },
});

const tile = (text: string, url: string, seed: string) => ({
  link: { text, url },
  text: textArg('story.woven'),
  picture: { source: `leadimage/${seed}/motif.jpg`, alternative: textArg('story.evening') },
  frameType: undefined,
  sells: undefined,
});

const meta = {
  title: 'Blocks/ProductTiles',
  component: ProductTilesBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'product-tiles',
      id: 'product-tiles',
      headline: textArg('story.photo-on-material'),
      items: [
        {
          ...tile(materialArg('leinwand'), '/leinwanddruck', 'mountains-1'),
          materialType: 'leinwand',
        },
        { ...tile(materialArg('acrylglas'), '/acrylglas', 'moon-1'), materialType: 'acrylglas' },
        { ...tile(materialArg('poster'), '/poster', 'dunes-1'), materialType: 'poster' },
        { ...tile(textArg('story.album'), '/fotobuch', 'leaves-1'), materialType: undefined },
      ],
    },
    data: {
      prices: [
        { price: euros(1990, 2490), isFrom: true },
        { price: euros(2990), isFrom: true },
        { price: euros(590), isFrom: false },
      ],
    },
  },
} satisfies Meta<typeof ProductTilesBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Beside each price: the tax, and the way to what delivery costs. */
export const WithPrices: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const notes = canvas.getAllByRole('link', { name: text('price.shipping') });
    await expect(notes).toHaveLength(3);
    await expect(notes[0]).toHaveAttribute('href', expect.stringMatching(/^#./u));
    await expect(canvas.getAllByText(text('price.from'), { exact: false })).toHaveLength(2);
    await expect(
      canvas.getByText(text('price.lowest', { price: argText(globals, priceArg(2490)) }), {
        exact: false,
      }),
    ).toBeVisible();
  },
};

/** The shop API did not answer: the tiles lead on, and say nothing of money. */
export const WithoutPrices: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByText(/€/u)).toBeNull();
  },
};

export const OnePrice: Story = {
  args: {
    block: {
      ...meta.args.block,
      headline: '',
      items: [
        {
          ...tile(materialArg('leinwand'), '/leinwanddruck', 'mountains-1'),
          materialType: 'leinwand',
        },
      ],
    },
  },
};
