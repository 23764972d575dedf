/** The account of a gift voucher: what was written is never changed, and its sum is what it holds. */
import { E } from '../../fp.ts';

/** `minorUnits`: more than zero for what the voucher gets, less for what it pays. */
export type VoucherMovement = {
  readonly kind: 'issue' | VoucherCommand['kind'];
  /** Of who asks: once for each voucher. */
  readonly key: string;
  /** Empty where it is of no order. */
  readonly order: string;
  readonly minorUnits: number;
};

/**
 * `redeem` pays for an order, exactly so much. `release` gives back all that the order still has.
 * `refund` gives back a part of it.
 */
export type VoucherCommand =
  | {
      readonly kind: 'redeem' | 'refund';
      readonly key: string;
      readonly order: string;
      readonly minorUnits: number;
    }
  | { readonly kind: 'release'; readonly key: string; readonly order: string };

/**
 * `amount-invalid`: not a whole number above zero; `balance-too-low`: it does not hold so much;
 * `not-taken`: the order has not so much of it; `key-used`: by another movement.
 */
export type VoucherMoveError = {
  readonly kind:
    | 'amount-invalid'
    | 'balance-too-low'
    | 'not-taken'
    | 'key-used'
    | 'voucher-expired';
};

export type VoucherAccount = {
  /** Milliseconds since 1970: from then on it pays for nothing. */
  readonly expiresAt: number;
  readonly movements: readonly VoucherMovement[];
};

const sumOf = (movements: readonly VoucherMovement[]): number =>
  movements.reduce((sum, { minorUnits }) => sum + minorUnits, 0);

/** What a voucher holds, in minor units. */
export const balanceOf = ({ movements }: Pick<VoucherAccount, 'movements'>): number =>
  sumOf(movements);

/** What an order has of a voucher, in minor units. */
export const takenBy = ({ movements }: Pick<VoucherAccount, 'movements'>, order: string): number =>
  0 - sumOf(movements.filter((movement) => movement.order === order));

const refused = (kind: VoucherMoveError['kind']): E.Either<VoucherMoveError, never> =>
  E.left({ kind });

const isSame = (known: VoucherMovement, command: VoucherCommand): boolean =>
  known.kind === command.kind &&
  known.order === command.order &&
  (command.kind === 'release' || Math.abs(known.minorUnits) === command.minorUnits);

const minorUnitsOf = (
  account: VoucherAccount,
  command: VoucherCommand,
  now: number,
): E.Either<VoucherMoveError, number> => {
  const taken = takenBy(account, command.order);
  if (command.kind === 'release') return taken > 0 ? E.right(taken) : refused('not-taken');
  const { minorUnits } = command;
  if (!Number.isSafeInteger(minorUnits) || minorUnits <= 0) return refused('amount-invalid');
  if (command.kind === 'refund')
    return minorUnits <= taken ? E.right(minorUnits) : refused('not-taken');
  if (now >= account.expiresAt) return refused('voucher-expired');
  return minorUnits <= balanceOf(account) ? E.right(-minorUnits) : refused('balance-too-low');
};

/**
 * The movement that a command writes; undefined where it was written before. What is given back
 * comes back after the expiry, too. `now`: milliseconds since 1970.
 */
export const moveVoucher = (
  account: VoucherAccount,
  command: VoucherCommand,
  now: number,
): E.Either<VoucherMoveError, VoucherMovement | undefined> => {
  const { kind, key, order } = command;
  const known = account.movements.find((movement) => movement.key === key);
  if (known !== undefined) return isSame(known, command) ? E.right(undefined) : refused('key-used');
  return E.map((minorUnits: number) => ({ kind, key, order, minorUnits }))(
    minorUnitsOf(account, command, now),
  );
};
