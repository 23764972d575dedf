import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import {
  comparedOf,
  comparisonQuery,
  readComparison,
  type ComparisonProblem,
} from '../../../core/domain/configurator/comparison.ts';
import type {
  ComparedMaterial,
  MaterialComparisonBlock,
} from '../../../core/domain/content/blocks/material-comparison.ts';
import { writtenArrivals, type WrittenArrival } from '../../../core/domain/delivery/arrivals.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { readFormat } from '../../../core/domain/format/parse-format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import { compareMaterials } from '../../../core/usecases/compare-materials.ts';
import { showDelivery } from '../../../core/usecases/show-delivery.ts';
import type { LoadBlock } from '../block-loader.ts';

export type MaterialComparisonData = {
  readonly shown: readonly ComparedMaterial[];
  readonly problems: readonly ComparisonProblem[];
  /**
   * The address names a material or a format. Such addresses are endless, so the page is not
   * cached.
   */
  readonly isAsked: boolean;
  /** Undefined where neither the address nor the block names one. */
  readonly format: Format | undefined;
  readonly formats: readonly Format[];
  /** By material value (`acrylglas+artbox`); undefined where prices cannot be had. */
  readonly prices: Readonly<Record<string, Price>> | undefined;
  /** By extra working days; undefined where the delivery is unknown. */
  readonly arrivals: readonly WrittenArrival[] | undefined;
};

export const loadMaterialComparison: LoadBlock<
  MaterialComparisonBlock,
  MaterialComparisonData
> = async ({ formatType = '', items }, { scope, search, ports }) => {
  const unit = formatUnitOf(scope.locale);
  const request = readComparison(unit, search);
  const { shown, problems } = comparedOf(items, request);
  const format = request.format ?? readFormat(unit, formatType);
  const isAsked = comparisonQuery(request).length > 0;
  const without = {
    shown,
    problems,
    isAsked,
    format,
    formats: [],
    prices: undefined,
    arrivals: undefined,
  };
  if (format === undefined) return without;
  const [answer, delivery] = await Promise.all([
    compareMaterials(scope, shown, format)(ports)(),
    showDelivery(scope)(ports)(),
  ]);
  if (E.isLeft(answer)) return { ...without, formats: [format] };
  const prices = shown.flatMap(({ materialType, frameType }, position) => {
    const price = answer.right.prices[position];
    return price === undefined ? [] : [[materialValue(materialType, frameType), price] as const];
  });
  const promise = E.isRight(delivery) ? delivery.right.promise : undefined;
  return {
    ...without,
    formats: answer.right.formats,
    prices: Object.fromEntries(prices),
    arrivals: promise && writtenArrivals(scope.locale, promise.arrivalDay),
  };
};
