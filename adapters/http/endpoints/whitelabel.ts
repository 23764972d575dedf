/** Storefront §7, `/whitelabel/switch`. */
import { jsonAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import { CustomerDataAnswer } from '../codecs/customers.ts';
import { WhitelabelSwitchBody } from '../codecs/whitelabel.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const whitelabelEndpoints = {
  whitelabelSwitch: endpoint({
    method: 'POST',
    paths: ['/whitelabel/switch'],
    credentials: 'session',
    summary: 'Makes the order in the cart a white-label one, or a usual one.',
    port: 'WhitelabelService.switchTo',
    scope: shopScope,
    query: noQuery,
    // JSON alone: a form of another site cannot send it.
    body: jsonBody(WhitelabelSwitchBody),
    answer: jsonAnswer(CustomerDataAnswer),
    refusals: { 400: 'Nobody has logged in, or the customer is not a white-label one.' },
    caching: { kind: 'private' },
    largest: { request: 1_000, answer: jsonSizes.answer },
    within: usualTime,
  }),
} as const;
