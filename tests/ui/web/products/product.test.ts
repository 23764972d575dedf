/** What a product page loads, and how its selection travels in its address. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  readSelection,
  selectionQuery,
  stateOfSelection,
} from '../../../../core/domain/configurator/selection.ts';
import {
  applyConfiguratorCommand,
  initialConfiguratorState,
} from '../../../../core/domain/configurator/configurator.ts';
import { marketTable, localeTable, type Locale } from '../../../../core/domain/locale/locales.ts';
import type { QueryPair } from '../../../../core/domain/query/query.ts';
import { wallPictureKeys } from '../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import { withOwnQuery } from '../../../../core/domain/routing/page-keys.ts';
import { moneyStyles } from '../../../../core/domain/money/money-styles.ts';
import { zonedInstant } from '../../../../core/domain/time/zoned-time.ts';
import { E, TE } from '../../../../core/fp.ts';
import { pageAddress } from '../../../../server/pages/page-address.ts';
import { loadDelivery } from '../../../../ui/web/shell/load-delivery.ts';
import { shownPrice } from '../../../../ui/components/price/shown-price.ts';
import { anyConfiguratorUse } from '../../../arbitraries/configurator.ts';
import { anyLocale } from '../../../arbitraries/locale.ts';
import { anyPrice } from '../../../arbitraries/money.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { failingShipping } from '../../../fakes/shipping.ts';
import { requestFor, startDecision } from '../requests.ts';

const ownKeys = wallPictureKeys;
const isOwn: ReadonlySet<string> = new Set(ownKeys);

const withPageQuery = (search: string, pairs: readonly QueryPair[]): string =>
  withOwnQuery(wallPictureKeys, search, pairs);

const anyForeign = fc.array(
  fc.tuple(
    fc
      .oneof(fc.constantFrom('utm_source', 'x', ''), fc.string())
      .filter((name) => !isOwn.has(name)),
    fc.string(),
  ),
  { maxLength: 4 },
);

const anyOwn = fc.array(fc.tuple(fc.constantFrom(...ownKeys), fc.string()), { maxLength: 4 });

const searchOf = (pairs: readonly (readonly [string, string])[]): string =>
  `?${new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()}`;

describe('the query of a product page', () => {
  property.prop([anyForeign, anyOwn, anyOwn, fc.boolean()])(
    'keeps what others put there, and has its own anew',
    (foreign, old, own, isFirst) => {
      const search = searchOf(isFirst ? [...old, ...foreign] : [...foreign, ...old]);
      const pairs = [...new URLSearchParams(withPageQuery(search, own))];
      const wellFormed = [...new URLSearchParams(searchOf([...own, ...foreign]))];
      expect(pairs).toEqual(wellFormed);
    },
  );

  property.prop([anyConfiguratorUse, anyForeign, anyOwn])(
    'brings a selection back, from the address that the server renders, too',
    ({ configurator, commands }, foreign, old) => {
      const state = commands.reduce(
        (before, command) => applyConfiguratorCommand(configurator, before, command),
        initialConfiguratorState(configurator),
      );
      const search = withPageQuery(
        searchOf([...old, ...foreign]),
        selectionQuery(configurator, state),
      );
      for (const query of [
        search,
        pageAddress(`/leinwanddruck${search}`).replace('/leinwanddruck', ''),
      ]) {
        const read = new URLSearchParams(query);
        const requested = readSelection(state.format.unit, (name) => read.get(name));
        const again = stateOfSelection(configurator, requested, state.extra);
        expect([again.material, again.format]).toEqual([state.material, state.format]);
      }
    },
  );
});

describe('a shown price', () => {
  property.prop([anyLocale, anyPrice])(
    'has an original and a discount only if reduced',
    (locale, price) => {
      const shown = shownPrice(moneyStyles[locale], price);
      const isReduced = price.priceCurrent.minorUnits < price.priceOriginal.minorUnits;
      expect('original' in shown).toBe(isReduced);
      if ('discount' in shown) expect(isReduced).toBe(true);
    },
  );
});

const deliveryIn = (locale: Locale, ports: Parameters<typeof requestFor>[2] = {}) => {
  const { request, log, clock } = requestFor(
    startDecision(embedded, 'poster', locale),
    embedded,
    ports,
  );
  return { load: () => loadDelivery(request.ports, { channel: 'poster', locale }), log, clock };
};

describe('the delivery of a product page', () => {
  property.prop([anyLocale, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 28 })])(
    'arrives on the market’s own day, at whatever hour',
    async (locale, hour, date) => {
      const { timeZone } = marketTable[localeTable[locale].market];
      const day = `2026-12-${String(date).padStart(2, '0')}`;
      const now = Date.parse('2026-11-20T10:00:00Z');
      const { load } = deliveryIn(locale, {
        shipping: {
          information: () =>
            TE.right({
              lastOrderDates: { lodStart: now - 1000, lodEnd: now + 1000 },
              arrival: zonedInstant(timeZone, day, hour),
              shippingFrom: { minorUnits: 490, currency: 'eur' },
            }),
        },
      });
      const delivery = await load();
      expect(delivery?.promise?.arrivals[0].day).toBe(day);
      expect(delivery?.promise?.arrivals[0].text).toContain(String(date));
      expect(delivery?.promise).toMatchObject({ delivery: 'normal', cutOff: now + 1000 });
    },
  );

  property.prop([anyLocale])('is promised by the embedded shop', async (locale) => {
    const { load, log } = deliveryIn(locale);
    const delivery = await load();
    expect(delivery?.promise?.arrivals[0].day).toMatch(/^2026-1[12]-\d\d$/u);
    expect(delivery?.shippingFrom.minorUnits).toBe(490);
    expect(log.reports).toEqual([]);
  });

  test('is not promised where the shop API does not answer; that is logged', async () => {
    const { load, log } = deliveryIn('de-DE', { shipping: failingShipping() });
    expect(await load()).toBeUndefined();
    expect(log.reports).toEqual([
      { code: 'shipping-information-unavailable', facts: { reason: 'no answer' } },
    ]);
  });

  test.each([
    ['before it begins', 1000, 2000, []],
    ['once it is over', -2000, 0, [{ code: 'countdown-date-in-past', facts: { locale: 'de-DE' } }]],
  ])('is not promised %s', async (_, start, end, reports) => {
    const now = Date.parse('2026-11-20T10:00:00Z');
    const shippingFrom = { minorUnits: 490, currency: 'eur' } as const;
    const { load, log } = deliveryIn('de-DE', {
      shipping: {
        information: () => async () =>
          E.right({
            lastOrderDates: { lodStart: now + start, lodEnd: now + end },
            arrival: now,
            shippingFrom,
          }),
      },
    });
    expect(await load()).toEqual({ promise: undefined, shippingFrom });
    expect(log.reports).toEqual(reports);
  });
});
