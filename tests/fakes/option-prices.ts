import type { OptionType } from '../../core/domain/catalogue/option-groups.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { TE } from '../../core/fp.ts';
import type { OptionPrices } from '../../core/ports/option-prices.ts';

/** The port over the minor units of some options; others are not sold. */
export const memoryOptionPrices = (
  minorUnitsOf: ReadonlyMap<OptionType, number>,
): OptionPrices => ({
  surcharges: ({ locale }, { materialType }) =>
    TE.right(
      [...minorUnitsOf]
        .filter(([optionType]) => optionType.startsWith(`${materialType}-`))
        .map(([optionType, minorUnits]) => ({
          optionType,
          surcharge: { minorUnits, currency: currencyOf(locale) },
        })),
    ),
});

/** The port while the service does not answer. */
export const failingOptionPrices = (): OptionPrices => ({
  surcharges: () => TE.left({ kind: 'prices-unavailable', reason: 'no answer' }),
});
