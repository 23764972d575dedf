import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  balanceOf,
  moveVoucher,
  takenBy,
  type VoucherAccount,
  type VoucherCommand,
} from '../../../core/domain/voucher/voucher-account.ts';
import { E } from '../../../core/fp.ts';
import { anyVoucherCommand } from '../../arbitraries/voucher.ts';

const now = 1_000;

const issued: VoucherAccount = {
  expiresAt: now + 1,
  movements: [{ kind: 'issue', key: 'issue', order: '', minorUnits: 100 }],
};

const after = (account: VoucherAccount, command: VoucherCommand): VoucherAccount => {
  const moved = moveVoucher(account, command, now);
  return E.isRight(moved) && moved.right !== undefined
    ? { ...account, movements: [...account.movements, moved.right] }
    : account;
};

const anyAccount = fc
  .array(anyVoucherCommand, { maxLength: 20 })
  .map((commands) => commands.reduce(after, issued));

const redeem = (minorUnits: number, key = 'new') =>
  ({ kind: 'redeem', key, order: 'first', minorUnits }) as const;

describe('the account of a voucher', () => {
  property.prop([anyAccount])('holds what was issued, without what orders have', (account) => {
    const taken = ['first', 'second'].map((order) => takenBy(account, order));
    expect(balanceOf(account) + taken.reduce((sum, one) => sum + one, 0)).toBe(100);
    for (const part of [balanceOf(account), ...taken]) expect(part).toBeGreaterThanOrEqual(0);
  });

  property.prop([anyAccount, anyVoucherCommand])(
    'moves once for each key, by what was asked',
    (account, command) => {
      const before = account.movements.find(({ key }) => key === command.key);
      const moved = moveVoucher(account, command, now);
      const next = after(account, command);
      expect(next.movements.slice(0, account.movements.length)).toEqual(account.movements);
      if (before !== undefined) expect(next).toBe(account);
      if (E.isRight(moved)) {
        expect(moveVoucher(next, command, now)).toEqual(E.right(undefined));
        const change = balanceOf(next) - balanceOf(account);
        const wanted = {
          redeem: -('minorUnits' in command ? command.minorUnits : 0),
          refund: 'minorUnits' in command ? command.minorUnits : 0,
          release: takenBy(account, command.order),
        }[command.kind];
        expect(change).toBe(before === undefined ? wanted : 0);
      } else expect(next).toBe(account);
    },
  );

  property.prop([anyAccount])('is whole again where every order gives back', (account) => {
    const released = ['first', 'second'].reduce(
      (one, order) => after(one, { kind: 'release', key: `end ${order}`, order }),
      account,
    );
    expect(balanceOf(released)).toBe(100);
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'neither pays nor gets back %d',
    (minorUnits) => {
      const paid = after(issued, redeem(50, 'paid'));
      for (const kind of ['redeem', 'refund'] as const)
        expect(moveVoucher(paid, { ...redeem(minorUnits), kind }, now)).toEqual(
          E.left({ kind: 'amount-invalid' }),
        );
    },
  );

  test('pays all that it holds, and not a cent more', () => {
    expect(moveVoucher(issued, redeem(101), now)).toEqual(E.left({ kind: 'balance-too-low' }));
    expect(moveVoucher(issued, redeem(100), now)).toEqual(
      E.right({ kind: 'redeem', key: 'new', order: 'first', minorUnits: -100 }),
    );
  });

  test('gives back no more than an order has, after the expiry, too', () => {
    const paid = after(issued, redeem(60, 'paid'));
    const refund = { ...redeem(61), kind: 'refund' } as const;
    const late = now + 1;
    expect(moveVoucher(paid, refund, late)).toEqual(E.left({ kind: 'not-taken' }));
    expect(moveVoucher(paid, { ...refund, minorUnits: 60 }, late)).toEqual(
      E.right({ kind: 'refund', key: 'new', order: 'first', minorUnits: 60 }),
    );
    expect(moveVoucher(paid, { kind: 'release', key: 'new', order: 'second' }, now)).toEqual(
      E.left({ kind: 'not-taken' }),
    );
    expect(moveVoucher(paid, redeem(1), late)).toEqual(E.left({ kind: 'voucher-expired' }));
  });

  test('takes a key for one movement alone', () => {
    const paid = after(issued, redeem(60, 'paid'));
    const known = redeem(60, 'paid');
    for (const other of [
      { ...known, minorUnits: 59 },
      { ...known, order: 'second' },
      { ...known, kind: 'refund' as const },
      { kind: 'release' as const, key: 'paid', order: 'first' },
      redeem(100, 'issue'),
    ])
      expect(moveVoucher(paid, other, now)).toEqual(E.left({ kind: 'key-used' }));
    expect(moveVoucher(paid, known, now)).toEqual(E.right(undefined));
  });
});
