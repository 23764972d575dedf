import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { emptyCartStep } from '../../../core/domain/cart/cart-step.ts';
import {
  framedPicture,
  unframedPicture,
  type WallPicture,
} from '../../../core/domain/products/wall-picture/wall-picture.ts';
import { hungPrintOf } from '../../../core/domain/products/wall-picture/printed-photo.ts';
import { wallPictureLabel } from '../../../core/domain/products/wall-picture/wall-picture-labels.ts';
import { wallPictureLook } from '../../../core/domain/products/wall-picture/wall-picture-look.ts';
import { frameArg, materialArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { CartBlockView } from './cart.tsx';

const meta = {
  title: 'Blocks/Cart',
  component: CartBlockView,
  args: {
    ...sampleBlockProps,
    block: { kind: 'cart', id: 'cart', headline: '', step: emptyCartStep },
  },
} satisfies Meta<typeof CartBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As whoever has put nothing there gets the page. */
export const Empty: Story = {};

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

const format = { width: 600, height: 400, unit: 'cm' } as const;

const pictured = (picture: WallPicture) => ({
  label: wallPictureLabel('de-DE', picture),
  look: wallPictureLook(picture),
});

/** A framed picture, and a collage. */
export const Filled: Story = {
  args: {
    block: {
      ...meta.args.block,
      step: {
        kind: 'shown',
        extras: [],
        items: [
          {
            key: 'a',
            quantity: 2,
            article: {
              label: {
                name: `${materialArg('poster')}, ${frameArg('holzrahmen')}`,
                details: ['60 × 40 cm'],
              },
              look: wallPictureLook(framedPicture('poster', format)),
              photo: undefined,
            },
            price: { priceCurrent: euros(4_490), priceOriginal: euros(4_490) },
            sum: euros(8_980),
            page: '#page',
            href: '#designer',
          },
          {
            key: 'b',
            quantity: 1,
            article: {
              label: {
                name: materialArg('leinwand'),
                photoCount: 3,
                details: ['60 × 40 cm'],
              },
              look: { kind: 'still', still: 'collage', seed: 1 },
              photo: undefined,
            },
            price: { priceCurrent: euros(3_990), priceOriginal: euros(3_990) },
            sum: euros(3_990),
            page: '#page',
            href: '#designer',
          },
        ],
        total: euros(12_970),
        gifts: [],
        vouchers: [],
        due: undefined,
        arrival: Date.parse('2026-12-04T19:00:00Z'),
        lastPut: undefined,
      },
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    // Each as it hangs: in its frame, and the collage as one.
    const [framed, collage] = canvasElement.querySelectorAll('img');
    await expect(framed?.src).toContain('perspective/poster+');
    await expect(collage?.src).toContain('collage-1/still');
    const text = storyText(globals);
    const photos = text('article.photos', { count: 3 });
    await expect(canvas.getByText(new RegExp(photos, 'u'))).toBeVisible();
    await expect(canvas.getByText(/89,80/u)).toBeVisible();
    await expect(canvas.getByText(/129,70/u, { selector: 'span' })).toBeVisible();
    await expect(canvas.getAllByText(/44,90/u)).toHaveLength(1);
  },
};

const photo = {
  kind: 'shown',
  id: 'beach',
  size: { width: 2000, height: 3000 },
  front: { left: 0, top: 0.25, width: 1, height: 0.5 },
} as const;

/** Photos of the shopper's own: on canvas with mirrored edges, in a frame, gone, and still to come. */
export const OwnPhotos: Story = {
  args: {
    block: {
      ...meta.args.block,
      step: {
        kind: 'shown',
        extras: [],
        items: [
          {
            ...unframedPicture('leinwand', format),
            options: ['leinwand-rand-gespiegelt' as const],
          },
          framedPicture('poster', format),
          unframedPicture('acrylglas', format),
          unframedPicture('hahnemuehle', format),
        ].map((picture, index) => ({
          key: String(index),
          quantity: 1,
          article: {
            ...pictured(picture),
            photo: [
              { ...photo, print: hungPrintOf(picture) },
              { ...photo, print: hungPrintOf(picture) },
              { kind: 'gone' as const },
              { kind: 'awaited' as const, print: hungPrintOf(picture), wrap: 0 },
            ][index],
          },
          price: { priceCurrent: euros(4_490), priceOriginal: euros(4_490) },
          sum: euros(4_490),
          page: '#page',
          href: '#designer',
        })),
        total: euros(17_960),
        gifts: [],
        vouchers: [],
        due: undefined,
        lastPut: undefined,
      },
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const [canvasLine, framed, gone, awaited] = canvas.getAllByRole('listitem');
    // The front, and three mirrors of it.
    const images = [...(canvasLine?.querySelectorAll('img') ?? [])];
    await expect(images.map(({ src }) => new URL(src).search)).toEqual(
      Array.from({ length: 4 }, () => '?id=beach'),
    );
    await expect(framed?.querySelector('figure')?.dataset['frame']).toBe('holzrahmen');
    await expect(gone?.querySelector('img')).toBeNull();
    // Another motif, until a script finds the photo on this device.
    await expect(awaited?.querySelector('shop-island img')).toHaveAttribute(
      'src',
      expect.stringContaining('perspective/hahnemuehle'),
    );
    const text = storyText(globals);
    await expect(canvas.getAllByText(new RegExp(text('article.own-photo'), 'u'))).toHaveLength(3);
    await expect(canvas.getAllByText(text('article.photo-gone'))).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-crop]')).toHaveLength(2);
  },
};
