/**
 * For the shop's other front ends: what surrounds a page, and a request's flags (storefront §7).
 * Never relayed: only who draws the pages knows these.
 */
import { jsonAnswer } from '../answers.ts';
import { FlagsAnswer, FlagsQuery, InitialDataAnswer } from '../codecs/frontends.ts';
import { endpoint, noQuery, question } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const frontendEndpoints = {
  initialData: endpoint({
    ...question,
    paths: ['/web-api/shop-frontends-initial-data'],
    summary: 'Header, footer, styles and scripts of a site as markup, and texts by their key.',
    port: 'InitialDataSource.load',
    scope: shopScope,
    query: noQuery,
    answer: jsonAnswer(InitialDataAnswer),
    refusals: { 404: 'The shop has no such site.' },
    caching: { kind: 'shared', seconds: 60, staleSeconds: 600 },
  }),
  featureFlags: endpoint({
    ...question,
    // By the visitor's own key, so nobody else may keep it.
    credentials: 'session',
    paths: ['/web-api/feature-flags'],
    summary: 'The flags that the server evaluates for a page and its visitor.',
    port: 'Flags.treatments',
    scope: shopScope,
    query: FlagsQuery,
    answer: jsonAnswer(FlagsAnswer),
    caching: { kind: 'private' },
  }),
} as const;
