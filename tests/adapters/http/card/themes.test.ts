import { httpCardThemes } from '../../../../adapters/http/card/themes.ts';
import {
  initialCardOverview,
  noCardFilters,
} from '../../../../core/domain/products/card/overview.ts';
import { json, scope, testQuestions, unavailable } from '../api-questions.ts';

const theme = {
  id: 'elena',
  name: 'Elena',
  occasion: 'hochzeit',
  piece: 'card',
  style: 'floral',
  shape: 'portrait',
  colours: ['green', 'rose'],
  labels: ['suite'],
  suite: ['elena-menu'],
  rank: 4,
  popularity: 12,
  facts: {
    themeId: 'elena',
    sheets: ['folded', 'flat'],
    variants: ['sage', 'blush'],
    formats: [{ width: 115, height: 168 }],
    layers: ['foil'],
    punchings: ['rounded'],
  },
} as const;

const noCounts = Object.fromEntries(Object.keys(noCardFilters).map((key) => [key, {}]));

const answer = {
  payload: {
    themes: [{ ...theme, created: '2026-01-02T00:00:00Z' }],
    total: 1,
    counts: { ...noCounts, color: { green: 1, rose: 1 } },
  },
};

const read = { ...theme, created: Date.parse('2026-01-02') };

testQuestions([
  {
    ask: (api) => httpCardThemes(api).theme(scope, 'elena')(),
    line: 'GET /web-api/themes?themeId=elena',
    answer: () => json(answer),
    means: read,
    away: unavailable('themes-unavailable'),
    missing: { kind: 'theme-not-found', id: 'elena' },
    mend: unavailable('themes-unavailable', 'the shop API answered 400'),
  },
  {
    ask: (api) =>
      httpCardThemes(api).overview(scope, {
        ...initialCardOverview,
        filters: { ...noCardFilters, color: ['green', 'rose'] },
        search: 'Elena',
      })(),
    line: 'GET /web-api/themes?color[]=green&color[]=rose&q=Elena&sort=sort&page=1&pageSize=12',
    answer: () => json(answer),
    means: { ...answer.payload, themes: [read] },
    away: unavailable('themes-unavailable'),
    missing: unavailable('themes-unavailable', 'the shop API answered 404'),
  },
]);
