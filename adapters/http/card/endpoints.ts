import { jsonAnswer } from '../answers.ts';
import { endpoint, question } from '../endpoint.ts';
import { shopScope } from '../scope.ts';
import { CardThemesAnswer, CardThemesQuery } from './codecs.ts';

export const cardEndpoints = {
  cardThemes: endpoint({
    ...question,
    caching: { kind: 'shared', seconds: 60, staleSeconds: 600 },
    scope: shopScope,
    paths: ['/web-api/themes'],
    summary:
      'A page of the themes of cards that fit filters and a search, with counts; or one theme.',
    port: 'CardThemes.overview, CardThemes.theme',
    query: CardThemesQuery,
    answer: jsonAnswer(CardThemesAnswer),
    refusals: { 404: 'There is no such theme.' },
  }),
} as const;
