/** Ours, beside the specification's price paths. */
import { jsonAnswer } from '../answers.ts';
import {
  ArticlePricesAnswer,
  ListedPricesAnswer,
  ListedPricesQuery,
  PricedArticlesQuery,
} from '../codecs/article-prices.ts';
import { endpoint } from '../endpoint.ts';
import { priceFacts } from './price-facts.ts';

export const articlePriceEndpoints = {
  articlePrices: endpoint({
    ...priceFacts,
    paths: ['/price-api/articles'],
    summary: 'The prices of articles of any product, as they are configured.',
    port: 'ArticlePrices.price',
    query: PricedArticlesQuery,
    answer: jsonAnswer(ArticlePricesAnswer),
    refusals: {},
  }),
  listedPrices: endpoint({
    ...priceFacts,
    paths: ['/price-api/configurations'],
    summary: 'What one piece of each listed configuration of a product costs.',
    port: 'ArticlePrices.listed',
    query: ListedPricesQuery,
    answer: jsonAnswer(ListedPricesAnswer),
    refusals: {},
  }),
} as const;
