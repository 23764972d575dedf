import { httpWhitelabelService } from '../../../adapters/http/whitelabel.ts';
import { customer, failed, json, scope, testQuestions, wireCustomer } from './api-questions.ts';

testQuestions([
  {
    ask: (api) => httpWhitelabelService(api).switchTo(scope, true)(),
    line: 'POST /whitelabel/switch',
    body: { isWhitelabelOrder: true },
    answer: () => json(wireCustomer),
    means: customer,
    isPrivate: true,
    away: failed('request-failed', 0),
  },
]);
