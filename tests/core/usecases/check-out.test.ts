/** The sales tax of an order to the United States, through the steps of a checkout. */
import { expect, test } from 'vitest';

import type { CheckoutStepName } from '../../../core/domain/checkout/checkout.ts';
import { orderSum } from '../../../core/domain/order/order-sum.ts';
import { E, TE } from '../../../core/fp.ts';
import type { ArticlePrices } from '../../../core/ports/article-prices.ts';
import type { SalesTaxes } from '../../../core/ports/sales-taxes.ts';
import { addAccessory } from '../../../core/usecases/add-accessory.ts';
import { answerCheckout, showCheckout } from '../../../core/usecases/check-out.ts';
import { placeCheckout } from '../../../core/usecases/place-checkout.ts';
import { rightAddress } from '../../arbitraries/checkout.ts';
import { priceWith } from '../../arbitraries/money.ts';
import { memoryArticlePrices } from '../../fakes/article-prices.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { memoryCheckouts } from '../../fakes/checkouts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { fakeCustomers } from '../../fakes/customers.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { noAccount } from '../../fakes/own-account.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';
import { fakePrices } from '../../fakes/prices.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';
import { embeddedDesignerBases, embeddedSites } from '../../../server/embedded-addresses.ts';

const key = 'k'.repeat(32);
const id = '00000000-0000-4000-8000-00000000000a';
const address = {
  step: 'address',
  typed: {
    email: 'ada@example.com',
    address: rightAddress('US'),
    isBilledElsewhere: false,
    billing: rightAddress('US'),
  },
  earlier: '',
} as const;

const onwards = { location: '/order', token: 't' } as const;

const dollars = (minorUnits: number) => ({ minorUnits, currency: 'usd' }) as const;

const taxed = (tax: number): SalesTaxes => ({
  count: ({ destination: { state }, goods, shipping }) =>
    TE.right([
      {
        state,
        perMillion: 40_000,
        taxable: dollars([...goods, shipping].reduce((sum, one) => sum + one.minorUnits, 0)),
        tax: dollars(tax),
      },
    ]),
});

const open = async (salesTaxes: SalesTaxes) => {
  const [carts, checkouts, log] = [memoryCarts(), memoryCheckouts(), recordingLog()];
  const clock = manualClock(Date.parse('2026-11-23T09:00:00Z'));
  const vouchers = memoryVouchers(clock);
  const environment = {
    carts,
    checkouts,
    log,
    clock,
    salesTaxes,
    vouchers,
    articlePrices: {
      ...memoryArticlePrices(),
      price: (_, articles) => TE.right(articles.map(() => priceWith('usd', 4_990, 4_990))),
    } satisfies ArticlePrices,
    prices: fakePrices(),
    orders: memoryOrders(carts, vouchers),
    personalisations: memoryPersonalisations()(key),
    pictureUploads: memoryPictureUploads(),
    customers: fakeCustomers(),
    account: noAccount,
    bankAccounts: {},
    playsPayments: true,
  };
  const scope = { channel: 'kartenliebe', locale: 'en-US', platform: 'web' } as const;
  await addAccessory(
    scope,
    { kind: 'visitor', key },
    { sku: 'seal-wachs-salbei', pieces: 25 },
  )(environment)();
  const visit = {
    scope,
    visitorKey: key,
    ways: { bases: embeddedDesignerBases, sites: embeddedSites(3_000) },
  } as const;
  const show = async (asked: CheckoutStepName, taxes = salesTaxes) => {
    const shown = await showCheckout(visit, asked)({ ...environment, salesTaxes: taxes })();
    return E.isRight(shown) ? shown.right : undefined;
  };
  const answer = async (sent: Parameters<typeof answerCheckout>[1]) =>
    answerCheckout(visit, sent, id)(environment)();
  const place = (seen: string, taxes: SalesTaxes) =>
    placeCheckout(
      visit,
      { id, seen },
      { place: () => TE.right(onwards), find: () => TE.right(undefined) },
    )({ ...environment, salesTaxes: taxes })();
  return { show, answer, place, log };
};

test('is told to come at the first step, and is part of the total from the next one on', async () => {
  const { show, answer } = await open(taxed(123));
  const first = await show('address');
  expect(first).toMatchObject({ step: { isTaxAwaited: true, totals: { taxes: [] } } });
  expect(first).not.toHaveProperty('step.totals.salesTax');
  expect(await answer(address)).toEqual(E.right({ kind: 'on', step: 'delivery' }));
  const second = await show('delivery');
  expect(second).toMatchObject({
    step: { isTaxAwaited: false, totals: { salesTax: [{ state: 'NY', tax: dollars(123) }] } },
  });
  if (second?.kind !== 'step' || second.step.kind !== 'shown') throw new Error('not shown');
  const { totals } = second.step;
  expect(totals.due).toEqual(orderSum(totals));
  expect(totals.due.minorUnits).toBe(totals.goods.minorUnits + totals.shipping.minorUnits + 123);
});

test('that has changed since the review is said before anything is ordered', async () => {
  const { show, answer, place } = await open(taxed(123));
  await answer(address);
  await answer({ step: 'delivery', speed: 'standard' });
  await answer({ step: 'payment', method: 'redirect' });
  const review = await show('review');
  if (review?.kind !== 'step' || review.step.kind !== 'shown') throw new Error('not shown');
  const { seen, totals } = review.step;
  const before = totals.due.minorUnits;
  expect(await place(seen, taxed(124))).toMatchObject(
    E.right({ kind: 'again', said: { changes: [{ kind: 'total', before, now: before + 1 }] } }),
  );
  expect(await place(seen, taxed(123))).toEqual(E.right({ kind: 'placed', ...onwards }));
});

test('that nobody can say for an address asks for another one', async () => {
  const { show, answer } = await open({ count: () => TE.left({ kind: 'destination-unknown' }) });
  await answer(address);
  expect(await show('delivery')).toEqual({ kind: 'elsewhere', step: 'address' });
  expect(await show('address')).toMatchObject({
    step: { isTaxAwaited: true, errors: [{ field: 'postcode', code: 'unknown' }] },
  });
});

test('that nobody can say now leaves the order for later, and is reported', async () => {
  const away = { kind: 'sales-tax-unavailable', reason: 'no answer' } as const;
  const { show, answer, log } = await open({ count: () => TE.left(away) });
  await answer(address);
  expect(await show('delivery')).toEqual({ kind: 'step', step: { kind: 'unavailable' } });
  expect(log.reports).toMatchObject([{ code: 'request-failed', facts: { part: 'sales tax' } }]);
});
