/** What every implementation must do of the ports that know what is sold, and for how much. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  frameTypes,
  type FrameType,
  type MaterialType,
} from '../../core/domain/catalogue/materials.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { E } from '../../core/fp.ts';
import type { FrameMaterials } from '../../core/ports/frame-materials.ts';
import type { ProductPrices } from '../../core/ports/product-prices.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { anyChannel, anyLocale } from '../arbitraries/locale.ts';

/** The suite for the prices of a product; `isSold` says which configurations have one. */
export const productPricesContract = <Configuration>(
  name: string,
  suite: {
    readonly start: () => Promise<ProductPrices<Configuration>>;
    /** Configurations as they are asked for in a locale. */
    readonly any: (locale: Locale) => fc.Arbitrary<Configuration>;
    readonly isSold: (configuration: Configuration, scope: ShopScope) => boolean;
  },
): void => {
  describe(`product prices: ${name}`, () => {
    const anyQuestion = anyLocale.chain((locale) =>
      fc.tuple(fc.constant(locale), suite.any(locale)),
    );

    property.prop([anyChannel, anyQuestion], { numRuns: 30 })(
      'are whole figures in the currency of the locale, the same ones each time',
      async (channel, [locale, configuration]) => {
        const prices = await suite.start();
        const answer = await prices.price({ channel, locale }, configuration)();
        expect(await prices.price({ channel, locale }, configuration)()).toEqual(answer);
        if (E.isLeft(answer)) {
          expect(answer.left).toEqual({ kind: 'product-not-sold' });
          expect(suite.isSold(configuration, { channel, locale })).toBe(false);
          return;
        }
        const { priceOriginal, priceCurrent } = answer.right;
        for (const { minorUnits, currency } of [priceOriginal, priceCurrent]) {
          expect(Number.isSafeInteger(minorUnits) && minorUnits > 0).toBe(true);
          expect(currency).toBe(currencyOf(locale));
        }
        expect(priceCurrent.minorUnits).toBeLessThanOrEqual(priceOriginal.minorUnits);
      },
    );
  });
};

/** What is sold in each frame, everywhere; a frame that is not named holds nothing. */
type SoldInFrames = Readonly<Partial<Record<FrameType, readonly MaterialType[]>>>;

/** The suite for what is sold in frames; `sold` is what the implementation was told to sell. */
export const frameMaterialsContract = (
  name: string,
  sold: SoldInFrames,
  start: () => Promise<FrameMaterials>,
): void => {
  describe(`frame materials: ${name}`, () => {
    test('are those that are sold in the frame, or none', async () => {
      const frames = await start();
      const scope = { channel: 'poster', locale: 'de-DE' } as const;
      for (const frameType of frameTypes) {
        const answer = await frames.soldIn(scope, frameType)();
        if (E.isLeft(answer)) throw new Error(answer.left.reason);
        expect([frameType, answer.right.toSorted()]).toEqual([
          frameType,
          (sold[frameType] ?? []).toSorted(),
        ]);
      }
    });
  });
};
