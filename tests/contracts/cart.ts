/** What every implementation of the cart's ports must do: vouchers, and accessories of cards. */
import { describe, expect, test } from 'vitest';

import type { Money } from '../../core/domain/money/money.ts';
import { E } from '../../core/fp.ts';
import type { CardAccessory, CardAccessoryShop } from '../../core/ports/card/card-accessories.ts';
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

/** The accessories of the suite. */
const knownAccessories: readonly CardAccessory[] = [
  { sku: 'seal-gold', kind: 'seal', price: euros(35) },
  { sku: 'seal-red', kind: 'seal', price: euros(30) },
  { sku: 'bow-white', kind: 'bow', price: euros(90) },
];

/** The suite for accessories. */
export const cardAccessoriesContract = (
  name: string,
  start: (accessories: readonly CardAccessory[]) => Promise<CardAccessoryShop>,
): void => {
  describe(`card accessories: ${name}`, () => {
    test('are listed by their kind, priced in the currency of the locale', async () => {
      const shop = await start(knownAccessories);
      expect(await shop.list(scope, 'seal')()).toEqual(E.right(knownAccessories.slice(0, 2)));
      expect(await shop.list(scope, 'pen')()).toEqual(E.right([]));
      const swiss = await shop.list({ ...scope, locale: 'de-CH' }, 'bow')();
      expect(swiss).toMatchObject(E.right([{ price: { currency: 'chf' } }]));
    });

    test('are put into the cart, and what is not sold is refused', async () => {
      const shop = await start(knownAccessories);
      expect(E.isRight(await shop.add(scope, 'seal-red', 20)())).toBe(true);
      expect(await shop.add(scope, 'hat', 1)()).toMatchObject({
        left: { kind: 'refused', message: expect.any(String) },
      });
    });
  });
};
