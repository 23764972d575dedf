/** What all endpoints of prices have in common (storefront §7, "Price paths"). */
import { noBody } from '../bodies.ts';
import { jsonSizes, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

/** Read by everybody, the same for everybody in a market and channel, and kept for a minute. */
export const priceFacts = {
  method: 'GET',
  credentials: 'none',
  scope: shopScope,
  body: noBody,
  caching: { kind: 'shared', seconds: 60, staleSeconds: 600 },
  largest: jsonSizes,
  within: usualTime,
} as const;

/** What 404 means for an article. */
export const unknownArticle = 'The shop does not sell the article here.';
