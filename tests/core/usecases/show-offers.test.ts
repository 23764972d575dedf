import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { runningCampaign } from '../../../core/domain/campaign/campaign.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import { E, TE } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { showCampaign } from '../../../core/usecases/show-campaign.ts';
import {
  showCustomerPicture,
  showCustomerPictures,
} from '../../../core/usecases/show-customer-pictures.ts';
import {
  deadlinesOf,
  showDelivery,
  showExpress,
  showLastOrderDates,
} from '../../../core/usecases/show-delivery.ts';
import { switchWhitelabel } from '../../../core/usecases/switch-whitelabel.ts';
import { knownCampaigns, knownPictures, whitelabelCustomer } from '../../contracts/offers.ts';
import { failingCampaigns, memoryCampaigns } from '../../fakes/campaigns.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingCustomerPictures, memoryCustomerPictures } from '../../fakes/customer-pictures.ts';
import { failingExpressShop, memoryExpressShop } from '../../fakes/express-shop.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingShipping, fakeShipping } from '../../fakes/shipping.ts';
import {
  failingWhitelabelService,
  memoryWhitelabelService,
} from '../../fakes/whitelabel-service.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };
const failure = (part: string) => ({
  code: 'request-failed',
  facts: { part, reason: 'no answer' },
});

describe('the campaign of a page', () => {
  property.prop([fc.integer({ min: 0, max: 2_500 })])('is the one that runs', async (now) => {
    const environment = {
      campaigns: memoryCampaigns(knownCampaigns),
      clock: manualClock(now),
      log: recordingLog(),
    };
    expect(await showCampaign(scope)(environment)()).toEqual(
      E.right(runningCampaign(knownCampaigns, now)),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test('is undefined when the service does not answer, which is logged', async () => {
    const environment = {
      campaigns: failingCampaigns(),
      clock: manualClock(0),
      log: recordingLog(),
    };
    expect(await showCampaign(scope)(environment)()).toEqual(E.right(undefined));
    expect(environment.log.reports).toEqual([failure('campaigns')]);
  });
});

describe('delivery', () => {
  test('is shown with its countdown', async () => {
    const clock = manualClock(Date.parse('2026-11-18T09:00:00Z'));
    const environment = { shipping: fakeShipping(clock), clock, log: recordingLog() };
    expect(await showDelivery(scope)(environment)()).toMatchObject(
      E.right({
        shippingFrom: { minorUnits: 490, currency: 'eur' },
        arrival: expect.any(Number),
        countdown: { kind: 'cut-off', delivery: 'safety' },
        isReported: false,
        promise: { delivery: 'safety', arrivalDay: '2026-11-24' },
      }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test('whose cut-offs have all passed is logged once a page view', async () => {
    const log = recordingLog();
    const early = fakeShipping(manualClock(0));
    const environment = { shipping: early, clock: manualClock(9e12), log };
    const first = await showDelivery(scope)(environment)();
    expect(first).toMatchObject(E.right({ countdown: { kind: 'past' }, isReported: true }));
    expect(first).toMatchObject({ right: { promise: undefined } });
    if (E.isLeft(first)) throw new Error(first.left.kind);
    expect(first.right.lastOrderDates).toHaveProperty('lodEnd');
    expect(deadlinesOf(scope, first.right, 0)).toEqual([]);
    await showDelivery(scope, true)(environment)();
    expect(log.reports).toEqual([
      { code: 'countdown-date-in-past', facts: { locale: scope.locale } },
    ]);
  });

  test('is promised by the day of its market, and unreadable cut-offs are logged', async () => {
    const [lodStart, lodEnd] = [1_000, 2_000];
    // 23:30 in London is the next day in Berlin.
    const arrival = Date.parse('2026-12-01T23:30:00Z');
    const shippingFrom = { minorUnits: 490, currency: 'eur' } as const;
    const malformed = [{ field: 'expressLodEnd', text: 'soon' }] as const;
    const information = { lastOrderDates: { lodStart, lodEnd }, malformed, arrival, shippingFrom };
    const shipping = { information: () => TE.right(information) };
    const log = recordingLog();
    const shownIn = async (locale: ShopScope['locale']) =>
      showDelivery({ ...scope, locale })({ shipping, clock: manualClock(1_500), log })();
    const promise = { delivery: 'normal', cutOff: lodEnd, arrival };
    expect(await shownIn('de-DE')).toMatchObject({
      right: { promise: { ...promise, arrivalDay: '2026-12-02' } },
    });
    expect(await shownIn('en-GB')).toMatchObject({
      right: { promise: { ...promise, arrivalDay: '2026-12-01' } },
    });
    const facts = { field: 'expressLodEnd', text: 'soon' };
    const report = { code: 'countdown-date-malformed', facts };
    expect(log.reports).toEqual([report, report]);
  });

  test('that is not known is logged under its own code', async () => {
    const log = recordingLog();
    const environment = { shipping: failingShipping(), clock: manualClock(0), log };
    expect(await showDelivery(scope)(environment)()).toMatchObject({
      left: { kind: 'shipping-information-unavailable' },
    });
    expect(log.reports).toEqual([
      { code: 'shipping-information-unavailable', facts: { reason: 'no answer' } },
    ]);
  });
});

describe('last order dates', () => {
  const now = Date.parse('2026-11-18T09:00:00Z');
  const clock = manualClock(now);
  const world = () => ({ shipping: fakeShipping(clock), clock, log: recordingLog() });

  test('are the shop’s where a block has no start', async () => {
    const environment = world();
    const delivery = await showDelivery(scope)(environment)();
    if (E.isLeft(delivery)) throw new Error(delivery.left.kind);
    const { lastOrderDates: dates, countdown } = delivery.right;
    expect(await showLastOrderDates(scope, { lodEnd: 'soon' })(environment)()).toEqual(
      E.right({ dates, countdown, isReported: false }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test('are a block’s own where it has a start, whose malformed dates are logged', async () => {
    const environment = world();
    const [lodStart, lodEnd] = ['2026-11-01T00:00:00Z', '2026-12-18T13:00:00Z'];
    const own = { lodStart, lodEnd, expressLodEnd: 'soon' };
    const at = Date.parse(lodEnd);
    expect(await showLastOrderDates(scope, own)(environment)()).toEqual(
      E.right({
        dates: { lodStart: Date.parse(lodStart), lodEnd: at },
        countdown: { kind: 'cut-off', delivery: 'normal', at },
        isReported: false,
      }),
    );
    const never = await showLastOrderDates(scope, { ...own, lodStart: 'now' })(environment)();
    expect(never).toMatchObject({
      right: { countdown: { kind: 'not-started' }, dates: { lodStart: Infinity } },
    });
    const [express, start] = [
      { field: 'expressLodEnd', text: 'soon' },
      { field: 'lodStart', text: 'now' },
    ].map((facts) => ({ code: 'countdown-date-malformed', facts }));
    expect(environment.log.reports).toEqual([express, start, express]);
  });

  test('that have passed are logged with the locale', async () => {
    const environment = world();
    const over = { lodStart: '2026-01-01T00:00:00Z', lodEnd: '2026-01-02T00:00:00Z' };
    const shown = await showLastOrderDates(scope, over)(environment)();
    expect(shown).toMatchObject({ right: { countdown: { kind: 'past' }, isReported: true } });
    expect(environment.log.reports).toEqual([
      { code: 'countdown-date-in-past', facts: { locale: scope.locale } },
    ]);
  });

  test('of occasions follow from a promise and the usual cut-off alone', async () => {
    const shown = await showDelivery(scope)(world())();
    if (E.isLeft(shown)) throw new Error(shown.left.kind);
    const delivery = shown.right;
    const deadlines = deadlinesOf(scope, delivery, now);
    expect(deadlines).not.toEqual([]);
    for (const { lastOrders } of deadlines)
      for (const instant of lastOrders) expect(instant).toBeGreaterThan(now);
    expect(deadlinesOf(scope, { ...delivery, promise: undefined }, now)).toEqual([]);
    const { lodEnd: _, ...others } = delivery.lastOrderDates;
    expect(deadlinesOf(scope, { ...delivery, lastOrderDates: others }, now)).toEqual([]);
  });
});

describe('express', () => {
  const offer = {
    products: ['card' as const],
    orderBefore: 1_000,
    arrival: 2_000,
    surcharge: { minorUnits: 990, currency: 'eur' as const },
  };
  const at = (now: number) => ({
    expressShop: memoryExpressShop(offer),
    clock: manualClock(now),
    log: recordingLog(),
  });

  test('is for what is offered, in time', async () => {
    expect(await showExpress(scope, 'card')(at(999))()).toMatchObject(
      E.right({ kind: 'express', orderBefore: 1_000 }),
    );
    expect(await showExpress(scope, 'card')(at(1_000))()).toEqual(
      E.right({ kind: 'no-express', reason: 'too-late' }),
    );
    expect(await showExpress(scope, 'collage')(at(0))()).toEqual(
      E.right({ kind: 'no-express', reason: 'product-not-offered' }),
    );
  });

  test('is nowhere without its shop; one that does not answer is logged', async () => {
    const none = { ...at(0), expressShop: memoryExpressShop(undefined) };
    expect(await showExpress(scope, 'card')(none)()).toEqual(
      E.right({ kind: 'no-express', reason: 'no-express-shop' }),
    );
    expect(none.log.reports).toEqual([]);
    const failing = { ...at(0), expressShop: failingExpressShop() };
    expect(await showExpress(scope, 'card')(failing)()).toEqual(
      E.right({ kind: 'no-express', reason: 'express-shop-unavailable' }),
    );
    expect(failing.log.reports).toEqual([failure('express-shop')]);
  });
});

describe('customers’ pictures', () => {
  test('are shown one by one, among those of their material', async () => {
    const environment = {
      customerPictures: memoryCustomerPictures(knownPictures),
      log: recordingLog(),
    };
    expect(await showCustomerPictures(scope)(environment)()).toMatchObject(
      E.right([{ id: 'picture-0' }, { id: 'picture-1' }, { id: 'picture-2' }]),
    );
    expect(await showCustomerPicture(scope, 'picture-2', 'leinwand')(environment)()).toMatchObject(
      E.right({ position: 2, total: 2, previousId: 'picture-0', nextId: undefined }),
    );
    expect(await showCustomerPicture(scope, 'picture-1', 'leinwand')(environment)()).toEqual(
      E.left({ kind: 'customer-picture-not-found', id: 'picture-1' }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test('that cannot be had are logged', async () => {
    const environment = { customerPictures: failingCustomerPictures(), log: recordingLog() };
    expect(await showCustomerPicture(scope, 'picture-1')(environment)()).toEqual(
      E.left({ kind: 'customer-pictures-unavailable', reason: 'no answer' }),
    );
    expect(environment.log.reports).toEqual([failure('customer-pictures')]);
  });
});

describe('the white-label switch', () => {
  test('makes the order of the customer the other kind, and back', async () => {
    const whitelabelService = memoryWhitelabelService(whitelabelCustomer);
    const environment = { whitelabelService, log: recordingLog() };
    const first = await switchWhitelabel(scope, whitelabelCustomer)(environment)();
    expect(first).toMatchObject(E.right({ order: { isWhitelabelOrder: true } }));
    await switchWhitelabel(scope, whitelabelService.current())(environment)();
    expect(whitelabelService.current()).toEqual(whitelabelCustomer);
    expect(environment.log.reports).toEqual([]);
  });

  test('asks the shop for white-label customers alone, and logs what cannot be mended', async () => {
    const log = recordingLog();
    const environment = { whitelabelService: failingWhitelabelService(503), log };
    expect(await switchWhitelabel(scope, visitor)(environment)()).toEqual(
      E.left({ kind: 'not-logged-in' }),
    );
    expect(log.reports).toEqual([]);
    expect(await switchWhitelabel(scope, whitelabelCustomer)(environment)()).toMatchObject({
      left: { kind: 'failed', status: 503 },
    });
    expect(log.reports).toEqual([{ code: 'request-failed', facts: { status: 503 } }]);
    const other = { ...whitelabelCustomer, isWhitelabelCustomer: false };
    const refusing = { whitelabelService: memoryWhitelabelService(other), log };
    expect(await switchWhitelabel(scope, whitelabelCustomer)(refusing)()).toMatchObject({
      left: { kind: 'refused' },
    });
    expect(log.reports).toHaveLength(1);
  });
});
