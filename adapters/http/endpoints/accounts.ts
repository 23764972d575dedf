/** Storefront §7, "Customer calls". */
import { jsonAnswer, noAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import {
  EnteredAnswer,
  GoogleCredentialBody,
  LogInBody,
  LogOutBody,
  PasswordConfirmBody,
  PasswordResetBody,
  SignUpBody,
  SignUpConfirmBody,
} from '../codecs/accounts.ts';
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
    summary: 'Mails a link that confirms a new account; says the same whoever has one already.',
    port: 'AccountEntry.signUp',
    body: jsonBody(SignUpBody),
    answer: jsonAnswer(CustomerDataAnswer),
  }),
  customerSignupConfirm: endpoint({
    ...account,
    paths: ['/web-api/customer-signup-confirm'],
    summary: 'Opens the account of a mailed link and begins a session, once.',
    port: 'AccountEntry.confirmSignUp',
    body: jsonBody(SignUpConfirmBody),
    answer: jsonAnswer(CustomerDataAnswer),
  }),
  customerPasswordReset: endpoint({
    ...account,
    paths: ['/web-api/customer-password-reset'],
    summary: 'Mails a link that sets a new password; says the same whoever has an account.',
    port: 'AccountEntry.resetPassword',
    body: jsonBody(PasswordResetBody),
    answer: noAnswer,
  }),
  customerPasswordConfirm: endpoint({
    ...account,
    paths: ['/web-api/customer-password-confirm'],
    summary: 'Sets the password by a mailed link and ends all sessions of the customer, once.',
    port: 'AccountEntry.confirmPassword',
    body: jsonBody(PasswordConfirmBody),
    answer: noAnswer,
  }),
  customerAuthGoogleCredentials: endpoint({
    ...account,
    paths: ['/web-api/customer-auth-google-credentials'],
    summary: 'Begins a session with an ID token of Google, and opens an account if need be.',
    port: 'AccountEntry.logInWithGoogle',
    body: jsonBody(GoogleCredentialBody),
    answer: jsonAnswer(EnteredAnswer),
    refusals: { 404: 'The shop has no Google sign-in.' },
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

/** Where attempts of a client are counted, and mails that it may cause. */
export const passwordPaths: readonly string[] = [
  ...accountEndpoints.customerAuthGoogleCredentials.paths,
  ...accountEndpoints.customerLogin.paths,
  ...accountEndpoints.customerSignup.paths,
  ...ownAccountEndpoints.customerAccountChange.paths,
  ...accountEndpoints.customerSignupConfirm.paths,
  ...accountEndpoints.customerPasswordReset.paths,
  ...accountEndpoints.customerPasswordConfirm.paths,
];
