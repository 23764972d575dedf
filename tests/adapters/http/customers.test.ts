import { expect } from 'vitest';

import { httpCustomers } from '../../../adapters/http/customers.ts';
import { customer, json, scope, testQuestions, wireCustomer } from './api-questions.ts';

testQuestions([
  {
    ask: (api) => httpCustomers(api, scope).current(),
    line: 'GET /web-api/customer-data',
    answer: () => json(wireCustomer),
    means: expect.objectContaining(customer),
    isPrivate: true,
    away: { kind: 'customer-unavailable' },
    missing: { kind: 'customer-unavailable' },
  },
]);
