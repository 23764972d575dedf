/** Prices of formats by group (storefront §7, "prices-format-group", "prices-from"). */
import type { FormatOption } from '../configurator/configurator.ts';
import type { MaterialType } from '../catalogue/materials.ts';
import { groupFormats } from '../catalogue/format-groups.ts';
import type { FormatKey } from '../format/format-keys.ts';
import { lowestPrice, type LowestPrice } from '../money/lowest-price.ts';

/** The lowest price of several formats; undefined where none is available. */
export const fromPriceOf = (formats: readonly FormatOption[]): LowestPrice | undefined =>
  lowestPrice(formats.flatMap(({ price }) => price ?? []));

export type FormatGroupPrice = {
  readonly key: FormatKey;
  readonly formats: readonly [FormatOption, ...FormatOption[]];
  /** Undefined where none of the formats is available. */
  readonly from: LowestPrice | undefined;
};

/** The formats of a material by group. */
export const formatGroupPrices = (
  materialType: MaterialType,
  formats: readonly FormatOption[],
): readonly FormatGroupPrice[] =>
  groupFormats(formats.map((option) => ({ option, format: option.format, materialType }))).map(
    ({ key, formats: [first, ...others] }) => {
      const options = [first.option, ...others.map(({ option }) => option)] as const;
      return { key, formats: options, from: fromPriceOf(options) };
    },
  );
