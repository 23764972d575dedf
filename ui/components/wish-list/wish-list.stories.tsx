import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { frameArg, materialArg } from '../../messages/story-args.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import type { MaterialType } from '../../../core/domain/catalogue/materials.ts';
import { storyText } from '../../messages/story-text.ts';
import { Picture } from '../picture/picture.tsx';
import { PriceNote, PriceTag } from '../price/price.tsx';
import { WishList, type Wish } from './wish-list.tsx';

const price = (current: string, original?: string) => (
  <>
    <PriceTag price={{ current, original }} size="s" />
    <PriceNote price={{ current, original }} shippingHref="#shipping" />
  </>
);

const wish = (
  key: string,
  name: string,
  material: MaterialType,
  more: Partial<Wish> = {},
): Wish => ({
  key,
  name,
  detail: '60 × 40 cm',
  picture: (
    <Picture {...pictureAttributes('swatch', { kind: 'material', material })} alt="" fit="cover" />
  ),
  price: price('44,90 €'),
  page: '#page',
  designer: '#designer',
  ...more,
});

const wishes = [
  wish('a', materialArg('leinwand'), 'leinwand', { price: price('39,90 €', '44,90 €') }),
  wish('b', `${materialArg('acrylglas')}, ${frameArg('schattenfuge-platte')}`, 'acrylglas', {
    detail: '150 × 100 cm',
  }),
  wish('c', materialArg('klebefolie'), 'klebefolie', { price: undefined, designer: undefined }),
];

const own = {
  kind: 'shown',
  wishes,
  isOwn: true,
  shared: { key: '0'.repeat(32), href: '#shared' },
} as const;

const meta = {
  title: 'Product/WishList',
  component: WishList,
  args: { locale: 'de-DE', state: own, ownHref: '#own' },
} satisfies Meta<typeof WishList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The list stands when prices cannot be had, and does not say that nothing is sold. */
export const PricesAway: Story = {
  args: {
    state: { ...own, wishes: wishes.map((wish) => ({ ...wish, price: 'unavailable' })) },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByText(text('wishlist.no-price'))).toHaveLength(3);
    await expect(canvas.queryByText(text('wishlist.unpriced'))).toBeNull();
  },
};

/** Each wish can be taken away; what cannot be had says so, and leads nowhere. */
export const Own: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(text('wishlist.remove'), 'u') }),
    ).toHaveLength(3);
    await expect(
      canvas.getAllByRole('link', { name: new RegExp(text('wishlist.design'), 'u') }),
    ).toHaveLength(2);
    await expect(canvas.getByText(text('wishlist.unpriced'))).toBeVisible();
    await expect(canvas.queryByText(text('wishlist.added'))).not.toBeVisible();
  },
};

/** Somebody else's can be looked at and taken over, and not changed. */
export const Shared: Story = {
  args: { state: { ...own, isOwn: false } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('button', { name: text('wishlist.take') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('wishlist.open') })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(text('wishlist.remove'), 'u') }),
    ).toBeNull();
  },
};

/** Where the browser has refused the cookie, nothing says that a wish was kept. */
export const Empty: Story = {
  args: { state: { ...own, wishes: [] } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.queryByText(text('wishlist.added'))).toBeNull();
    await expect(canvas.getAllByText(text('wishlist.not-kept'))).toHaveLength(2);
  },
};

export const NotFound: Story = { args: { state: { kind: 'not-found' } } };

export const Unavailable: Story = { args: { state: { kind: 'unavailable' } } };
