/** 2011/83/EU, article 11a; the specification names no path. */
import { jsonAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import { WithdrawalAnswer, WithdrawalBody } from '../codecs/withdrawal.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const withdrawalEndpoints = {
  contractWithdrawal: endpoint({
    method: 'POST',
    paths: ['/web-api/contract-withdrawal'],
    credentials: 'none',
    summary: 'Takes the withdrawal of a contract and acknowledges its receipt.',
    port: 'WithdrawalDesk.declare',
    scope: shopScope,
    query: noQuery,
    body: jsonBody(WithdrawalBody),
    answer: jsonAnswer(WithdrawalAnswer),
    refusals: { 409: 'Another statement was kept under this id.' },
    caching: { kind: 'private' },
    largest: { request: 16_384, answer: jsonSizes.answer },
    within: usualTime,
  }),
} as const;
