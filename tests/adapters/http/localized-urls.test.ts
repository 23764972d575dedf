import { httpLocalizedUrls } from '../../../adapters/http/localized-urls.ts';
import { json, scope, testQuestions, unavailable } from './api-questions.ts';

testQuestions([
  {
    ask: (api) => httpLocalizedUrls(api).of(scope, '/a')(),
    line: 'GET /web-api/localized-urls?path=/a',
    answer: () => json({ payload: { urls: { 'fr-FR': 'https://fr.example/a' } } }),
    means: { 'fr-FR': 'https://fr.example/a' },
    away: unavailable('localized-urls-unavailable'),
  },
]);
