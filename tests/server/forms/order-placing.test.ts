/** What the button of the checkout does with an order, and where its buyer goes on. */
import { expect, test } from 'vitest';

import { emptyCart } from '../../../core/domain/cart/cart.ts';
import { emptyCartStep } from '../../../core/domain/cart/cart-step.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import type { PaymentMethod } from '../../../core/domain/order/order.ts';
import { E, TE } from '../../../core/fp.ts';
import type { PaymentCommands } from '../../../core/ports/payments.ts';
import type { OrderAsked } from '../../../core/usecases/place-checkout.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { orderPlacing } from '../../../server/forms/order-placing.ts';
import { rightAddress } from '../../arbitraries/checkout.ts';
import { euros, someGift } from '../../arbitraries/order.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { noAccount } from '../../fakes/own-account.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';

const sites = embeddedSites(3_000);
const clock = manualClock(Date.parse('2026-11-23T09:00:00Z'));
const id = '00000000-0000-4000-8000-000000000001';
const owner = { kind: 'visitor', key: 'k'.repeat(32) } as const;

const gift = { ...someGift, amount: euros(5_000) };

const cart = { ...emptyCart, gifts: [gift] };

const ask = (payment: PaymentMethod): OrderAsked => {
  if (emptyCartStep.kind !== 'shown') throw new Error('An empty cart is shown.');
  return {
    id,
    email: 'ada@example.com',
    billing: { ...rightAddress('DE'), country: 'DE' },
    delivery: undefined,
    speed: 'standard',
    payment,
    owner,
    customer: visitor,
    cart,
    shown: { ...emptyCartStep, gifts: [gift] },
    totals: {
      goods: euros(5000),
      shipping: euros(0),
      express: euros(0),
      vouchers: euros(0),
      due: euros(5000),
      taxes: [],
    },
    arrival: 0,
  };
};

const open = async (begin: PaymentCommands['begin']) => {
  const [carts, vouchers] = [memoryCarts(), memoryVouchers(clock)];
  await carts.change(owner, () => E.right(cart))();
  const refused = () => TE.left({ kind: 'payments-unavailable', reason: 'not asked' } as const);
  const orders = memoryOrders(carts, vouchers);
  const placing = orderPlacing({
    orders,
    payments: {
      begin,
      status: refused,
      capture: refused,
      cancel: refused,
      refund: refused,
    },
    personalisations: () => memoryPersonalisations(),
    originals: {
      find: () => TE.left({ kind: 'original-not-found' }),
      holdForOrder: () => TE.left({ kind: 'original-not-found' }),
      delivered: () => TE.right(undefined),
      letGo: () => TE.right(undefined),
    },
    clock,
    log: recordingLog(),
    sites,
    ownAccountOf: () => () => noAccount,
    orderPageOf: (locale, token) => `/${locale}/${token}`,
  })({
    site: sites.defaultSite,
    locale: 'de-DE',
    cookies: '',
    signal: new AbortController().signal,
  });
  return { ...placing, orders };
};

const page = `/de-DE/token-${id}`;

test('an order that is paid online leads there, again and again the same one', async () => {
  const asked: unknown[] = [];
  const { place, find, orders } = await open((payment) => {
    asked.push(payment);
    return TE.right({ paymentId: 'p', redirect: 'https://pay.example.com/p' });
  });
  expect(await find(id)()).toEqual(E.right(undefined));
  expect(await place(ask('redirect'))()).toEqual(
    E.right({ location: 'https://pay.example.com/p', token: `token-${id}` }),
  );
  expect(asked).toMatchObject([
    { orderId: id, amount: euros(5000), returnTo: `http://localhost:3000${page}` },
  ]);
  expect(await place(ask('redirect'))()).toEqual(
    E.right({ location: 'https://pay.example.com/p', token: `token-${id}` }),
  );
  expect(await find(id)()).toEqual(
    E.right({ location: 'https://pay.example.com/p', token: `token-${id}` }),
  );
  const [first, ...others] = asked;
  expect(others.every((other) => JSON.stringify(other) === JSON.stringify(first))).toBe(true);
  expect(await orders.list({ most: 9 })()).toMatchObject(
    E.right([{ placed: { terms: { isWithdrawalExcluded: false } } }]),
  );
});

test('every other order leads to its page, as does one whose payment cannot be begun', async () => {
  const away = () => TE.left({ kind: 'payments-unavailable', reason: 'down' } as const);
  for (const method of ['bank-transfer', 'redirect'] as const) {
    const { place, find } = await open(away);
    expect(await place(ask(method))()).toEqual(E.right({ location: page, token: `token-${id}` }));
    expect(await find(id)()).toEqual(E.right({ location: page, token: `token-${id}` }));
  }
});

test('what is no longer in the cart is not ordered', async () => {
  const { place, orders } = await open(() => TE.right({ paymentId: 'p', redirect: '' }));
  const other = { ...ask('redirect'), cart: { ...cart, gifts: [gift, { ...gift, id: 'b' }] } };
  expect(await place(other)()).toEqual(E.left({ kind: 'changed', changes: [{ kind: 'cart' }] }));
  expect(await orders.list({ most: 9 })()).toEqual(E.right([]));
});
