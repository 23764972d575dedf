import { ownFormatAmount, type AreaPrice } from './own-format-price.ts';
import type { PriceHistory } from './price-history.ts';

/**
 * Surcharge of a part at an area from an instant on; at area 0 the least that the smallest one
 * costs.
 */
export type PartPrice = AreaPrice & { readonly validFrom: number };

/**
 * Price history of a part at an area: interpolated between known areas as own formats are, constant
 * beyond the largest. A part with area 0 costs nothing.
 */
export const partHistory = (prices: readonly PartPrice[], area: number): PriceHistory => ({
  changes: [...Map.groupBy(prices, ({ validFrom }) => validFrom)].map(([validFrom, levels]) => {
    const baseAmount = levels.find((level) => level.area === 0)?.amount ?? 0;
    const rule = { baseAmount, amountPerSquareDecimetre: 0 };
    const steps = levels.filter((level) => level.area > 0);
    return { validFrom, amount: area === 0 ? 0 : ownFormatAmount(rule, steps, area) };
  }),
  promotions: [],
});
