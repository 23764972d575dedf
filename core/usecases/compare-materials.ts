import { bySize, equalFormats, type Format } from '../domain/format/format.ts';
import type { Price } from '../domain/money/money.ts';
import { E, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPrices, PriceScope } from '../ports/prices.ts';
import type { ArticleType } from '../domain/catalogue/article-type.ts';
import { usualArticle } from '../domain/products/article-key.ts';
import type { ArticlePricesError, HasArticlePrices } from '../ports/article-prices.ts';
import { priceArticles } from './price-article.ts';

/** Several materials in one format. */
export type MaterialsCompared = {
  /** In their order; undefined where one cannot be had in the format. */
  readonly prices: readonly (Price | undefined)[];
  /** In the materials' lists, and the compared one, smaller ones first. */
  readonly formats: readonly Format[];
};

/**
 * Price lists and prices are asked side by side. An outage is logged once; a material without a
 * list gets an empty one.
 */
export const compareMaterials =
  (
    scope: PriceScope,
    articles: readonly ArticleType[],
    format: Format,
  ): RTE.ReaderTaskEither<
    HasPrices & HasArticlePrices & HasLog,
    ArticlePricesError,
    MaterialsCompared
  > =>
  (environment) =>
  async () => {
    const asked = articles.map((article) => usualArticle(article, format, scope.locale));
    const [found, lists] = await Promise.all([
      priceArticles(scope, asked)(environment)(),
      Promise.all(articles.map((article) => environment.prices.formats(scope, article)())),
    ]);
    if (E.isLeft(found)) return found;
    const listed = lists.flatMap((list) => (E.isRight(list) ? list.right.featured : []));
    const formats = [format, ...listed.map((option) => option.format)];
    return E.right({
      prices: found.right,
      formats: formats
        .filter(
          (one, position) => formats.findIndex((other) => equalFormats(one, other)) === position,
        )
        .toSorted(bySize),
    });
  };
