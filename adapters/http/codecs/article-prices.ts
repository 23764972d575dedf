/** Prices of articles of any product: each is named by its designer and its query. */
import { readArticleKey } from '../../../core/domain/products/article.ts';
import { t } from '../../../core/fp.ts';
import { mostArticles, refined, WirePrice } from './wire.ts';

const isArticleKey = (value: unknown): value is string =>
  typeof value === 'string' && readArticleKey(value) !== undefined;

const WireArticleKeys = refined(
  'WireArticleKeys',
  (value): value is readonly string[] =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= mostArticles &&
    value.every(isArticleKey),
);

/** Asks for the prices of 1 to 24 articles: `articles[]=photo-frame%3FmaterialType%3Dleinwand…`. */
export const PricedArticlesQuery = t.type({ articles: WireArticleKeys }, 'PricedArticlesQuery');

/** The price of each article in the order of the question; an available one has both amounts. */
export const ArticlePricesAnswer = t.type(
  {
    payload: t.type({
      prices: t.readonlyArray(
        t.intersection([
          t.type({ isAvailable: t.boolean }),
          t.partial({ priceCurrent: WirePrice, priceOriginal: WirePrice }),
        ]),
      ),
    }),
  },
  'ArticlePricesAnswer',
);
