/** Prices of a wall picture's formats and options, beside its calculator (storefront §7). */
import type { Format } from '../domain/format/format.ts';
import { currencyOf } from '../domain/locale/locale-units.ts';
import type { LowestPrice } from '../domain/money/lowest-price.ts';
import {
  formatGroupPrices,
  fromPriceOf,
  type FormatGroupPrice,
} from '../domain/pricing/format-groups-price.ts';
import { pricedOptionGroups, type PricedOptionGroup } from '../domain/pricing/option-surcharges.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOptionPrices } from '../ports/option-prices.ts';
import type { ArticleType, HasPrices, PriceError, PriceScope } from '../ports/prices.ts';
import { reportPriceError, tapLeft } from './report.ts';

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
