import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { Price } from '../../../core/domain/money/money.ts';
import { storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { ProductTilesBlockView } from './product-tiles.tsx';

const euros = (current: number, original = current): Price<'eur'> => ({
  priceCurrent: { minorUnits: current, currency: 'eur' },
  priceOriginal: { minorUnits: original, currency: 'eur' },
});

const tile = (text: string, url: string, seed: string) => ({
  link: { text, url },
  text: 'Von Hand gespannt, ohne Spiegelung.',
  picture: { source: `leadimage/${seed}/motif.jpg`, alternative: 'Motiv' },
  frameType: undefined,
});

const meta = {
  title: 'Blocks/ProductTiles',
  component: ProductTilesBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'product-tiles',
      id: 'product-tiles',
      headline: 'Ihr Foto auf dem Material, das zu ihm passt',
      items: [
        { ...tile('Leinwand', '/leinwanddruck', 'mountains-1'), materialType: 'leinwand' },
        { ...tile('Acrylglas', '/acrylglas', 'moon-1'), materialType: 'acrylglas' },
        { ...tile('Poster', '/poster', 'dunes-1'), materialType: 'poster' },
        { ...tile('Fotobuch', '/fotobuch', 'leaves-1'), materialType: undefined },
      ],
    },
    data: {
      prices: {
        leinwand: { price: euros(1990, 2490), isFrom: true },
        acrylglas: { price: euros(2990), isFrom: true },
        poster: { price: euros(590), isFrom: false },
      },
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
      canvas.getByText(text('price.lowest', { price: '24,90 €' }), { exact: false }),
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
      items: [{ ...tile('Leinwand', '/leinwanddruck', 'mountains-1'), materialType: 'leinwand' }],
    },
  },
};
