import { E, TE } from '../../core/fp.ts';
import {
  balanceOf,
  moveVoucher,
  type VoucherMovement,
} from '../../core/domain/voucher/voucher-account.ts';
import { voucherEnding } from '../../core/domain/voucher/voucher-code.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { HeldVoucher, NewVoucher, VoucherMail, Vouchers } from '../../core/ports/vouchers.ts';

type Kept = NewVoucher & { readonly movements: readonly VoucherMovement[] };

/** Vouchers in memory, and the mails that were queued with them. */
export const memoryVouchers = (
  clock: Clock,
): Vouchers & { readonly mails: readonly VoucherMail[] } => {
  const kept = new Map<string, Kept>();
  const mails: VoucherMail[] = [];
  const heldOf = (voucher: Kept | undefined): HeldVoucher | undefined =>
    voucher && {
      id: voucher.id,
      ending: voucherEnding(voucher.code),
      balance: { minorUnits: balanceOf(voucher), currency: voucher.amount.currency },
      expiresAt: voucher.expiresAt,
    };
  return {
    mails,
    issue: (voucher, mail) => async () => {
      const { id, amount } = voucher;
      if (kept.has(id)) return E.right('known');
      const first = { kind: 'issue', key: id, order: '', minorUnits: amount.minorUnits } as const;
      kept.set(id, { ...voucher, movements: [first] });
      mails.push(mail);
      return E.right('issued');
    },
    find: (code) => async () =>
      E.right(heldOf([...kept.values()].find((voucher) => voucher.code === code))),
    held: (ids) => async () => E.right(ids.map((id) => heldOf(kept.get(id)))),
    move: (id, command) => async () => {
      const voucher = kept.get(id);
      if (voucher === undefined) return E.left({ kind: 'voucher-unknown' });
      const moved = moveVoucher(voucher, command, clock.now());
      if (E.isLeft(moved)) return moved;
      const movements = moved.right ? [...voucher.movements, moved.right] : voucher.movements;
      const after = { ...voucher, movements };
      kept.set(id, after);
      return E.fromNullable({ kind: 'voucher-unknown' } as const)(heldOf(after));
    },
  };
};

/** Vouchers that cannot be reached. */
export const failingVouchers = (): Vouchers => {
  const error = TE.left({ kind: 'vouchers-unavailable', reason: 'full' } as const);
  return { issue: () => error, find: () => error, held: () => error, move: () => error };
};
