import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { E, TE } from '../../core/fp.ts';
import { priceWith } from '../arbitraries/money.ts';
import type { ProductPrices } from '../../core/ports/product-prices.ts';

/** Prices by a rule: minor units for a configuration, undefined where it is not sold. */
export const memoryProductPrices = <Configuration>(
  minorUnitsOf: (configuration: Configuration) => number | undefined,
): ProductPrices<Configuration> => ({
  price:
    ({ locale }, configuration) =>
    async () => {
      const minorUnits = minorUnitsOf(configuration);
      if (minorUnits === undefined) return E.left({ kind: 'product-not-sold' });
      return E.right(priceWith(currencyOf(locale), minorUnits, minorUnits));
    },
});

/** Prices while the service does not answer. */
export const failingProductPrices = <Configuration>(): ProductPrices<Configuration> => ({
  price: () => TE.left({ kind: 'product-prices-unavailable', reason: 'no answer' }),
});
