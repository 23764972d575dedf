/** Storefront §7, "Price paths". */
import { jsonAnswer } from '../answers.ts';
import {
  ArticlePriceAnswer,
  ArticleQuery,
  ArticlesQuery,
  FormatLimitsAnswer,
  FormatPricesAnswer,
  FromPricesAnswer,
  PictureQuery,
} from '../codecs/prices.ts';
import { endpoint } from '../endpoint.ts';
import { priceFacts, unknownArticle } from './price-facts.ts';

export const priceEndpoints = {
  formatPrices: endpoint({
    ...priceFacts,
    paths: ['/price-api/prices/formats', '/web-api/product-selection-photo-frame/prices-formats'],
    summary: 'The standard formats of an article with their prices.',
    port: 'Prices.formats',
    query: ArticleQuery,
    answer: jsonAnswer(FormatPricesAnswer),
    refusals: { 404: unknownArticle },
  }),
  lowestPrices: endpoint({
    ...priceFacts,
    paths: ['/web-api/product-selection-photo-frame/prices-from'],
    summary: 'The lowest prices of several articles; what is not sold here is left out.',
    port: 'Prices.from',
    query: ArticlesQuery,
    answer: jsonAnswer(FromPricesAnswer),
    refusals: {},
  }),
  articlePrice: endpoint({
    ...priceFacts,
    paths: ['/price-api/prices/article', '/web-api/product-selection-photo-frame/price-article'],
    summary: 'The price of an article in a standard or an own format, as it is configured.',
    port: 'ArticlePrices.price',
    query: PictureQuery,
    answer: jsonAnswer(ArticlePriceAnswer),
    refusals: { 404: unknownArticle },
  }),
  formatLimits: endpoint({
    ...priceFacts,
    paths: ['/web-api/product-selection-photo-frame/format-limits'],
    summary: 'What an article can be made in, in millimetres.',
    port: 'Prices.limits',
    query: ArticleQuery,
    answer: jsonAnswer(FormatLimitsAnswer),
    refusals: { 404: unknownArticle },
    caching: { kind: 'shared', seconds: 3600 },
  }),
} as const;
