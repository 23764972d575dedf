import type { DesignerProduct } from '../domain/catalogue/designers.ts';
import type { Price } from '../domain/money/money.ts';
import type { Article } from '../domain/products/article-key.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** The service did not answer, or its prices are not those that were asked for. */
export type ArticlePricesError = Outage<'prices-unavailable' | 'price-answer-refused'>;

export type ArticlePrices = {
  /**
   * In the order of the articles and the currency of the scope's locale; undefined for one not sold
   * here so. One question for all.
   */
  readonly price: (
    scope: ShopScope,
    articles: readonly Article[],
  ) => TE.TaskEither<ArticlePricesError, readonly (Price | undefined)[]>;
  /**
   * What one piece of each listed configuration of a product costs here, by the names that its price
   * question gives; empty for a product that is not sold so. In the currency of the scope's locale.
   */
  readonly listed: (
    scope: ShopScope,
    designer: DesignerProduct,
  ) => TE.TaskEither<ArticlePricesError, Readonly<Record<string, Price>>>;
};

export type HasArticlePrices = { readonly articlePrices: ArticlePrices };
