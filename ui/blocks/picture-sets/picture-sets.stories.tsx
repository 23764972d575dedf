import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { materialArg, textArg } from '../../messages/story-args.ts';
import { formatMillimetres, type Format } from '../../../core/domain/format/format.ts';
import {
  formatsOfSet,
  placeSet,
  type PictureSetName,
} from '../../../core/domain/image/picture-sets.ts';
import { usualArticle } from '../../../core/domain/products/article-key.ts';
import { E } from '../../../core/fp.ts';
import { storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import type { PictureSetsData } from './loader.ts';
import { PictureSetsBlockView } from './picture-sets.tsx';

const formats: readonly Format[] = [
  { width: 300, height: 200, unit: 'cm' },
  { width: 400, height: 300, unit: 'cm' },
  { width: 300, height: 300, unit: 'cm' },
  { width: 600, height: 400, unit: 'cm' },
];

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

const canvas = {
  link: { text: materialArg('leinwand'), url: '#leinwand' },
  materialType: 'leinwand',
  frameType: undefined,
} as const;

const framed = {
  link: { text: textArg('story.picture-frames'), url: '#bilderrahmen' },
  materialType: 'poster',
  frameType: 'holzrahmen',
} as const;

const dataOf = (name: PictureSetName): PictureSetsData => {
  const placed = placeSet(name, formats, formatMillimetres);
  if (E.isLeft(placed)) throw new Error(placed.left.kind);
  return {
    name,
    product: canvas,
    priced: {
      placed: placed.right,
      pieces: formatsOfSet(placed.right).map((piece) => ({
        ...piece,
        article: usualArticle(canvas, piece.format, 'de-DE'),
        price: { priceCurrent: euros(2_990), priceOriginal: euros(2_990) },
      })),
      total: euros(14_950),
    },
    isAsked: false,
  };
};

const meta = {
  title: 'Blocks/PictureSets',
  component: PictureSetsBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'picture-sets',
      id: 'picture-sets',
      headline: textArg('story.your-wall'),
      items: [canvas, framed],
    },
    data: dataOf('salon-5'),
  },
} satisfies Meta<typeof PictureSetsBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every picture to scale, one price for all, one form for the cart. */
export const Salon: Story = {
  play: async ({ canvas: page, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(5);
    await expect(page.getAllByRole('rowheader')).toHaveLength(2);
    await expect(page.getByText(/149,50/u)).toBeVisible();
    await expect(page.getByRole('button', { name: text('picture-set.put') })).toBeVisible();
    const links = page.getAllByRole('link', { current: true });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '?set=salon-5&material=leinwand#picture-sets',
      '?set=salon-5&material=leinwand#picture-sets',
    ]);
  },
};

export const Staircase: Story = { args: { data: dataOf('staircase-5') } };

/** The material is not sold in these formats. */
export const NotSold: Story = {
  args: { data: { ...dataOf('grid-4'), priced: 'not-sold' } },
  play: async ({ canvas: page, globals }) => {
    const text = storyText(globals);
    await expect(page.getByText(text('picture-set.not-sold'))).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};
