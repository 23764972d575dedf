/** Prices of articles of any product, which is ours beside the specification's price paths. */
import { jsonAnswer } from '../answers.ts';
import { ArticlePricesAnswer, PricedArticlesQuery } from '../codecs/article-prices.ts';
import { endpoint } from '../endpoint.ts';
import { priceFacts } from './price-facts.ts';

/** What articles cost as they are configured. */
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
} as const;
