import { expect, test } from 'vitest';

import { httpAccountEntry } from '../../../adapters/http/accounts.ts';
import { E } from '../../../core/fp.ts';
import {
  answering,
  customer,
  failed,
  json,
  none,
  scope,
  testQuestions,
  wireCustomer,
} from './api-questions.ts';

const account = { email: 'a@b.example', password: 'secret' };

testQuestions([
  {
    ask: (api) => httpAccountEntry(api).logIn(scope, account)(),
    line: 'POST /web-api/customer-login',
    body: account,
    answer: () => json(wireCustomer),
    means: customer,
    isPrivate: true,
    away: failed('login-error', 0),
    missing: failed('login-error', 404),
    mend: { kind: 'refused', message: 'No.', fields: {} },
  },
  {
    ask: (api) =>
      httpAccountEntry(api).signUp(scope, { ...account, firstName: 'Ada', lastName: 'L' })(),
    line: 'POST /web-api/customer-signup',
    body: { ...account, firstName: 'Ada', lastName: 'L' },
    answer: () => json({ ...wireCustomer, type: 3 }),
    means: { ...customer, type: 3 },
    isPrivate: true,
    away: failed('sign-up-error', 0),
  },
  {
    ask: (api) => httpAccountEntry(api).confirmSignUp(scope, { token: 't', password: 'p' })(),
    line: 'POST /web-api/customer-signup-confirm',
    body: { token: 't', password: 'p' },
    answer: () => json(wireCustomer),
    means: customer,
    isPrivate: true,
    away: failed('sign-up-error', 0),
  },
  {
    ask: (api) => httpAccountEntry(api).resetPassword(scope, { email: 'a@b.example' })(),
    line: 'POST /web-api/customer-password-reset',
    body: { email: 'a@b.example' },
    answer: none,
    means: undefined,
    isPrivate: true,
    away: failed('password-reset-error', 0),
  },
  {
    ask: (api) => httpAccountEntry(api).confirmPassword(scope, { token: 't', password: 'p' })(),
    line: 'POST /web-api/customer-password-confirm',
    body: { token: 't', password: 'p' },
    answer: none,
    means: undefined,
    isPrivate: true,
    away: failed('password-reset-error', 0),
  },
  {
    ask: (api) => httpAccountEntry(api).logOut(scope)(),
    line: 'POST /web-api/customer-logout',
    body: {},
    answer: none,
    means: undefined,
    isPrivate: true,
    away: failed('login-error', 0),
  },
]);

test('a refusal that cannot be read is one by its status', async () => {
  const answer = new Response('<html>', { status: 400 });
  expect(await httpAccountEntry(answering(answer).api).logIn(scope, account)()).toEqual(
    E.left({ kind: 'refused', message: undefined, fields: {} }),
  );
});
