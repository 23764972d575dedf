import { question } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

/** The same for everybody in a market and channel, kept for a minute. */
export const priceFacts = {
  ...question,
  scope: shopScope,
  caching: { kind: 'shared', seconds: 60, staleSeconds: 600 },
} as const;

/** What 404 means. */
export const unknownArticle = 'The shop does not sell the article here.';
