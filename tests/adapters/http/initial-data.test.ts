import { httpInitialData } from '../../../adapters/http/initial-data.ts';
import { json, scope, testQuestions, unavailable } from './api-questions.ts';

const data = { layout: '{"header":"<b>x</b>"}', messages: '{' };

testQuestions([
  {
    ask: (api) => httpInitialData(api).load(scope)(),
    line: 'GET /web-api/shop-frontends-initial-data',
    answer: () => json({ payload: data }),
    means: data,
    away: unavailable('initial-data-unavailable'),
  },
]);
