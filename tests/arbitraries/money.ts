import fc from 'fast-check';

import { currencies, type Currency } from '../../core/domain/locale/locales.ts';
import type { Money, Price } from '../../core/domain/money/money.ts';

export const anyCurrency: fc.Arbitrary<Currency> = fc.constantFrom(...currencies);

/** Minor units from nothing to a hundred thousand whole units. */
export const anyMinorUnits: fc.Arbitrary<number> = fc.integer({ min: 0, max: 10_000_000 });

/** Minor units up to the largest that an amount can have. */
export const anyExactMinorUnits: fc.Arbitrary<number> = fc.oneof(anyMinorUnits, fc.maxSafeNat());

/** Whole ratios to share an amount out by, at least one of them above nothing. */
export const anyRatios: fc.Arbitrary<readonly number[]> = fc
  .tuple(
    fc.array(fc.oneof(fc.nat({ max: 5 }), anyExactMinorUnits), { maxLength: 8 }),
    fc.integer({ min: 1, max: 100 }),
    fc.nat({ max: 8 }),
  )
  .map(([ratios, certain, position]) => ratios.toSpliced(position, 0, certain));

export const moneyIn = (currency: Currency): fc.Arbitrary<Money> =>
  anyMinorUnits.map((minorUnits) => ({ minorUnits, currency }));

export const anyMoney: fc.Arbitrary<Money> = anyCurrency.chain(moneyIn);

/** A price of two amounts in one currency. */
export const priceWith = <C extends Currency>(
  currency: C,
  original: number,
  current: number,
): Price<C> => ({
  priceOriginal: { minorUnits: original, currency },
  priceCurrent: { minorUnits: current, currency },
});

/** A price as the service makes it: the original amount is never below the current one. */
export const priceIn = (currency: Currency): fc.Arbitrary<Price> =>
  fc
    .tuple(anyMinorUnits, anyMinorUnits)
    .map(([current, more]) => priceWith(currency, current + more, current));

export const anyPrice: fc.Arbitrary<Price> = anyCurrency.chain(priceIn);
