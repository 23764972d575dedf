import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { FormatOption } from '../../../core/domain/configurator/configurator.ts';
import {
  formatGroupPrices,
  fromPriceOf,
} from '../../../core/domain/pricing/format-groups-price.ts';
import { E } from '../../../core/fp.ts';
import type { PriceError, PriceScope } from '../../../core/ports/prices.ts';
import { priceFormatGroups, priceFrom, pricesFrom } from '../../../core/usecases/price-formats.ts';
import { anyFormatOptionIn } from '../../arbitraries/configurator.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingPrices } from '../../fakes/prices.ts';
import { priceService } from './price-world.ts';

const scope: PriceScope = { channel: 'poster', locale: 'de-DE' };
const article = { materialType: 'leinwand' } as const;
const format = { width: 600, height: 400, unit: 'cm' } as const;

const worldOf = (first: FormatOption, others: readonly FormatOption[]) => ({
  prices: priceService(
    new Map([
      [
        'leinwand',
        {
          list: E.right({
            featured: [first],
            all: [first, ...others],
            initialFormat: first.format,
          }),
          made: [],
        },
      ],
    ]),
  ),
  log: recordingLog(),
});

describe('the formats of an article', () => {
  property.prop([anyFormatOptionIn('cm'), fc.array(anyFormatOptionIn('cm'))])(
    'are priced in their groups, all of them, and from the lowest on',
    async (first, others) => {
      const environment = worldOf(first, others);
      const all = [first, ...others];
      expect(await priceFormatGroups(scope, article)(environment)()).toEqual(
        E.right(formatGroupPrices('leinwand', all)),
      );
      const lowest = fromPriceOf(all);
      expect(await priceFrom(scope, article)(environment)()).toEqual(
        lowest === undefined ? E.left({ kind: 'format-not-available' }) : E.right(lowest),
      );
      expect(await pricesFrom(scope, [article, { materialType: 'poster' }])(environment)()).toEqual(
        E.right([lowest, undefined]),
      );
      expect(environment.log.reports).toEqual([]);
    },
  );

  test('of nothing have no prices, and nobody is asked', async () => {
    const environment = {
      prices: failingPrices({ kind: 'prices-unavailable', reason: 'down' }),
      log: recordingLog(),
    };
    expect(await pricesFrom(scope, [])(environment)()).toEqual(E.right([]));
  });

  test('of which none is available have no lowest price', async () => {
    expect(await priceFrom(scope, article)(worldOf({ format }, []))()).toEqual(
      E.left({ kind: 'format-not-available' }),
    );
  });

  test.each([
    [{ kind: 'article-unknown' }, []],
    [{ kind: 'prices-unavailable', reason: 'down' }, ['prices-unavailable']],
    [{ kind: 'price-answer-refused', reason: 'html' }, ['price-answer-refused']],
  ] as const satisfies readonly (readonly [PriceError, readonly string[]])[])(
    'fail with %j, logged where the shopper cannot mend it',
    async (error, codes) => {
      for (const ask of [priceFormatGroups, priceFrom]) {
        const environment = { prices: failingPrices(error), log: recordingLog() };
        expect(await ask(scope, article)(environment)()).toEqual(E.left(error));
        expect(environment.log.reports.map(({ code }) => code)).toEqual(codes);
      }
      const environment = { prices: failingPrices(error), log: recordingLog() };
      expect(await pricesFrom(scope, [article])(environment)()).toEqual(E.left(error));
      expect(environment.log.reports.map(({ code }) => code)).toEqual(codes);
    },
  );
});
