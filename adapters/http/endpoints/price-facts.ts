import { noBody } from '../bodies.ts';
import { jsonSizes, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

/** The same for everybody in a market and channel, kept for a minute. */
export const priceFacts = {
  method: 'GET',
  credentials: 'none',
  scope: shopScope,
  body: noBody,
  caching: { kind: 'shared', seconds: 60, staleSeconds: 600 },
  largest: jsonSizes,
  within: usualTime,
} as const;

/** What 404 means. */
export const unknownArticle = 'The shop does not sell the article here.';
