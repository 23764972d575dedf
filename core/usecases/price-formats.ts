/** Prices of a wall picture's formats and options, beside its configurator (storefront §7). */
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

/** All formats of an article in their groups, each group with its lowest price. */
export const priceFormatGroups =
  (scope: PriceScope, article: ArticleType): Priced<HasPrices, readonly FormatGroupPrice[]> =>
  (environment) =>
    pipe(
      allFormats(scope, article)(environment),
      TE.map(({ all }) => formatGroupPrices(article.materialType, all)),
    );

/**
 * The lowest price at which an article can be had; `format-not-available` where none of its formats
 * can be.
 */
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

/**
 * The lowest price of each of several articles, by one question; undefined where one cannot be had.
 * No question is asked for no article.
 */
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
 * The price of each of several articles in one format, in their order; undefined where an article
 * cannot be had in it. An outage is logged once, and there are no prices then.
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
 * The nearest standard format that costs less than an own one, of all that the article is made in;
 * undefined where no format costs less, or its price is not known; the own format is shown all the
 * same.
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

/** The colours, mats and glasses of a frame in a format, with what each costs above the default. */
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

/** The options of an article in a format, with what each costs above the default one. */
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
