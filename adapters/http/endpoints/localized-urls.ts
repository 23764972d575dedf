/** Storefront §7, `localized-urls`. */
import { jsonAnswer } from '../answers.ts';
import { LocalizedUrlsAnswer, LocalizedUrlsQuery } from '../codecs/localized-urls.ts';
import { endpoint, question } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const localizedUrlsEndpoints = {
  localizedUrls: endpoint({
    ...question,
    paths: ['/web-api/localized-urls'],
    summary: 'Where the page at a path is in the other markets and languages of its channel.',
    port: 'LocalizedUrls.of',
    scope: shopScope,
    query: LocalizedUrlsQuery,
    answer: jsonAnswer(LocalizedUrlsAnswer),
    caching: { kind: 'shared', seconds: 60, staleSeconds: 600 },
  }),
} as const;
