/** Prices of what a picture can be had with (storefront §7). */
import type { ArticleType } from '../../domain/catalogue/article-type.ts';
import type { Format } from '../../domain/format/format.ts';
import { currencyOf } from '../../domain/locale/locale-units.ts';
import {
  pricedOptionGroups,
  type PricedOptionGroup,
} from '../../domain/pricing/option-surcharges.ts';
import { pipe, TE, type RTE } from '../../fp.ts';
import type { HasLog } from '../../ports/log.ts';
import type { PriceError, PriceScope } from '../../ports/prices.ts';
import type {
  FramedArticle,
  FramePartSurcharges,
  HasOptionPrices,
} from '../../ports/wall-picture/option-prices.ts';
import { reportPriceError, tapLeft } from '../report.ts';

type Priced<A> = RTE.ReaderTaskEither<HasOptionPrices & HasLog, PriceError, A>;

/** A frame's colours, mats and glasses in a format, with their surcharges. */
export const priceFrameParts =
  (scope: PriceScope, article: FramedArticle, format: Format): Priced<FramePartSurcharges> =>
  ({ optionPrices, log }) =>
    tapLeft(optionPrices.frameParts(scope, article, format), (error) =>
      reportPriceError(log, error),
    );

/** An article's options in a format, with their surcharges. */
export const priceOptions =
  (scope: PriceScope, article: ArticleType, format: Format): Priced<readonly PricedOptionGroup[]> =>
  ({ optionPrices, log }) =>
    pipe(
      tapLeft(optionPrices.surcharges(scope, article, format), (error) =>
        reportPriceError(log, error),
      ),
      TE.map((surcharges) =>
        pricedOptionGroups(article.materialType, surcharges, currencyOf(scope.locale)),
      ),
    );
