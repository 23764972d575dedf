/** What every implementation of the prices port must do, whatever answers behind it. */
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findFormatOption } from '../../core/domain/configurator/configurator.ts';
import { checkLimits } from '../../core/domain/format/dimension-input.ts';
import { currencyOf, formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { isReduced, type Price } from '../../core/domain/money/money.ts';
import { areaOf } from '../../core/domain/pricing/own-format-price.ts';
import { fromPriceOf } from '../../core/domain/pricing/format-groups-price.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Format } from '../../core/domain/format/format.ts';
import { usualArticle } from '../../core/domain/products/article-key.ts';
import type { ArticlePrices } from '../../core/ports/article-prices.ts';
import type { Prices, PriceScope } from '../../core/ports/prices.ts';
import type { ArticleType } from '../../core/domain/catalogue/article-type.ts';
import { formatWithin, turned } from '../arbitraries/format.ts';
import { anyLocale } from '../arbitraries/locale.ts';

/** An implementation that sells unframed canvas and acrylic glass in the artbox, and its end. */
type RunningPrices = {
  readonly prices: Prices;
  /** Of the same shop. */
  readonly articlePrices: ArticlePrices;
  readonly stop: () => Promise<void>;
};

const canvas: ArticleType = { materialType: 'leinwand' };
const artbox: ArticleType = { materialType: 'acrylglas', frameType: 'artbox' };
const sold = [canvas, artbox] as const;

const poster = (locale: Locale): PriceScope => ({ channel: 'poster', locale });

const rightOf = async <Error, Value>(task: TE.TaskEither<Error, Value>): Promise<Value> => {
  const result = await task();
  if (E.isLeft(result)) throw new Error(`refused: ${JSON.stringify(result.left)}`);
  return result.right;
};

const expectMoney = ({ priceCurrent, priceOriginal }: Price, locale: Locale): void => {
  for (const { minorUnits, currency } of [priceCurrent, priceOriginal]) {
    expect(Number.isSafeInteger(minorUnits)).toBe(true);
    expect(minorUnits).toBeGreaterThan(0);
    expect(currency).toBe(currencyOf(locale));
  }
  expect(priceOriginal.minorUnits).toBeGreaterThanOrEqual(priceCurrent.minorUnits);
};

/** The suite. `start` begins an implementation. */
export const pricesContract = (name: string, start: () => Promise<RunningPrices>): void => {
  describe(`prices: ${name}`, () => {
    let running: RunningPrices | undefined;
    const started = (): RunningPrices => {
      if (running === undefined) throw new Error('The prices were not started.');
      return running;
    };
    const prices = (): Prices => started().prices;
    /** The prices of one article in any formats; undefined where it is not sold in one. */
    const pricesIn = (
      scope: PriceScope,
      article: ArticleType,
      formats: readonly Format[],
    ): Promise<readonly (Price | undefined)[]> => {
      const asked = formats.map((format) => usualArticle(article, format, scope.locale));
      return rightOf(started().articlePrices.price(scope, asked));
    };
    const priceIn = async (
      scope: PriceScope,
      article: ArticleType,
      format: Format,
    ): Promise<Price | undefined> => (await pricesIn(scope, article, [format]))[0];
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running?.stop());

    property.prop([anyLocale, fc.constantFrom(...sold)], { numRuns: 20 })(
      'a list holds its featured formats and an available initial one, by size',
      async (locale, article) => {
        const { featured, all, initialFormat } = await rightOf(
          prices().formats(poster(locale), article),
        );
        for (const option of featured) expect(all).toContainEqual(option);
        expect(findFormatOption(featured, initialFormat)?.price).toBeDefined();
        const areas = all.map(({ format }) => areaOf(format));
        expect(areas).toEqual(areas.toSorted((first, second) => first - second));
        for (const { format, price } of all) {
          expect(format.unit).toBe(formatUnitOf(locale));
          if (price !== undefined) expectMoney(price, locale);
        }
      },
    );

    property.prop([anyLocale, fc.constantFrom(...sold), fc.nat(), fc.boolean()], {
      numRuns: 20,
    })(
      'a listed format has one price, alone and in the list, whichever way up',
      async (locale, article, choice, isTurned) => {
        const scope = poster(locale);
        const { all } = await rightOf(prices().formats(scope, article));
        const option = all[choice % all.length];
        if (option === undefined) throw new Error('The list is empty.');
        const format = isTurned ? turned(option.format) : option.format;
        expect(await priceIn(scope, article, format)).toEqual(option.price);
      },
    );

    property.prop([anyLocale, fc.array(fc.constantFrom(...sold), { maxLength: 4 })], {
      numRuns: 10,
    })(
      'lowest prices are those of the lists, in the order of the question',
      async (locale, asked) => {
        const scope = poster(locale);
        const nowhere: ArticleType = { materialType: 'pvcplane', frameType: 'artbox' };
        const lowest = await rightOf(prices().from(scope, [...asked, nowhere]));
        const lists = await Promise.all(
          asked.map(async (article) => (await rightOf(prices().formats(scope, article))).all),
        );
        expect(lowest).toEqual([...lists.map(fromPriceOf), undefined]);
      },
    );

    test('some format is reduced, and some one is not available', async () => {
      const scope = poster('de-DE');
      const canvases = await rightOf(prices().formats(scope, canvas));
      expect(canvases.featured.some(({ price }) => price !== undefined && isReduced(price))).toBe(
        true,
      );
      const boxes = await rightOf(prices().formats(scope, artbox));
      expect(boxes.featured.some(({ price }) => price === undefined)).toBe(true);
    });

    property.prop([anyLocale, fc.constantFrom(...sold), fc.infiniteStream(fc.nat())], {
      numRuns: 20,
    })('a larger own format never has a lower list price', async (locale, article, seeds) => {
      const scope = poster(locale);
      const unit = formatUnitOf(locale);
      const limits = await rightOf(prices().limits(scope, article));
      const listed = (await rightOf(prices().formats(scope, article))).all;
      const [seed = 0] = seeds.take(1);
      const formats = fc
        .sample(formatWithin(unit, limits), { numRuns: 8, seed })
        // Promotions of standard formats may well undercut their neighbours.
        .filter((format) => {
          const standard =
            findFormatOption(listed, format) ?? findFormatOption(listed, turned(format));
          return standard === undefined;
        })
        .toSorted((first, second) => areaOf(first) - areaOf(second));
      const amounts = (await pricesIn(scope, article, formats)).map((price) => {
        if (price === undefined) throw new Error('An own format has no price.');
        expectMoney(price, locale);
        expect(isReduced(price)).toBe(false);
        return price.priceOriginal.minorUnits;
      });
      expect(amounts).toEqual(amounts.toSorted((first, second) => first - second));
    });

    test('what cannot be made in a format has no price', async () => {
      const scope = poster('de-DE');
      const format = { width: 9990, height: 9990, unit: 'cm' } as const;
      expect(await priceIn(scope, canvas, format)).toBeUndefined();
    });

    test('every listed price is within the limits', async () => {
      const scope = poster('en-US');
      for (const article of sold) {
        const limits = await rightOf(prices().limits(scope, article));
        expect(limits.shorter.minimum).toBeLessThanOrEqual(limits.shorter.maximum);
        expect(limits.longer.minimum).toBeLessThanOrEqual(limits.longer.maximum);
        const { all } = await rightOf(prices().formats(scope, article));
        const priced = all.filter(({ price }) => price !== undefined);
        for (const { format } of priced) expect(checkLimits(limits, format)).toEqual([]);
      }
    });

    test('what a channel does not sell is unknown, to every question', async () => {
      const unknown = E.left({ kind: 'article-unknown' });
      const format = { width: 600, height: 400, unit: 'cm' } as const;
      const questions: readonly (readonly [PriceScope, ArticleType])[] = [
        [poster('de-DE'), { materialType: 'pvcplane', frameType: 'artbox' }],
        [{ channel: 'kartenliebe', locale: 'de-DE' }, { materialType: 'echtglas' }],
      ];
      for (const [scope, article] of questions) {
        expect(await prices().formats(scope, article)()).toEqual(unknown);
        expect(await priceIn(scope, article, format)).toBeUndefined();
        expect(await prices().limits(scope, article)()).toEqual(unknown);
      }
    });
  });
};
