import { materialValue } from '../../../core/domain/calculator/calculator.ts';
import type { MaterialComparisonBlock } from '../../../core/domain/content/blocks/material-comparison.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import { pricesInFormat } from '../../../core/usecases/price-formats.ts';
import type { LoadBlock } from '../block-loader.ts';

/** What each material costs in one format, by what is compared (`acrylglas+artbox`). */
export type MaterialComparisonData = {
  readonly format: Format;
  readonly prices: Readonly<Record<string, Price>>;
};

/** Asks for the prices in the block's format; without a format there is nothing to ask. */
export const loadMaterialComparison: LoadBlock<
  MaterialComparisonBlock,
  MaterialComparisonData
> = async ({ formatType = '', items }, { scope, ports }) => {
  const format = parseFormat(formatUnitOf(scope.locale), formatType);
  if (E.isLeft(format)) return undefined;
  const answer = await pricesInFormat(scope, items, format.right)(ports)();
  if (E.isLeft(answer)) return undefined;
  const prices = items.flatMap(({ materialType, frameType }, position) => {
    const price = answer.right[position];
    return price === undefined ? [] : [[materialValue(materialType, frameType), price] as const];
  });
  return { format: format.right, prices: Object.fromEntries(prices) };
};
