/** What every implementation of the carts port must do, whatever keeps them. */
import { cartCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { joinCarts } from '../../core/domain/cart/join-carts.ts';
import { applyCartCommand, emptyCart, piecesOf, type Cart } from '../../core/domain/cart/cart.ts';
import { cartArticlesAmount, type Customer } from '../../core/domain/customer/customer.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Carts } from '../../core/ports/carts.ts';
import type { Customers } from '../../core/ports/customers.ts';
import { anyCart } from '../arbitraries/cart.ts';
import { ada } from './customers.ts';
import { newOwners, visitorListLaws } from './visitor-lists.ts';

const kept = async (call: TE.TaskEither<unknown, Cart>): Promise<Cart> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new Error('The store did not answer.');
  return answer.right;
};

const article = (width: number) =>
  ({ designer: 'photo-frame', query: `materialType=leinwand&formatType=${width}x400` }) as const;

const putting = (width: number, quantity: number) => (before: Cart) =>
  applyCartCommand(before, { kind: 'put', article: article(width), quantity });

/** The suite. */
export const cartsContract = (name: string, start: () => Promise<Carts>): void => {
  describe(`carts: ${name}`, () => {
    property.prop([anyCart.filter(({ items }) => items.length > 0), anyCart], { numRuns: 20 })(
      'give back what was kept last, to each owner their own',
      async (first, second) => {
        const carts = await start();
        const { visitor: owner, customer: other } = newOwners();
        expect(await kept(carts.read(owner))).toEqual(emptyCart);
        expect(await kept(carts.change(owner, () => E.right(first)))).toEqual(first);
        expect(await kept(carts.read(other))).toEqual(emptyCart);
        await kept(
          carts.change(owner, (before) => {
            expect(before).toEqual(first);
            return E.right(second);
          }),
        );
        expect(await kept(carts.read(owner))).toEqual(second);
      },
    );

    test('stay as they were where a change is refused', async () => {
      const carts = await start();
      const { visitor: owner } = newOwners();
      const refusal = { kind: 'cart-full' } as const;
      expect(await carts.change(owner, () => E.left(refusal))()).toEqual(E.left(refusal));
      const cart = await kept(carts.change(owner, putting(600, 2)));
      expect(await carts.change(owner, () => E.left(refusal))()).toEqual(E.left(refusal));
      expect(await kept(carts.read(owner))).toEqual(cart);
    });

    property.prop([anyCart, anyCart], { numRuns: 20 })(
      'of a visitor are brought to the customer’s, once, and what finds no room stays',
      async (own, brought) => {
        const carts = await start();
        const { visitor, customer } = newOwners();
        await kept(carts.change(customer, () => E.right(own)));
        await kept(carts.change(visitor, () => E.right(brought)));
        const before = await kept(carts.read(customer));
        const { joined, left } = joinCarts(before, brought);
        expect(await kept(carts.join(visitor, customer))).toEqual(joined);
        expect(await kept(carts.read(customer))).toEqual(joined);
        expect((await kept(carts.read(visitor))).items).toEqual(left.items);
        expect(await kept(carts.join(visitor, customer))).toEqual(joined);
      },
    );

    visitorListLaws(async () => {
      const carts = await start();
      return {
        put: (owner, thing) => kept(carts.change(owner, putting(600 + thing, 1))),
        held: async (owner) =>
          (await kept(carts.read(owner))).items.map(
            ({ article: { query } }) => Number(/=(?<width>\d+)x/u.exec(query)?.[1]) - 600,
          ),
        join: (from, into) => kept(carts.join(from, into)),
      };
    });

    test('count each article once for all of its pieces', async () => {
      const carts = await start();
      const { visitor } = newOwners();
      const widths = Array.from({ length: 12 }, (_, index) => (index % 6) * 100 + 600);
      await Promise.all(widths.map((width) => kept(carts.change(visitor, putting(width, 1)))));
      const cart = await kept(carts.read(visitor));
      expect([cart.items.length, piecesOf(cart)]).toEqual([6, 12]);
    });
  });
};

type CountedWorld = {
  readonly carts: Carts;
  /** Who is at the page whose browser has such cookies, and is logged in or not. */
  readonly customersWith: (cookies: string, customer?: Customer) => Promise<Customers>;
};

/** That customer data tells how many pieces the browser's cart holds. */
export const cartCountContract = (name: string, start: () => Promise<CountedWorld>): void => {
  test(`the count of the cart: ${name}`, async () => {
    const { carts, customersWith } = await start();
    const { visitor: owner } = newOwners();
    await kept(carts.change(owner, putting(600, 2)));
    await kept(carts.change(owner, putting(900, 3)));
    const countOf = async (key: string, customer?: Customer): Promise<number> => {
      const customers = await customersWith(`${cartCookie}=${key}`, customer);
      const answer = await customers.current();
      if (E.isLeft(answer)) throw new Error('Nobody says who is at the page.');
      expect(answer.right.isLoggedIn).toBe(customer !== undefined);
      return cartArticlesAmount(answer.right);
    };
    expect(await countOf(owner.key)).toBe(5);
    expect(await countOf(newOwners().visitor.key)).toBe(0);
    expect(await countOf('rubbish')).toBe(0);
    expect(await countOf(owner.key, ada)).toBe(5);
    const customer = { kind: 'customer', number: ada.number } as const;
    await kept(carts.join(owner, customer));
    expect(await countOf(owner.key, ada)).toBe(5);
    expect(await countOf(owner.key)).toBe(0);
    // Other suites on this store know the customer, too.
    await kept(carts.change(customer, () => E.right(emptyCart)));
    expect(await countOf(owner.key, ada)).toBe(0);
  });
};
