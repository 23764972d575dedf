import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { articleKey } from '../../../core/domain/products/article-key.ts';
import {
  cartLimits,
  emptyCart,
  isCartQuantity,
  type Cart,
} from '../../../core/domain/cart/cart.ts';
import { joinCarts } from '../../../core/domain/cart/join-carts.ts';
import { anyCart } from '../../arbitraries/cart.ts';
import { anyGiftOrder } from '../../arbitraries/voucher.ts';

/** How many pieces of each article are in some carts together. */
const piecesByArticle = (...carts: readonly Cart[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { article, quantity } of carts.flatMap(({ items }) => items))
    pieces.set(articleKey(article), (pieces.get(articleKey(article)) ?? 0) + quantity);
  return pieces;
};

const keysOf = ({ items }: Cart) => items.map(({ article }) => articleKey(article));

/** A cart of so many articles, numbered from some number on. */
const numbered = (count: number, from: number, quantity: number): Cart => ({
  items: Array.from({ length: count }, (_, index) => ({
    article: { designer: 'photo-frame', query: `n=${from + index}` },
    quantity,
  })),
  lastPut: undefined,
});

/** Carts of a few articles, and ones that are full or nearly so. */
const anyFullCart = fc.oneof(
  anyCart,
  fc
    .record({
      count: fc.integer({ min: 0, max: cartLimits.items }),
      from: fc.integer({ min: 0, max: 60 }),
      quantity: fc.integer({ min: 1, max: cartLimits.quantity }),
    })
    .map(({ count, from, quantity }) => numbered(count, from, quantity)),
);

const giftsOf = ({ gifts = [] }: Cart) => gifts.map(({ id }) => id);

const vouchersOf = ({ vouchers = [] }: Cart) => vouchers;

const anyIds = (most: number) =>
  fc.uniqueArray(fc.constantFrom(...Array.from('abcdefghijklmno')), {
    minLength: 1,
    maxLength: most,
  });

/** Carts of gift vouchers and vouchers, many of them full. */
const anyPaidCart: fc.Arbitrary<Cart> = fc
  .record({
    order: anyGiftOrder,
    ids: fc.option(anyIds(cartLimits.gifts), { nil: undefined, freq: 2 }),
    vouchers: fc.option(anyIds(cartLimits.vouchers), { nil: undefined, freq: 2 }),
  })
  .map(({ order, ids, vouchers }) => ({
    ...emptyCart,
    gifts: ids?.map((id) => ({ ...order, id })),
    vouchers,
  }));

describe('the cart of a visitor, brought to the customer who logs in', () => {
  property.prop([anyFullCart, anyFullCart])('loses no piece and makes none', (own, brought) => {
    const { joined, left } = joinCarts(own, brought);
    expect(piecesByArticle(joined, left)).toEqual(piecesByArticle(own, brought));
  });

  property.prop([anyFullCart, anyFullCart])('is a cart, and so is what is left', (own, brought) => {
    for (const { items } of Object.values(joinCarts(own, brought))) {
      expect(items.length).toBeLessThanOrEqual(cartLimits.items);
      expect(items.every(({ quantity }) => isCartQuantity(quantity))).toBe(true);
      expect(new Set(items.map(({ article }) => articleKey(article))).size).toBe(items.length);
    }
  });

  property.prop([anyFullCart, anyFullCart])(
    'keeps the order of one’s own, and leaves only what finds no room',
    (own, brought) => {
      const { joined, left } = joinCarts(own, brought);
      expect(keysOf(joined).slice(0, own.items.length)).toEqual(keysOf(own));
      for (const { article } of left.items) {
        const same = joined.items.find((item) => articleKey(item.article) === articleKey(article));
        const isFull = joined.items.length === cartLimits.items;
        expect(same === undefined ? isFull : same.quantity === cartLimits.quantity).toBe(true);
      }
    },
  );

  property.prop([anyFullCart, anyFullCart])('is brought once', (own, brought) => {
    const { joined, left } = joinCarts(own, brought);
    expect(joinCarts(joined, left)).toEqual({ joined, left });
  });

  test('is nothing that was put there just now', () => {
    const [first, second] = [numbered(1, 0, 2), numbered(1, 1, 3)];
    const told = { ...first, lastPut: first.items[0] };
    expect(joinCarts(told, second).joined.lastPut).toBeUndefined();
    expect(joinCarts(told, emptyCart).joined).toBe(told);
  });

  test('leaves what is one too many where one’s own is full', () => {
    const full = numbered(cartLimits.items, 0, 1);
    const other = numbered(1, cartLimits.items, 1);
    expect(joinCarts(full, other)).toEqual({ joined: full, left: other });
    const last = numbered(cartLimits.items - 1, 0, 1);
    expect(joinCarts(last, other).joined.items).toEqual([...last.items, ...other.items]);
  });

  property.prop([anyPaidCart, anyPaidCart])(
    'brings its gift vouchers and vouchers',
    (own, brought) => {
      const { joined, left } = joinCarts(own, brought);
      for (const [listOf, most] of [
        [giftsOf, cartLimits.gifts],
        [vouchersOf, cartLimits.vouchers],
      ] as const) {
        const [mine, news] = [
          listOf(own),
          listOf(brought).filter((id) => !listOf(own).includes(id)),
        ];
        expect(listOf(joined)).toEqual([...mine, ...news].slice(0, most));
        expect([...listOf(joined), ...listOf(left)]).toEqual([...mine, ...news]);
      }
      for (const { gifts, vouchers } of [joined, left])
        for (const list of [gifts, vouchers]) expect(list).not.toEqual([]);
      // What both have stands once.
      expect(joinCarts(own, own).left).toEqual(emptyCart);
    },
  );
});
