import { describe, expect, test } from 'vitest';

import { pricedOptionGroups } from '../../../../core/domain/pricing/option-surcharges.ts';
import { E } from '../../../../core/fp.ts';
import type { PriceScope } from '../../../../core/ports/prices.ts';
import {
  priceFrameParts,
  priceOptions,
} from '../../../../core/usecases/wall-picture/price-parts.ts';
import { recordingLog } from '../../../fakes/log.ts';
import {
  failingOptionPrices,
  memoryOptionPrices,
  soldOptions,
} from '../../../fakes/option-prices.ts';

const scope: PriceScope = { channel: 'poster', locale: 'de-DE' };
const article = { materialType: 'leinwand' } as const;
const format = { width: 600, height: 400, unit: 'cm' } as const;

describe('the options of an article', () => {
  test('are priced in the currency of the locale', async () => {
    const environment = { optionPrices: memoryOptionPrices(), log: recordingLog() };
    const swiss = { ...scope, locale: 'fr-CH' } as const;
    const francs = [...soldOptions].map(([optionType, minorUnits]) => ({
      optionType,
      surcharge: { minorUnits, currency: 'chf' as const },
    }));
    expect(await priceOptions(swiss, article, format)(environment)()).toEqual(
      E.right(pricedOptionGroups('leinwand', francs, 'chf')),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test('of frames are what the service says', async () => {
    const environment = { optionPrices: memoryOptionPrices(), log: recordingLog() };
    const framed = { materialType: 'poster', frameType: 'holzrahmen', matSize: 50 } as const;
    expect(await priceFrameParts(scope, framed, format)(environment)()).toEqual(
      await environment.optionPrices.frameParts(scope, framed, format)(),
    );
  });

  test('that cannot be had are logged, as are frames', async () => {
    const environment = { optionPrices: failingOptionPrices(), log: recordingLog() };
    expect(await priceOptions(scope, article, format)(environment)()).toMatchObject({
      left: { kind: 'prices-unavailable' },
    });
    const framed = { materialType: 'poster', frameType: 'holzrahmen', matSize: 0 } as const;
    await priceFrameParts(scope, framed, format)(environment)();
    expect(environment.log.reports).toEqual(
      Array.from({ length: 2 }, () => ({
        code: 'prices-unavailable',
        facts: { reason: 'no answer' },
      })),
    );
  });
});
