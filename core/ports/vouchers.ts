import type { Money } from '../domain/money/money.ts';
import type { VoucherCommand, VoucherMoveError } from '../domain/voucher/voucher-account.ts';
import type { TE } from '../fp.ts';
import type { Mail } from './mailer.ts';
import type { Outage } from './outage.ts';

export type VouchersUnavailable = Outage<'vouchers-unavailable'>;

/** What is told of a voucher: its code is kept nowhere. */
export type HeldVoucher = {
  /** A UUID. */
  readonly id: string;
  /** The last characters of its code. */
  readonly ending: string;
  readonly balance: Money;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

export type NewVoucher = {
  /** A UUID of who issues it: issued once, however often it is asked. */
  readonly id: string;
  readonly code: string;
  readonly amount: Money;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Sent at an instant, milliseconds since 1970. */
export type VoucherMail = { readonly mail: Mail; readonly at: number };

/** Gift vouchers and what they hold (storefront §7: `voucher`). */
export type Vouchers = {
  /**
   * Writes what it holds and queues its mail, both or neither; `known` where its UUID was issued
   * before, and nothing was written.
   */
  readonly issue: (
    voucher: NewVoucher,
    mail: VoucherMail,
  ) => TE.TaskEither<VouchersUnavailable, 'issued' | 'known'>;
  /** By its code, in the same time whatever the code is. Spent and expired ones are found. */
  readonly find: (code: string) => TE.TaskEither<VouchersUnavailable, HeldVoucher | undefined>;
  /** By their UUIDs, in their order. */
  readonly held: (
    ids: readonly string[],
  ) => TE.TaskEither<VouchersUnavailable, readonly (HeldVoucher | undefined)[]>;
  /** Pays with it or gives back, in one step: of two at once the second sees what the first left. */
  readonly move: (
    id: string,
    command: VoucherCommand,
  ) => TE.TaskEither<
    VouchersUnavailable | VoucherMoveError | { readonly kind: 'voucher-unknown' },
    HeldVoucher
  >;
};

export type HasVouchers = { readonly vouchers: Vouchers };
