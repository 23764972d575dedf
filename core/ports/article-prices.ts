import type { Price } from '../domain/money/money.ts';
import type { Article } from '../domain/products/article.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/**
 * Why there are no prices: `prices-unavailable` where the service did not answer,
 * `price-answer-refused` where what it sent are not the prices that were asked for.
 */
export type ArticlePricesError = Outage<'prices-unavailable' | 'price-answer-refused'>;

/** Prices of articles of any product, as they are configured. */
export type ArticlePrices = {
  /**
   * The price of each article, in the order of the question and in the currency of the scope's
   * locale; undefined for one that is not sold here so. One question, however many there are.
   */
  readonly price: (
    scope: ShopScope,
    articles: readonly Article[],
  ) => TE.TaskEither<ArticlePricesError, readonly (Price | undefined)[]>;
};

/** An environment that prices articles. */
export type HasArticlePrices = { readonly articlePrices: ArticlePrices };
