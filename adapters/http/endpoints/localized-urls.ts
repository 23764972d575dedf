/** Storefront §7, `localized-urls`. */
import { jsonAnswer } from '../answers.ts';
import { noBody } from '../bodies.ts';
import { LocalizedUrlsAnswer, LocalizedUrlsQuery } from '../codecs/localized-urls.ts';
import { endpoint, jsonSizes, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const localizedUrlsEndpoints = {
  localizedUrls: endpoint({
    method: 'GET',
    paths: ['/web-api/localized-urls'],
    credentials: 'none',
    summary: 'Where the page at a path is in the other markets and languages of its channel.',
    port: 'LocalizedUrls.of',
    scope: shopScope,
    query: LocalizedUrlsQuery,
    body: noBody,
    answer: jsonAnswer(LocalizedUrlsAnswer),
    refusals: {},
    caching: { kind: 'shared', seconds: 60, staleSeconds: 600 },
    largest: jsonSizes,
    within: usualTime,
  }),
} as const;
