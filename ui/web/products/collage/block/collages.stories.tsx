import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { CollageDesign } from '../../../../../core/domain/products/collage/collage-design.ts';
import type { CollageMaterial } from '../../../../../core/domain/products/collage/collage-offer.ts';
import { storyText } from '../../../../messages/story-text.ts';
import { sampleBlockProps } from '../../../../blocks/sample-block-props.ts';
import { CollagesBlockView } from './collages.tsx';
import type { CollagesData } from './loader.ts';

const design: CollageDesign = {
  designId: 101,
  name: 'Solo 3',
  ratio: { width: 3, height: 2 },
  tiles: [
    { left: 0.006, top: 0.009, width: 0.654, height: 0.982 },
    { left: 0.672, top: 0.009, width: 0.321, height: 0.482 },
    { left: 0.672, top: 0.509, width: 0.321, height: 0.482 },
  ],
};

const priced = (width: number, height: number, cents: number) => ({
  format: { width, height, unit: 'cm' as const },
  price: {
    priceCurrent: { minorUnits: cents, currency: 'eur' as const },
    priceOriginal: { minorUnits: cents, currency: 'eur' as const },
  },
});

const start = priced(600, 400, 4490);

const canvasMaterial: CollageMaterial = {
  materialType: 'leinwand',
  formats: [priced(300, 200, 1990), start, priced(900, 600, 6490)],
  start,
};

const poster: CollageMaterial = {
  materialType: 'poster',
  formats: [priced(300, 200, 690), priced(600, 400, 1490)],
  start: priced(600, 400, 1490),
};

const data: CollagesData = {
  selection: { tileCount: 3 },
  shown: { design, missing: undefined },
  work: {
    kind: 'priced',
    materials: [canvasMaterial, poster],
    chosen: { material: canvasMaterial, option: start, isAsAsked: true },
  },
  templates: {
    tileCounts: [2, 3, 4],
    groups: [
      {
        designGroupId: 'centrepieces',
        name: 'Ein Lieblingsbild',
        templates: [
          { designId: 101, tileCount: 3, orientation: 'landscape', design },
          { designId: 102, tileCount: 3, orientation: 'portrait', design: undefined },
        ],
      },
    ],
  },
  delivery: undefined,
  designer: '/configurator-collage?designId=101',
};

const meta = {
  title: 'Blocks/Collages',
  component: CollagesBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'collage',
      id: 'collage',
      headline: 'Ihre Collage',
      templatesHeadline: 'Alle Vorlagen',
      startLabel: 'Collage gestalten',
      materials: [{ materialType: 'leinwand' }, { materialType: 'poster' }],
    },
    data,
  },
} satisfies Meta<typeof CollagesBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each link keeps what is chosen beside it; another template begins with its own format. */
export const Shown: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: /90 × 60/u })).toHaveAttribute(
      'href',
      '?tileCount=3&designId=101&materialType=leinwand&formatType=900x600#collage-formats',
    );
    await expect(canvas.getByRole('link', { name: /Poster/u })).toHaveAttribute(
      'href',
      '?tileCount=3&designId=101&materialType=poster&formatType=600x400#collage-materials',
    );
    const text = storyText(globals);
    const [photos, portrait] = [text('collage.photos', { count: 3 }), text('collage.portrait')];
    const name = new RegExp(`^${photos}\\s?, ${portrait}$`, 'u');
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      '?tileCount=3&designId=102#collage',
    );
  },
};

/** Nothing could be loaded. */
export const Nothing: Story = { args: { data: undefined } };
