import type { Money } from '../../core/domain/money/money.ts';
import { E, TE } from '../../core/fp.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { Vouchers } from '../../core/ports/vouchers.ts';

/** A cart's vouchers in memory, and the gift vouchers that were put into it. */
type MemoryVouchers = Vouchers & { readonly bought: readonly Money[] };

/** The port over what each code still holds; a code that holds nothing is used up. */
export const memoryVouchers = (balances: ReadonlyMap<string, Money>): MemoryVouchers => {
  const bought: Money[] = [];
  return {
    bought,
    add: (_, code) => async () => {
      const balance = balances.get(code);
      return balance === undefined || balance.minorUnits === 0
        ? E.left({ kind: 'refused', message: 'This voucher cannot be used.', fields: {} })
        : E.right({ code, balance });
    },
    buy: (_, amount) => async () => {
      bought.push(amount);
      return E.right(undefined);
    },
  };
};

/** The port while the shop API answers with a status. */
export const failingVouchers = (status: number): Vouchers => {
  const refusal: ShopRefusal<'error-add-voucher'> = {
    kind: 'failed',
    code: 'error-add-voucher',
    status,
    message: undefined,
    fields: {},
  };
  return { add: () => TE.left(refusal), buy: () => TE.left(refusal) };
};
