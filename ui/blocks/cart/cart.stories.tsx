import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { emptyCartStep } from '../../../core/domain/cart/cart-step.ts';
import { framedPicture } from '../../../core/domain/products/wall-picture/wall-picture.ts';
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

/** A picture with the shopper's own photo, and a collage. */
export const Filled: Story = {
  args: {
    block: {
      ...meta.args.block,
      step: {
        kind: 'shown',
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
              hasOwnPhoto: true,
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
              hasOwnPhoto: false,
            },
            price: { priceCurrent: euros(3_990), priceOriginal: euros(3_990) },
            sum: euros(3_990),
            page: '#page',
            href: '#designer',
          },
        ],
        total: euros(12_970),
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
    const photo = text('article.own-photo');
    await expect(canvas.getByText(new RegExp(photo, 'u'))).toBeVisible();
    const photos = text('article.photos', { count: 3 });
    await expect(canvas.getByText(new RegExp(photos, 'u'))).toBeVisible();
    await expect(canvas.getByText(/89,80/u)).toBeVisible();
    await expect(canvas.getByText(/129,70/u)).toBeVisible();
    await expect(canvas.getAllByText(/44,90/u)).toHaveLength(1);
  },
};
