import { nearestFormat, type NearestFormat } from '../domain/configurator/nearest-format.ts';
import type { Format } from '../domain/format/format.ts';
import type { LowestPrice } from '../domain/money/lowest-price.ts';
import type { Price } from '../domain/money/money.ts';
import {
  formatGroupPrices,
  fromPriceOf,
  type FormatGroupPrice,
} from '../domain/pricing/format-groups-price.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPrices, PriceError, PriceScope } from '../ports/prices.ts';
import type { ArticleType } from '../domain/catalogue/article-type.ts';
import { reportPriceError, tapLeft } from './report.ts';

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

/** The standard format that is nearest to an own one, and what it saves. */
export const nearestSoldFormat =
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
