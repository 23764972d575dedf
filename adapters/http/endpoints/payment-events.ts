import { noAnswer } from '../answers.ts';
import { bytesBody } from '../bodies.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { noScope } from '../scope.ts';

export const paymentEventEndpoints = {
  paymentEvent: endpoint({
    method: 'POST',
    paths: ['/payments/events'],
    credentials: 'none',
    summary: 'Takes a signed message of who takes payments, and answers when it is kept.',
    port: 'Payments.readEvent',
    scope: noScope,
    query: noQuery,
    // The signature is over the bytes as they came.
    body: bytesBody('application/json'),
    answer: noAnswer,
    refusals: { 400: 'The message is not signed, was signed too long ago, or says nothing.' },
    caching: { kind: 'private' },
    largest: { request: 262_144, answer: jsonSizes.answer },
    within: usualTime,
  }),
} as const;
