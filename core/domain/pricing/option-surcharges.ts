/** Surcharges of a material's options (storefront §7, `/price-api/photo-options-groups`). */
import { optionGroupsOf } from '../catalogue/material-options.ts';
import type { MaterialType } from '../catalogue/materials.ts';
import type { OptionGroup, OptionType } from '../catalogue/option-groups.ts';
import { defaultOptionOfGroup, isOptionType, optionsOfGroup } from '../catalogue/options.ts';
import type { Currency } from '../locale/locales.ts';
import { zeroMoney } from '../money/money-arithmetic.ts';
import type { Money } from '../money/money.ts';

/** Over the article with its default options. */
export type OptionSurcharge = { readonly optionType: OptionType; readonly surcharge: Money };

export type PricedOption = OptionSurcharge & { readonly isDefault: boolean };

/** The default option is the first. */
export type PricedOptionGroup = {
  readonly group: OptionGroup;
  readonly options: readonly [PricedOption, ...PricedOption[]];
};

type Surcharges = readonly OptionSurcharge[];

const optionOf = (group: OptionGroup, option: string): readonly OptionType[] => {
  const optionType = `${group}-${option}`;
  return isOptionType(optionType) ? [optionType] : [];
};

const pricedGroup = (
  group: OptionGroup,
  surcharges: Surcharges,
  currency: Currency,
): readonly PricedOptionGroup[] => {
  const [standard] = optionOf(group, defaultOptionOfGroup(group));
  if (standard === undefined) return [];
  const others = optionsOfGroup(group)
    .flatMap((option) => optionOf(group, option))
    .filter((optionType) => optionType !== standard)
    .flatMap((optionType): readonly PricedOption[] => {
      const found = surcharges.find((one) => one.optionType === optionType);
      return found === undefined ? [] : [{ ...found, isDefault: false }];
    });
  const first = { optionType: standard, surcharge: zeroMoney(currency), isDefault: true };
  return [{ group, options: [first, ...others] }];
};

/**
 * In the specification's order. The default of a group costs nothing; an option without a surcharge
 * is not sold.
 */
export const pricedOptionGroups = (
  materialType: MaterialType,
  surcharges: Surcharges,
  currency: Currency,
): readonly PricedOptionGroup[] =>
  optionGroupsOf(materialType).flatMap((group) => pricedGroup(group, surcharges, currency));
