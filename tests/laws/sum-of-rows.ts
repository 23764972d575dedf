import { expect } from 'vitest';

import type { Price } from '../../core/domain/money/money.ts';
import type { ListedRow } from '../../core/domain/products/product.ts';

/** Holds that a total is the sum of the rows that its question names, by a list of their prices. */
export const expectSumOfRows = (
  total: Price | undefined,
  question: readonly ListedRow[],
  listed: ReadonlyMap<string, Price>,
): void => {
  for (const field of ['priceOriginal', 'priceCurrent'] as const) {
    const sum = question.reduce(
      (all, { configuration, pieces }) =>
        all + (listed.get(configuration)?.[field].minorUnits ?? Number.NaN) * pieces,
      0,
    );
    expect(total?.[field].minorUnits).toBe(sum);
  }
};
