/** What everybody who counts sales taxes must do. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Money } from '../../core/domain/money/money.ts';
import { salesTaxOf, type SalesTaxQuestion } from '../../core/domain/money/sales-tax.ts';
import { E } from '../../core/fp.ts';
import type { SalesTaxes } from '../../core/ports/sales-taxes.ts';

const dollars = (minorUnits: number): Money => ({ minorUnits, currency: 'usd' });

const places = {
  CA: { street: '123 Main Street', city: 'Los Angeles', state: 'CA', postcode: '90012' },
  NY: { street: '1 Broadway', city: 'New York', state: 'NY', postcode: '10004' },
  OR: { street: '5 Pine Street', city: 'Portland', state: 'OR', postcode: '97204' },
} as const;

/** `CA` taxes no delivery, `NY` does, `OR` taxes nothing. */
export const salesTaxQuestion = (
  state: keyof typeof places,
  goods: readonly number[] = [2_990, 1_990],
  shipping = 690,
): SalesTaxQuestion => ({
  destination: places[state],
  goods: goods.map(dollars),
  shipping: dollars(shipping),
});

/** Another address than any that there is. */
const nowhere: SalesTaxQuestion = {
  ...salesTaxQuestion('CA'),
  destination: { ...places.CA, postcode: '00000' },
};

type StartedSalesTaxes = {
  readonly salesTaxes: SalesTaxes;
  /** Whether it knows which addresses there are. */
  readonly knowsPlaces: boolean;
};

/** `failing`: those that cannot be asked, by what is wrong. */
export const salesTaxesContract = (
  name: string,
  start: () => Promise<StartedSalesTaxes>,
  failing: Readonly<Record<string, () => SalesTaxes>> = {},
): void => {
  describe(`sales taxes: ${name}`, () => {
    property.prop(
      [
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.constantFrom('CA' as const, 'NY' as const),
      ],
      { numRuns: 20 },
    )('are the rate of what is taxed, in dollars', async (goods, shipping, state) => {
      const { salesTaxes } = await start();
      const counted = await salesTaxes.count(salesTaxQuestion(state, goods, shipping))();
      if (E.isLeft(counted)) throw new Error(counted.left.kind);
      const sum = goods.reduce((all, one) => all + one, 0);
      expect(counted.right.length).toBeGreaterThan(0);
      for (const line of counted.right) {
        expect(line.state).toBe(state);
        expect(line.perMillion).toBeGreaterThan(0);
        expect(line.taxable).toEqual(dollars(state === 'NY' ? sum + shipping : sum));
        expect(line.tax).toEqual(salesTaxOf(line.perMillion, line.taxable));
      }
    });

    test('are none where a state has none', async () => {
      const { salesTaxes } = await start();
      expect(await salesTaxes.count(salesTaxQuestion('OR'))()).toEqual(E.right([]));
    });

    test('are the same for the same question', async () => {
      const { salesTaxes } = await start();
      const once = await salesTaxes.count(salesTaxQuestion('CA'))();
      expect(await salesTaxes.count(salesTaxQuestion('CA'))()).toEqual(once);
    });

    test('are not guessed for an address that is known to be none', async () => {
      const { salesTaxes, knowsPlaces } = await start();
      const counted = await salesTaxes.count(nowhere)();
      expect(counted).toEqual(
        knowsPlaces
          ? E.left({ kind: 'destination-unknown' })
          : await salesTaxes.count(salesTaxQuestion('CA'))(),
      );
    });

    test.each(Object.entries(failing))('are not known: %s', async (_, salesTaxes) => {
      expect(await salesTaxes().count(salesTaxQuestion('CA'))()).toEqual(
        E.left({ kind: 'sales-tax-unavailable', reason: expect.stringMatching(/\S/u) }),
      );
    });
  });
};
