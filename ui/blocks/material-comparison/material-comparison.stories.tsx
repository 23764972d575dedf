import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { Price } from '../../../core/domain/money/money.ts';
import { storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { MaterialComparisonBlockView } from './material-comparison.tsx';

const euros = (current: number, original = current): Price<'eur'> => ({
  priceCurrent: { minorUnits: current, currency: 'eur' },
  priceOriginal: { minorUnits: original, currency: 'eur' },
});

const facts = {
  weight: 'leicht, 1,2 kg',
  light: 'matt, spiegelt nicht',
  rooms: 'Wohnzimmer, Schlafzimmer',
  care: 'trocken abstauben',
  frameType: undefined,
  link: undefined,
};

const meta = {
  title: 'Blocks/MaterialComparison',
  component: MaterialComparisonBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'material-comparison',
      id: 'comparison',
      headline: 'Welches Material passt zu Ihnen?',
      text: 'Dasselbe Foto, dasselbe Format: Das unterscheidet die Materialien.',
      formatType: '600x400',
      items: [
        {
          ...facts,
          materialType: 'leinwand',
          link: { text: 'Leinwand', url: '/leinwanddruck' },
        },
        {
          ...facts,
          materialType: 'acrylglas',
          weight: 'schwer, 3,4 kg',
          light: 'brillant, spiegelt',
          care: 'feucht wischen',
        },
        { ...facts, materialType: 'poster', care: '' },
      ],
    },
    data: {
      format: { width: 600, height: 400, unit: 'cm' },
      prices: { leinwand: euros(3990, 4490), acrylglas: euros(7490) },
    },
  },
} satisfies Meta<typeof MaterialComparisonBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A table for the eye and for those who listen, on a phone, too. */
export const Compared: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getAllByRole('cell')).toHaveLength(15);
    await expect(canvas.getByText(text('calculator.not-available'))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: text('price.shipping') })).toHaveLength(2);
  },
};

/** The shop API did not answer, or the block names no format: facts alone. */
export const WithoutPrices: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.queryByText(/€/u)).toBeNull();
  },
};

/** What no material says anything of is no column. */
export const FewFacts: Story = {
  args: {
    data: undefined,
    block: {
      ...meta.args.block,
      text: '',
      items: [
        { ...facts, materialType: 'leinwand', weight: '', rooms: '' },
        { ...facts, materialType: 'forexplatte', weight: '', rooms: '' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};
