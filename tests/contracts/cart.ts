/** What every implementation of the port of vouchers must do. */
import { describe, expect, test } from 'vitest';

import type { Money } from '../../core/domain/money/money.ts';
import { E } from '../../core/fp.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { Vouchers } from '../../core/ports/vouchers.ts';

const scope: ShopScope = { channel: 'kartenliebe', locale: 'de-DE' };
const euros = (minorUnits: number): Money => ({ minorUnits, currency: 'eur' });

/** The vouchers of the suite: one that holds something, one that is used up. */
const knownVouchers: ReadonlyMap<string, Money> = new Map([
  ['GIFT2026', euros(2_500)],
  ['USEDUP', euros(0)],
]);

/** The suite for vouchers. */
export const vouchersContract = (
  name: string,
  start: (balances: ReadonlyMap<string, Money>) => Promise<Vouchers>,
): void => {
  describe(`vouchers: ${name}`, () => {
    test('one that holds something is put into the cart', async () => {
      const vouchers = await start(knownVouchers);
      expect(await vouchers.add(scope, 'GIFT2026')()).toEqual(
        E.right({ code: 'GIFT2026', balance: euros(2_500) }),
      );
    });

    test.each(['UNKNOWN', 'USEDUP'])('%s is refused with a message', async (code) => {
      const vouchers = await start(knownVouchers);
      expect(await vouchers.add(scope, code)()).toMatchObject({
        left: { kind: 'refused', message: expect.any(String) },
      });
    });

    test('a gift voucher can be bought', async () => {
      const vouchers = await start(knownVouchers);
      expect(E.isRight(await vouchers.buy(scope, euros(5_000))())).toBe(true);
    });
  });
};
