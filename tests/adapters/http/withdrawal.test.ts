import { expect, test } from 'vitest';

import { httpWithdrawalDesk } from '../../../adapters/http/withdrawal.ts';
import { E } from '../../../core/fp.ts';
import {
  answering,
  json,
  scope,
  testQuestions,
  unavailable,
  uuid,
  wireError,
} from './api-questions.ts';

const declared = { name: 'Ada', email: 'a@b.example', orderNumber: 'A-1' };
const whole = { ...declared, goods: undefined };
const answer = () => json({ reference: 'R', receivedAt: '2026-12-01T00:00:00Z' });
const means = { reference: 'R', receivedAt: Date.parse('2026-12-01T00:00:00Z') };

testQuestions([
  {
    ask: (api) => httpWithdrawalDesk(api).declare(scope, whole, uuid)(),
    line: 'POST /web-api/contract-withdrawal',
    body: { ...declared, withdrawalId: uuid },
    answer,
    means,
    away: unavailable('withdrawal-unavailable'),
    missing: unavailable('withdrawal-unavailable', 'the shop API answered 404'),
  },
  {
    ask: (api) => httpWithdrawalDesk(api).declare(scope, { ...declared, goods: 'all' }, uuid)(),
    line: 'POST /web-api/contract-withdrawal',
    body: { ...declared, withdrawalId: uuid, goods: 'all' },
    answer,
    means,
  },
]);

test('a refusal tells another statement apart', async () => {
  const refusal = async (status: number) =>
    httpWithdrawalDesk(answering(wireError(status)).api).declare(scope, whole, uuid)();
  expect(await refusal(409)).toEqual(E.left({ kind: 'withdrawal-differs' }));
  expect(await refusal(410)).toEqual(
    E.left(unavailable('withdrawal-unavailable', 'the shop API answered 410')),
  );
});
