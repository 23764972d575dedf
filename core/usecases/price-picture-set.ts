import type { ArticleType } from '../domain/catalogue/article-type.ts';
import {
  formatsOfSet,
  placeSet,
  type PictureSetError,
  type PictureSetName,
} from '../domain/image/picture-sets.ts';
import { wallBody } from '../domain/image/wall-body.ts';
import { currencyOf } from '../domain/locale/locale-units.ts';
import { multiplyMoney, sumMoney } from '../domain/money/money-arithmetic.ts';
import type { Money } from '../domain/money/money.ts';
import { usualArticle } from '../domain/products/article-key.ts';
import type { PricedSet, SetPiece } from '../domain/products/priced-set.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { ArticlePricesError, HasArticlePrices } from '../ports/article-prices.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPrices, PriceError, PriceScope } from '../ports/prices.ts';
import { priceArticles } from './price-article.ts';
import { reportPriceError, tapLeft } from './report.ts';

const totalOf = ({ locale }: PriceScope, pieces: readonly SetPiece[]): Money | undefined => {
  const sums = pieces.flatMap(({ count, price }) => {
    const sum = price && multiplyMoney(price.priceCurrent, count);
    return sum !== undefined && E.isRight(sum) ? [sum.right] : [];
  });
  const total = sumMoney(currencyOf(locale), sums);
  return sums.length === pieces.length && E.isRight(total) ? total.right : undefined;
};

/** Formats that the material is sold in, and today's prices of a set in them. Outages are logged. */
export const pricePictureSet =
  (
    scope: PriceScope,
    article: ArticleType,
    name: PictureSetName,
  ): RTE.ReaderTaskEither<
    HasPrices & HasArticlePrices & HasLog,
    PictureSetError | PriceError | ArticlePricesError,
    PricedSet
  > =>
  (environment) =>
    pipe(
      tapLeft(environment.prices.formats(scope, article), (error) =>
        reportPriceError(environment.log, error),
      ),
      TE.flatMapEither(({ all, featured }) =>
        placeSet(
          name,
          [...featured, ...all].map(({ format }) => format),
          (format) =>
            wallBody({ material: article.materialType, frame: article.frameType, format }).outer,
        ),
      ),
      TE.flatMap((placed) => {
        const counted = formatsOfSet(placed).map((one) => ({
          ...one,
          article: usualArticle(article, one.format, scope.locale),
        }));
        return pipe(
          priceArticles(
            scope,
            counted.map((one) => one.article),
          )(environment),
          TE.map((prices) => {
            const pieces = counted.map((one, index) => ({ ...one, price: prices[index] }));
            return { placed, pieces, total: totalOf(scope, pieces) };
          }),
        );
      }),
    );
