import { expect, test } from 'vitest';

import {
  deliveryChoices,
  parcelsOf,
  shippingOf,
} from '../../../core/domain/order/order-delivery.ts';
import { promiseInMarket } from '../../../core/domain/delivery/holidays.ts';
import { shippingRates } from '../../../core/domain/delivery/tables/shipping-rates.ts';
import { deliveryRules } from '../../../core/domain/delivery/tables/delivery-rules.ts';
import { markets } from '../../../core/domain/locale/locales.ts';
import type { PriceQuestion } from '../../../core/domain/products/product.ts';

const now = Date.parse('2026-11-23T09:00:00Z');

const picture = (
  materialType: 'poster' | 'echtglas',
  width: number,
  height: number,
): PriceQuestion => ({
  kind: 'made-to-measure',
  article: { materialType },
  format: { width, height, unit: 'cm' },
  parts: [],
});

const small = picture('poster', 600, 400);
const listed: PriceQuestion = { kind: 'listed', rows: [] };

test.each(markets)(
  '%s: what is usual arrives as every page promises, at the rate of a parcel',
  (market) => {
    const promise = promiseInMarket(deliveryRules[market], market, now);
    const rates = shippingRates[market];
    const choices = deliveryChoices(market, [small, listed], now);
    expect(choices[0]).toMatchObject({
      speed: 'standard',
      arrival: promise.arrival,
      shipping: { minorUnits: rates.parcel },
      express: undefined,
    });
    expect(choices.slice(1)).toMatchObject(
      rates.express === undefined
        ? []
        : [
            {
              speed: 'express',
              arrival: promise.expressArrival,
              shipping: { minorUnits: rates.parcel },
              express: { minorUnits: rates.express },
            },
          ],
    );
  },
);

test('what takes longest decides when all of it arrives, and the largest what it costs', () => {
  const [usual] = deliveryChoices('de', [small], now);
  const [glass, ...noExpress] = deliveryChoices('de', [small, picture('echtglas', 600, 400)], now);
  // Two working days more.
  expect(glass.arrival - usual.arrival).toBe(
    Date.parse('2026-12-01T19:00:00Z') - Date.parse('2026-11-27T19:00:00Z'),
  );
  expect(noExpress).toEqual([]);
  expect(glass.shipping).toEqual(usual.shipping);
  const [bulky] = deliveryChoices('de', [small, picture('poster', 2000, 1000)], now);
  expect(bulky.shipping.minorUnits).toBe(shippingRates.de.bulky);
  expect(bulky.arrival).toBeGreaterThan(usual.arrival);
});

test.each(markets)('%s: one thing alone costs to send what its page says', (market) => {
  for (const question of [small, listed, picture('poster', 2000, 1000)])
    expect(shippingOf(market, question)).toEqual(
      deliveryChoices(market, [question], now)[0].shipping,
    );
});

test('a parcel is as large as what is in it, the longer side first', () => {
  expect(parcelsOf([picture('poster', 400, 600), listed])).toEqual([[600, 400]]);
});
