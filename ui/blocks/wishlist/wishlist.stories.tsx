import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { unaskedWishlistStep } from '../../../core/domain/wishlist/wishlist-step.ts';
import { frameArg, materialArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { WishlistBlockView } from './wishlist.tsx';

const key = '0'.repeat(32);

const framed = `${materialArg('poster')}, ${frameArg('holzrahmen')}`;

const meta = {
  title: 'Blocks/Wishlist',
  component: WishlistBlockView,
  args: {
    ...sampleBlockProps,
    block: { kind: 'wishlist', id: 'wishlist', headline: '', step: unaskedWishlistStep },
  },
} satisfies Meta<typeof WishlistBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As every visitor gets the page. */
export const Unasked: Story = {};

/** A picture has its name, format and price; a design of another product its kind alone. */
export const Shown: Story = {
  args: {
    block: {
      ...meta.args.block,
      step: {
        kind: 'shown',
        isOwn: true,
        shareKey: key,
        wishes: [
          {
            key: 'a',
            name: framed,
            article: {
              label: { name: framed, details: ['60 × 40 cm'] },
              look: undefined,
              hasOwnPhoto: true,
            },
            price: {
              priceCurrent: { minorUnits: 4490, currency: 'eur' },
              priceOriginal: { minorUnits: 4490, currency: 'eur' },
            },
            page: '#page',
            designer: '#designer',
          },
          {
            key: 'c',
            name: materialArg('leinwand'),
            article: {
              label: {
                name: materialArg('leinwand'),
                kind: 'Collage',
                photoCount: 3,
                details: ['90 × 60 cm'],
              },
              look: { kind: 'still', still: 'collage', seed: 1 },
              hasOwnPhoto: false,
            },
            price: {
              priceCurrent: { minorUnits: 6490, currency: 'eur' },
              priceOriginal: { minorUnits: 6490, currency: 'eur' },
            },
            page: '#page',
            designer: '#designer',
          },
          {
            key: 'b',
            name: 'Collage',
            article: undefined,
            price: undefined,
            page: '#page',
            designer: '#designer',
          },
        ],
      },
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/60 × 40 cm/u)).toBeVisible();
    const text = storyText(globals);
    const photo = text('article.own-photo');
    await expect(canvas.getByText(new RegExp(photo, 'u'))).toBeVisible();
    const photos = text('article.photos', { count: 3 });
    await expect(canvas.getByText(new RegExp(`${photos} · 90 × 60`, 'u'))).toBeVisible();
    await expect(canvas.getByText(/44,90/u)).toBeVisible();
  },
};
