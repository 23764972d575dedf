/** What every implementation must do of the port to prices of articles. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { ArticleType } from '../../core/domain/catalogue/article-type.ts';
import type { Price } from '../../core/domain/money/money.ts';
import type { Article } from '../../core/domain/products/article-key.ts';
import {
  framedPicture,
  unframedPicture,
  type PictureFrame,
  type WallPicture,
} from '../../core/domain/products/wall-picture/wall-picture.ts';
import { E } from '../../core/fp.ts';
import type { ArticlePrices } from '../../core/ports/article-prices.ts';
import type { OptionPrices } from '../../core/ports/wall-picture/option-prices.ts';
import type { PriceScope } from '../../core/ports/prices.ts';
import { articleOfPicture } from '../arbitraries/article.ts';
import { anyLocale } from '../arbitraries/locale.ts';
import { anyMatSize, formatIn, poster, rightOf, stretcher } from './asked-prices.ts';

/**
 * What an implementation sells at least: canvas with options, posters in wood, one listed article.
 */
type RunningArticlePrices = {
  readonly articlePrices: ArticlePrices;
  /** Prices of parts of the same shop. */
  readonly optionPrices: OptionPrices;
  /** Prices of articles of the same shop, without a configuration. */
  readonly articlePrice?: (
    scope: PriceScope,
    article: ArticleType,
    picture: WallPicture,
  ) => Promise<unknown>;
  /** An article that is listed, by its query without `amount`, and what one piece of it costs. */
  readonly listed: Article & { readonly amount: number };
};

const priceOf = async (
  articlePrices: ArticlePrices,
  scope: PriceScope,
  picture: WallPicture,
): Promise<Price> => {
  const article = articleOfPicture(picture, scope.locale);
  const [price] = await rightOf(articlePrices.price(scope, [article]));
  if (price === undefined) throw new Error(`not sold: ${article.query}`);
  return price;
};

/** The suite for prices of articles; `start` begins an implementation. */
export const articlePricesContract = (
  name: string,
  start: () => Promise<RunningArticlePrices>,
): void => {
  describe(`article prices: ${name}`, () => {
    property.prop([anyLocale], { numRuns: 6 })(
      'add up: a canvas on the deeper stretcher costs what canvas and stretcher cost',
      async (locale) => {
        const { articlePrices, optionPrices } = await start();
        const scope = poster(locale);
        const plain = unframedPicture('leinwand', formatIn(locale));
        const deeper: WallPicture = {
          ...plain,
          options: [stretcher, 'leinwand-rand-umgeschlagen'],
        };
        const [one, other, surcharges] = await Promise.all([
          priceOf(articlePrices, scope, plain),
          priceOf(articlePrices, scope, deeper),
          rightOf(optionPrices.surcharges(scope, { materialType: 'leinwand' }, formatIn(locale))),
        ]);
        const found = surcharges.find(({ optionType }) => optionType === stretcher);
        expect(other.priceCurrent.minorUnits - one.priceCurrent.minorUnits).toBe(
          found?.surcharge.minorUnits,
        );
      },
    );

    property.prop([anyLocale, anyMatSize, fc.nat(1_000)], { numRuns: 10 })(
      'add up: a framed picture costs what its frame’s parts say',
      async (locale, matSize, choice) => {
        const { articlePrices, optionPrices } = await start();
        const scope = poster(locale);
        const usual = framedPicture('poster', formatIn(locale));
        const asked = { materialType: 'poster', frameType: 'holzrahmen', matSize } as const;
        const { frames, mats, glasses } = await rightOf(
          optionPrices.frameParts(scope, asked, formatIn(locale)),
        );
        const colour = frames[choice % frames.length];
        const glass = glasses[choice % glasses.length];
        const mat = mats.find((one) => one.matType === 'mat-weiss' && one.matSize === matSize);
        if (colour === undefined || glass === undefined || mat === undefined)
          throw new Error('a part is missing');
        const frame: PictureFrame = {
          frameType: 'holzrahmen',
          producedFrame: colour.producedFrame,
          glazing: {
            mat: { matType: 'mat-weiss', matSize },
            glassType: glass.glassType,
            backType: 'normal',
          },
        };
        const [one, other] = await Promise.all([
          priceOf(articlePrices, scope, usual),
          priceOf(articlePrices, scope, { ...usual, frame }),
        ]);
        expect(other.priceCurrent.minorUnits).toBe(
          [colour, mat, glass].reduce(
            (sum, { surcharge }) => sum + surcharge.minorUnits,
            one.priceCurrent.minorUnits,
          ),
        );
      },
    );

    test('of a default configuration are those of the article', async () => {
      const { articlePrices, articlePrice } = await start();
      if (articlePrice === undefined) return;
      const scope = poster('fr-CH');
      for (const picture of [
        unframedPicture('leinwand', formatIn('fr-CH')),
        framedPicture('poster', formatIn('fr-CH')),
      ]) {
        const article = {
          materialType: picture.materialType,
          ...(picture.frame && { frameType: picture.frame.frameType }),
        };
        expect(E.right(await priceOf(articlePrices, scope, picture))).toEqual(
          await articlePrice(scope, article, picture),
        );
      }
    });

    test('leave out what is not sold with an article, and keep the order of the question', async () => {
      const { articlePrices } = await start();
      const scope = poster('de-DE');
      const format = formatIn('de-DE');
      const unsold = {
        ...unframedPicture('acrylglas', format),
        frame: { frameType: 'schattenfuge-platte', producedFrame: 'schattenfuge-platte-schwarz' },
        options: ['acrylglas-bohrung-corner-holes', 'acrylglas-druckverfahren-direct'],
      } as const satisfies WallPicture;
      const canvas = unframedPicture('leinwand', format);
      const asked = [canvas, unsold, framedPicture('poster', format)];
      const prices = await rightOf(
        articlePrices.price(
          scope,
          asked.map((picture) => articleOfPicture(picture, scope.locale)),
        ),
      );
      expect(prices).toEqual([
        await priceOf(articlePrices, scope, canvas),
        undefined,
        await priceOf(articlePrices, scope, framedPicture('poster', format)),
      ]);
      expect(await rightOf(articlePrices.price(scope, []))).toEqual([]);
    });

    test('say the same of a collage as of what it is made on, and nothing of what is not a hand-off', async () => {
      const { articlePrices } = await start();
      const scope = poster('de-DE');
      const query = 'materialType=leinwand&formatType=600x400&locale=de-DE';
      expect(
        await rightOf(
          articlePrices.price(scope, [
            { designer: 'collage', query: `designId=13&${query}` },
            { designer: 'photo-frame', query: 'materialType=paper' },
          ]),
        ),
      ).toEqual([
        await priceOf(articlePrices, scope, unframedPicture('leinwand', formatIn('de-DE'))),
        undefined,
      ]);
    });

    test('know a listed configuration, for all of its pieces', async () => {
      const { articlePrices, listed } = await start();
      const scope = poster('de-DE');
      const query = (amount: number) => `${listed.query}&amount=${amount}`;
      const [one, three] = await rightOf(
        articlePrices.price(
          scope,
          [1, 3].map((amount) => ({ designer: listed.designer, query: query(amount) })),
        ),
      );
      expect(one?.priceCurrent.minorUnits).toBe(listed.amount);
      expect(three?.priceCurrent.minorUnits).toBe(3 * listed.amount);
    });

    test('are those that the shop lists, by their configurations', async () => {
      const { articlePrices, listed } = await start();
      const scope = poster('de-DE');
      const prices = await rightOf(articlePrices.listed(scope, listed.designer));
      const amounts = Object.values(prices).map(({ priceCurrent }) => priceCurrent);
      expect(amounts).toContainEqual({ minorUnits: listed.amount, currency: 'eur' });
      expect(await rightOf(articlePrices.listed(scope, 'photo-frame'))).toEqual({});
    });
  });
};
