/** Storefront §7, "Customer calls". */
import { jsonAnswer, noAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import { LogInBody, LogOutBody, SignUpBody } from '../codecs/accounts.ts';
import { CustomerDataAnswer } from '../codecs/customers.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';
import { ownAccountEndpoints } from './own-account.ts';

/** JSON, which another site cannot send for a visitor: browsers would ask first. */
const account = {
  method: 'POST',
  credentials: 'session',
  scope: shopScope,
  query: noQuery,
  refusals: {},
  caching: { kind: 'private' },
  largest: { request: 4_096, answer: jsonSizes.answer },
  within: usualTime,
} as const;

export const accountEndpoints = {
  customerLogin: endpoint({
    ...account,
    paths: ['/web-api/customer-login'],
    summary: 'Begins a session by address and password.',
    port: 'AccountEntry.logIn',
    body: jsonBody(LogInBody),
    answer: jsonAnswer(CustomerDataAnswer),
  }),
  customerSignup: endpoint({
    ...account,
    paths: ['/web-api/customer-signup'],
    summary: 'Opens an account and begins a session.',
    port: 'AccountEntry.signUp',
    body: jsonBody(SignUpBody),
    answer: jsonAnswer(CustomerDataAnswer),
  }),
  customerLogout: endpoint({
    ...account,
    paths: ['/web-api/customer-logout'],
    summary: 'Ends the session, if there is one.',
    port: 'AccountEntry.logOut',
    body: jsonBody(LogOutBody),
    answer: noAnswer,
  }),
} as const;

/** Where attempts of a client are counted. */
export const passwordPaths: readonly string[] = [
  ...accountEndpoints.customerLogin.paths,
  ...accountEndpoints.customerSignup.paths,
  ...ownAccountEndpoints.customerAccountChange.paths,
];
