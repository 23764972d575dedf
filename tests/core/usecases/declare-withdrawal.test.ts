import { describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import type { WithdrawalDesk } from '../../../core/ports/withdrawal-desk.ts';
import {
  declareWithdrawal,
  type SentWithdrawal,
} from '../../../core/usecases/declare-withdrawal.ts';
import { recordingLog } from '../../fakes/log.ts';
import { closedWithdrawalDesk, memoryWithdrawalDesk } from '../../fakes/withdrawal-desk.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;
const form = { name: 'Ada', email: 'ada@example.com', orderNumber: 'A-4711', goods: '' };
const sent: SentWithdrawal = {
  form,
  wants: 'review',
  withdrawalId: '4f0c2a9b-0000-4000-8000-000000000000',
  changedId: '5f0c2a9b-0000-4000-8000-000000000000',
};

describe('declaring a withdrawal', () => {
  test('is shown once more before anything is kept', async () => {
    const withdrawalDesk = memoryWithdrawalDesk();
    const world = { withdrawalDesk, log: recordingLog() };
    expect(await declareWithdrawal(scope, sent)(world)()).toMatchObject({
      right: { kind: 'review', withdrawalId: sent.withdrawalId },
    });
    expect(withdrawalDesk.declared).toEqual([]);
  });

  test('is kept when it is confirmed, and acknowledged', async () => {
    const withdrawalDesk = memoryWithdrawalDesk({ now: () => 7 });
    const world = { withdrawalDesk, log: recordingLog() };
    expect(await declareWithdrawal(scope, { ...sent, wants: 'confirm' })(world)()).toMatchObject({
      right: { kind: 'received', receipt: { reference: '4F0C-2A9B', receivedAt: 7 } },
    });
    expect(withdrawalDesk.declared).toHaveLength(1);
  });

  test('that was changed since it was sent is kept beside the first', async () => {
    const withdrawalDesk = memoryWithdrawalDesk();
    const world = { withdrawalDesk, log: recordingLog() };
    const confirm = { ...sent, wants: 'confirm' } as const;
    await declareWithdrawal(scope, confirm)(world)();
    const changed = { ...confirm, form: { ...form, goods: 'all' } };
    for (let times = 0; times < 2; times += 1)
      expect(await declareWithdrawal(scope, changed)(world)()).toMatchObject({
        right: { kind: 'received', receipt: { reference: '5F0C-2A9B' } },
      });
    expect(withdrawalDesk.declared).toHaveLength(2);
    expect(world.log.reports).toEqual([]);
  });

  test('goes back to what was typed, and is refused with its errors even when confirmed', async () => {
    const world = { withdrawalDesk: memoryWithdrawalDesk(), log: recordingLog() };
    expect(await declareWithdrawal(scope, { ...sent, wants: 'edit' })(world)()).toEqual(
      E.right({ kind: 'form', form, errors: [] }),
    );
    const wrong = { ...sent, wants: 'confirm', form: { ...form, email: 'ada' } } as const;
    expect(await declareWithdrawal(scope, wrong)(world)()).toMatchObject({
      right: { kind: 'form', errors: [{ field: 'email', code: 'malformed' }] },
    });
  });

  test('that is not kept can be confirmed again, and is logged without its words', async () => {
    const log = recordingLog();
    const closed = closedWithdrawalDesk();
    const tried: string[] = [];
    const withdrawalDesk: WithdrawalDesk = {
      declare: (where, withdrawal, withdrawalId) => {
        tried.push(withdrawalId);
        return closed.declare(where, withdrawal, withdrawalId);
      },
    };
    const world = { withdrawalDesk, log };
    expect(await declareWithdrawal(scope, { ...sent, wants: 'confirm' })(world)()).toMatchObject({
      right: { kind: 'failed', withdrawalId: sent.withdrawalId },
    });
    expect(tried).toEqual([sent.withdrawalId]);
    expect(log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'withdrawal', reason: 'no database' } },
    ]);
  });
});
