/** The steps of the checkout as forms: what is kept, what is refused, and where each leads. */
import { expect, test } from 'vitest';

import { emptyCart, type Cart } from '../../../core/domain/cart/cart.ts';
import type { Checkout } from '../../../core/domain/checkout/checkout.ts';
import { cartCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { E, TE } from '../../../core/fp.ts';
import type { OrderAsked } from '../../../core/usecases/place-checkout.ts';
import { rightAddress } from '../../arbitraries/checkout.ts';
import { euros, someGift } from '../../arbitraries/order.ts';
import { failingCarts, memoryCarts } from '../../fakes/carts.ts';
import { failingCheckouts, memoryCheckouts } from '../../fakes/checkouts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryArticlePrices } from '../../fakes/article-prices.ts';
import { fakeCustomers } from '../../fakes/customers.ts';
import { ada } from '../../contracts/customers.ts';
import { openPageForms } from './page-form-world.ts';

const key = 'k'.repeat(32);
const cookie = `${cartCookie}=${key}`;
const owner = { kind: 'visitor', key } as const;

const gift = { ...someGift, amount: euros(5_000) };

/** Nothing of it is sent. */
const filled: Cart = { ...emptyCart, gifts: [gift] };

const now = Date.parse('2026-11-23T09:00:00Z');

type Given = Parameters<typeof openPageForms>[0];

/** A browser with something in its cart. */
const open = async (given: Given = {}, cart: Cart = filled) => {
  const [carts, checkouts] = [memoryCarts(), memoryCheckouts()];
  await carts.change(owner, () => E.right(cart))();
  const asked: OrderAsked[] = [];
  const world = openPageForms({
    carts,
    checkouts,
    clock: manualClock(now),
    articlePrices: () => memoryArticlePrices(),
    orderPlacing: () => ({
      place: (order) => {
        asked.push(order);
        return TE.right('/order/token');
      },
      find: (id) => TE.right(asked.some((order) => order.id === id) ? '/order/token' : undefined),
    }),
    ...given,
  });
  const send = (fields: Readonly<Record<string, string>>, path = '/kasse/adresse') =>
    world.send(path, fields, { cookie });
  const kept = async (): Promise<Checkout | undefined> => {
    const read = await checkouts.read(owner)();
    return E.isRight(read) ? read.right : undefined;
  };
  return { ...world, send, kept, asked, carts, checkouts };
};

const address = { step: 'address', email: 'ada@example.com', ...rightAddress('DE') };

const on = (path: string) => ({ kind: 'see-other', location: path });

test('each step leads to the next, and the review to what follows an order', async () => {
  const { send, kept, asked } = await open();
  // Nothing is sent: there is no delivery to choose.
  expect(await send(address)).toEqual(on('/kasse/zahlung'));
  expect(await send({ step: 'payment', payment: 'bank-transfer' })).toEqual(on('/kasse/pruefen'));
  const checkout = await kept();
  expect(checkout).toMatchObject({
    addresses: { email: 'ada@example.com', isBilledElsewhere: false },
    payment: 'bank-transfer',
  });
  const seen = {
    items: [],
    gifts: [gift.id],
    speed: 'standard',
    arrival: 0,
    shipping: 0,
    vouchers: 0,
    due: 5000,
  };
  const confirm = { step: 'review', id: checkout?.id ?? '', seen: JSON.stringify(seen) };
  // What was seen is no longer what is offered: it is said, and nothing is ordered.
  const other = JSON.stringify({ ...seen, due: 4000 });
  expect(await send({ ...confirm, seen: other })).toEqual({
    kind: 'again',
    status: 422,
    step: {
      kind: 'checkout-answer',
      name: 'review',
      said: { changes: [{ kind: 'total', before: 4000, now: 5000 }] },
    },
  });
  expect(asked).toEqual([]);
  expect(await send(confirm)).toEqual(on('/order/token'));
  expect(asked).toMatchObject([
    {
      id: checkout?.id,
      owner,
      email: 'ada@example.com',
      payment: 'bank-transfer',
      billing: { city: 'Town', country: 'DE' },
    },
  ]);
  // Sent twice it is the same order, though its checkout is gone.
  expect(await send(confirm)).toEqual(on('/order/token'));
  expect(asked).toHaveLength(1);
  // The next order begins anew.
  expect(await kept()).toMatchObject({ id: '', addresses: undefined });
});

test('what is refused is kept, and said field by field', async () => {
  const { send, kept } = await open();
  const typed = { ...address, email: 'ada@', street: '', isBilledElsewhere: 'yes' };
  expect(await send(typed)).toMatchObject({
    kind: 'again',
    status: 422,
    step: {
      kind: 'checkout-answer',
      name: 'address',
      said: {
        errors: [
          { field: 'email', code: 'malformed' },
          { field: 'street', code: 'missing' },
          { field: 'billing-firstName', code: 'missing' },
          { field: 'billing-lastName', code: 'missing' },
          { field: 'billing-street', code: 'missing' },
          { field: 'billing-postcode', code: 'missing' },
          { field: 'billing-city', code: 'missing' },
          { field: 'billing-country', code: 'missing' },
        ],
      },
    },
  });
  expect(await kept()).toMatchObject({
    addresses: { email: 'ada@', address: { city: 'Town', street: '' }, isBilledElsewhere: true },
  });
});

test.each([
  [{ step: 'payment', payment: 'invoice' }, 'payment', 'unknown'],
  [{ step: 'payment' }, 'payment', 'missing'],
])('%j is no choice of a consumer', async (fields, field, code) => {
  const { send } = await open();
  await send(address);
  expect(await send(fields)).toMatchObject({
    status: 422,
    step: { said: { errors: [{ field, code }] } },
  });
});

test('a business may pay by invoice, and has what was begun before the log-in', async () => {
  const business = { ...ada, type: 1 };
  const { send, checkouts } = await open({ customersOf: () => () => fakeCustomers(business) });
  const typed = { id: gift.id, addresses: undefined, speed: undefined, payment: undefined };
  await checkouts.change(owner, () => E.right(typed))();
  expect(await send({ step: 'payment', payment: 'invoice' })).toEqual(on('/kasse/pruefen'));
  const customer = { kind: 'customer', number: business.number } as const;
  expect(await checkouts.read(customer)()).toEqual(E.right({ ...typed, payment: 'invoice' }));
});

test('a review that was reached by no step, or of another checkout, orders nothing', async () => {
  const { send, asked } = await open();
  expect(await send({ step: 'review', id: '', seen: '' })).toEqual(on('/kasse/adresse'));
  await send(address);
  await send({ step: 'payment', payment: 'redirect' });
  expect(await send({ step: 'review', id: 'another', seen: '' })).toEqual(on('/kasse/pruefen'));
  expect(asked).toEqual([]);
});

test.each<[string, Given]>([
  ['carts', { carts: failingCarts() }],
  ['checkouts', { checkouts: failingCheckouts() }],
])('while %s are away nothing is lost, and the page says so', async (_, given) => {
  const { send } = await open(given);
  expect(await send(address)).toMatchObject({ kind: 'again', status: 503 });
});

test('an order that could not be placed can be placed again', async () => {
  const { send, kept } = await open({
    orderPlacing: () => ({
      place: () => TE.left({ kind: 'failed' } as const),
      find: () => TE.right(undefined),
    }),
  });
  await send(address);
  await send({ step: 'payment', payment: 'redirect' });
  const checkout = await kept();
  const seen = JSON.stringify({
    items: [],
    gifts: [gift.id],
    speed: 'standard',
    arrival: 0,
    shipping: 0,
    vouchers: 0,
    due: 5000,
  });
  expect(await send({ step: 'review', id: checkout?.id ?? '', seen })).toMatchObject({
    status: 503,
    step: { said: { isFailed: true } },
  });
  expect(await kept()).toEqual(checkout);
});

test('the same review, sent many times at once, is placed once for all', async () => {
  let looks = 0;
  const { send, kept } = await open({
    orderPlacing: () => ({
      place: () => TE.right('/order/token'),
      // Another process knows nothing of it yet.
      find: () => async () => {
        looks += 1;
        return E.right(undefined);
      },
    }),
  });
  await send(address);
  await send({ step: 'payment', payment: 'redirect' });
  const id = (await kept())?.id ?? '';
  const sent = { step: 'review', id, seen: '' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(sent)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  // Once before, and once after what came of it.
  expect(looks).toBe(2);
});

test('a review that another request has placed meanwhile leads to its order', async () => {
  const looks: string[] = [];
  const { send, kept } = await open({
    orderPlacing: () => ({
      place: () => TE.left({ kind: 'changed', changes: [{ kind: 'cart' }] } as const),
      // The first look is before the other request, the second after it.
      find: (id) => async () => E.right(looks.push(id) > 1 ? '/order/token' : undefined),
    }),
  });
  await send(address);
  await send({ step: 'payment', payment: 'redirect' });
  const id = (await kept())?.id ?? '';
  expect(await send({ step: 'review', id, seen: '' })).toEqual(on('/order/token'));
  expect(looks).toEqual([id, id]);
});

test('where no orders are taken, the page takes no form', async () => {
  const { send } = await open({ takesOrders: false });
  expect(await send(address)).toBeUndefined();
});
