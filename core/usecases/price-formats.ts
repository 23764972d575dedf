/** Prices beside a wall picture's configurator (storefront §7). */
import { nearestFormat, type NearestFormat } from '../domain/configurator/nearest-format.ts';
import type { Format } from '../domain/format/format.ts';
import { currencyOf } from '../domain/locale/locale-units.ts';
import type { LowestPrice } from '../domain/money/lowest-price.ts';
import type { Price } from '../domain/money/money.ts';
import {
  formatGroupPrices,
  fromPriceOf,
  type FormatGroupPrice,
} from '../domain/pricing/format-groups-price.ts';
import { pricedOptionGroups, type PricedOptionGroup } from '../domain/pricing/option-surcharges.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type {
  FramedArticle,
  FramePartSurcharges,
  HasOptionPrices,
} from '../ports/option-prices.ts';
import type { HasPrices, PriceError, PriceScope } from '../ports/prices.ts';
import type { ArticleType } from '../domain/catalogue/article-type.ts';
import { reportPriceError, tapLeft } from './report.ts';
import { isOutage } from '../ports/outage.ts';

type Priced<Environment, A> = RTE.ReaderTaskEither<Environment & HasLog, PriceError, A>;

const allFormats =
  (scope: PriceScope, article: ArticleType) =>
  ({ prices, log }: HasPrices & HasLog) =>
    tapLeft(prices.formats(scope, article), (error) => reportPriceError(log, error));

/** All formats of an article by group, with each group's lowest price. */
export const priceFormatGroups =
  (scope: PriceScope, article: ArticleType): Priced<HasPrices, readonly FormatGroupPrice[]> =>
  (environment) =>
    pipe(
      allFormats(scope, article)(environment),
      TE.map(({ all }) => formatGroupPrices(article.materialType, all)),
    );

/** The lowest price of an article; `format-not-available` where none of its formats can be had. */
export const priceFrom =
  (scope: PriceScope, article: ArticleType): Priced<HasPrices, LowestPrice> =>
  (environment) =>
    pipe(
      allFormats(scope, article)(environment),
      TE.flatMap(({ all }): TE.TaskEither<PriceError, LowestPrice> => {
        const lowest = fromPriceOf(all);
        return lowest === undefined ? TE.left({ kind: 'format-not-available' }) : TE.right(lowest);
      }),
    );

/** The lowest price of each article, by one question; undefined where one cannot be had. */
export const pricesFrom =
  (
    scope: PriceScope,
    articles: readonly ArticleType[],
  ): Priced<HasPrices, readonly (LowestPrice | undefined)[]> =>
  ({ prices, log }) =>
    articles.length === 0
      ? TE.right([])
      : tapLeft(prices.from(scope, articles), (error) => reportPriceError(log, error));

/**
 * Undefined where an article cannot be had in the format. An outage is logged once and leaves no
 * prices.
 */
export const pricesInFormat =
  (
    scope: PriceScope,
    articles: readonly ArticleType[],
    format: Format,
  ): Priced<HasPrices, readonly (Price | undefined)[]> =>
  ({ prices, log }) =>
  async () => {
    const answers = await Promise.all(
      articles.map((article) => prices.article(scope, article, format)()),
    );
    const outage = answers.find((answer) => E.isLeft(answer) && isOutage(answer.left));
    if (outage !== undefined && E.isLeft(outage)) {
      reportPriceError(log, outage.left);
      return outage;
    }
    return E.right(answers.map((answer) => (E.isRight(answer) ? answer.right : undefined)));
  };

/**
 * The nearest standard format that costs less; undefined where none does or prices are not known,
 * as the own format is shown all the same.
 */
export const nearestCheaperFormat =
  (
    scope: PriceScope,
    article: ArticleType,
    own: { readonly format: Format; readonly price: Price },
  ): Priced<HasPrices, NearestFormat | undefined> =>
  (environment) =>
    pipe(
      allFormats(scope, article)(environment),
      TE.map(({ all }) => nearestFormat(all, own.format, own.price.priceCurrent)),
    );

/** A frame's colours, mats and glasses in a format, with their surcharges. */
export const priceFrameParts =
  (
    scope: PriceScope,
    article: FramedArticle,
    format: Format,
  ): Priced<HasOptionPrices, FramePartSurcharges> =>
  ({ optionPrices, log }) =>
    tapLeft(optionPrices.frameParts(scope, article, format), (error) =>
      reportPriceError(log, error),
    );

/** An article's options in a format, with their surcharges. */
export const priceOptions =
  (
    scope: PriceScope,
    article: ArticleType,
    format: Format,
  ): Priced<HasOptionPrices, readonly PricedOptionGroup[]> =>
  ({ optionPrices, log }) =>
    pipe(
      tapLeft(optionPrices.surcharges(scope, article, format), (error) =>
        reportPriceError(log, error),
      ),
      TE.map((surcharges) =>
        pricedOptionGroups(article.materialType, surcharges, currencyOf(scope.locale)),
      ),
    );
