import {
  isDesignerProduct,
  type DesignerProduct,
} from '../../../core/domain/catalogue/designers.ts';
import { readArticleKey } from '../../../core/domain/products/article-key.ts';
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

/** 1 to 24 articles: `articles[]=photo-frame%3FmaterialType%3Dleinwand…`. */
export const PricedArticlesQuery = t.type({ articles: WireArticleKeys }, 'PricedArticlesQuery');

/** In the order of the question; an available one has both amounts. */
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

const WireDesigner = refined('WireDesigner', (value): value is DesignerProduct =>
  isDesignerProduct(value),
);

/** `designer=card`. */
export const ListedPricesQuery = t.type({ designer: WireDesigner }, 'ListedPricesQuery');

/** By configuration, the price of one piece. */
export const ListedPricesAnswer = t.type(
  {
    payload: t.type({
      prices: t.record(t.string, t.type({ priceCurrent: WirePrice, priceOriginal: WirePrice })),
    }),
  },
  'ListedPricesAnswer',
);
