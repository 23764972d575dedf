/** What customers see and change of their own account; the specification names no paths. */
import { accountExportPath } from '../../../core/domain/customer/account-changes.ts';
import { fileAnswer, jsonAnswer, noAnswer } from '../answers.ts';
import { jsonBody, noBody } from '../bodies.ts';
import { AccountChangeBody, ConfirmAddressBody, OwnAccountAnswer } from '../codecs/own-account.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { noScope, shopScope } from '../scope.ts';

const nobody = { 403: 'Nobody is logged in, or no longer.' } as const;

const ofCustomer = {
  credentials: 'session',
  query: noQuery,
  refusals: nobody,
  caching: { kind: 'private' },
  within: usualTime,
} as const;

const changed = {
  ...ofCustomer,
  method: 'POST',
  scope: shopScope,
  answer: noAnswer,
  largest: { request: 4_096, answer: jsonSizes.answer },
} as const;

export const ownAccountEndpoints = {
  customerAccount: endpoint({
    ...ofCustomer,
    method: 'GET',
    paths: ['/web-api/customer-account'],
    summary: 'The account of the session: its data, sessions and pictures.',
    port: 'OwnAccount.show',
    scope: shopScope,
    body: noBody,
    answer: jsonAnswer(OwnAccountAnswer),
    largest: jsonSizes,
  }),
  customerAccountChange: endpoint({
    ...changed,
    paths: ['/web-api/customer-account-change'],
    summary: 'Changes one thing of the account, or deletes it.',
    port: 'OwnAccount.change',
    body: jsonBody(AccountChangeBody),
  }),
  customerAccountAddress: endpoint({
    ...changed,
    credentials: 'none',
    paths: ['/web-api/customer-account-address'],
    summary: 'Makes the address of a mail’s link the account’s.',
    port: 'OwnAccount.confirmAddress',
    body: jsonBody(ConfirmAddressBody),
    refusals: { 404: 'The link is old, used, or not ours.' },
  }),
  customerAccountExport: endpoint({
    ...ofCustomer,
    method: 'GET',
    paths: [accountExportPath],
    summary: 'All that is kept of the customer, as a file.',
    port: 'OwnAccount.exportData',
    // A link leads to it, without headers of its own.
    scope: noScope,
    body: noBody,
    answer: fileAnswer(['application/json']),
    largest: { request: 0, answer: 8_000_000 },
  }),
} as const;
