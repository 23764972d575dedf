import { expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { showExpress } from '../../../core/usecases/show-delivery.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingExpressShop, memoryExpressShop } from '../../fakes/express-shop.ts';
import { recordingLog } from '../../fakes/log.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;

const surcharge = { minorUnits: 990, currency: 'eur' } as const;

const offer = {
  products: ['wall-picture'],
  orderBefore: 1_000,
  arrival: 2_000,
  surcharge,
} as const;

test.each([
  ['wall-picture', 999, { kind: 'express', orderBefore: 1_000, arrival: 2_000, surcharge }],
  ['wall-picture', 1_000, { kind: 'no-express', reason: 'too-late' }],
  ['card', 0, { kind: 'no-express', reason: 'product-not-offered' }],
] as const)('%s at %i goes so by express: %j', async (product, now, verdict) => {
  const log = recordingLog();
  const environment = { expressShop: memoryExpressShop(offer), clock: manualClock(now), log };
  expect(await showExpress(scope, product)(environment)()).toEqual(E.right(verdict));
  expect(log.reports).toEqual([]);
});

test('a site without express shop has none, which is not logged; an outage is', async () => {
  const log = recordingLog();
  const clock = manualClock(0);
  const without = { expressShop: memoryExpressShop(undefined), clock, log };
  expect(await showExpress(scope, 'wall-picture')(without)()).toEqual(
    E.right({ kind: 'no-express', reason: 'no-express-shop' }),
  );
  expect(log.reports).toEqual([]);
  const failing = { expressShop: failingExpressShop(), clock, log };
  expect(await showExpress(scope, 'wall-picture')(failing)()).toEqual(
    E.right({ kind: 'no-express', reason: 'express-shop-unavailable' }),
  );
  expect(log.reports).toEqual([
    { code: 'request-failed', facts: { part: 'express-shop', reason: 'no answer' } },
  ]);
});
