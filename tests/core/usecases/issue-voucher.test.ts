import { expect, test } from 'vitest';

import { issuedVoucherCode } from '../../../core/domain/voucher/voucher-code.ts';
import { E } from '../../../core/fp.ts';
import { issueVoucher } from '../../../core/usecases/issue-voucher.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';

const order = {
  amount: { minorUnits: 5_000, currency: 'eur' },
  design: 'frame',
  recipient: 'Ada',
  sender: 'Grace',
  words: '',
  email: 'ada@example.com',
  sendOn: '2026-12-24',
  locale: 'de-DE',
} as const;

test('a paid gift voucher holds its amount, and is mailed once, on its day', async () => {
  const clock = manualClock(Date.parse('2026-11-27T12:00:00Z'));
  const vouchers = memoryVouchers(clock);
  const written: unknown[] = [];
  const voucherLetters = {
    write: (...given: readonly unknown[]) => {
      written.push(given);
      return { id: 'mail', to: 'ada@example.com', subject: '', text: '' };
    },
  };
  const bytes = new Uint8Array(20).fill(7);
  const code = issuedVoucherCode(bytes);
  const issue = issueVoucher({ channel: 'poster', order, id: 'one', bytes });
  const environment = { vouchers, voucherLetters, clock };
  expect(await issue(environment)()).toEqual(E.right('issued'));
  expect(await issue(environment)()).toEqual(E.right('known'));
  const expiresAt = Date.parse('2032-01-01T12:00:00Z');
  expect(await vouchers.find(code)()).toEqual(
    E.right({ id: 'one', ending: code.slice(-4), balance: order.amount, expiresAt }),
  );
  expect(vouchers.mails).toEqual([
    {
      mail: { id: 'mail', to: 'ada@example.com', subject: '', text: '' },
      at: Date.parse('2026-12-24T07:00:00Z'),
    },
  ]);
  expect(written[0]).toEqual([
    'poster',
    order,
    expect.objectContaining({ id: 'one', code, expiresAt }),
  ]);
  const next = {
    channel: 'poster',
    order,
    id: 'two',
    bytes: bytes.fill(8),
    isSentNow: true,
  } as const;
  await issueVoucher(next)(environment)();
  expect(vouchers.mails.at(-1)?.at).toBe(clock.now());
});
