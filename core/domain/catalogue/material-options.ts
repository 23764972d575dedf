import { E } from '../../fp.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { isMaterialType, type MaterialType } from './materials.ts';
import { optionGroupsOfMaterial, type OptionGroup, type OptionType } from './option-groups.ts';
import { defaultOptionOfGroup, parseOption, type ChosenOption } from './options.ts';

/** `standard` where a material has no group. */
export type MaterialTypeOption = OptionType | 'standard';

export type MaterialTypeOptions = {
  readonly defaultOption: MaterialTypeOption;
  /** The hole or stretcher bar, if any. */
  readonly secondOption?: OptionType | undefined;
};

/**
 * Default and second options (supporting §3, "Material types"; decisions, "Catalogue and
 * products"). Of several groups the one with the hole or stretcher bar counts, else the first.
 */
export const materialTypeOptions = {
  acrylglas: {
    defaultOption: 'acrylglas-bohrung-none',
    secondOption: 'acrylglas-bohrung-corner-holes',
  },
  aludibond: {
    defaultOption: 'aludibond-bohrung-none',
    secondOption: 'aludibond-bohrung-corner-holes',
  },
  backlitfolie: { defaultOption: 'backlitfolie-rahmen-none' },
  echtglas: { defaultOption: 'standard' },
  forexplatte: {
    defaultOption: 'forexplatte-bohrung-none',
    secondOption: 'forexplatte-bohrung-corner-holes',
  },
  fototapete: { defaultOption: 'standard' },
  gallerybond: {
    defaultOption: 'gallerybond-bohrung-none',
    secondOption: 'gallerybond-bohrung-corner-holes',
  },
  hahnemuehle: { defaultOption: 'hahnemuehle-materialausfuehrung-standard' },
  klebefolie: { defaultOption: 'klebefolie-ausfuehrung-normal' },
  leinwand: {
    defaultOption: 'leinwand-keilrahmen-25mm',
    secondOption: 'leinwand-keilrahmen-38mm',
  },
  poster: { defaultOption: 'poster-laminierung-none' },
  pvcplane: { defaultOption: 'pvcplane-oesung-simple' },
} as const satisfies Record<MaterialType, MaterialTypeOptions>;

/** The shop does not know the material (storefront §8). */
export type NoDefaultOption = {
  readonly kind: Extract<ErrorCode, 'error-no-default-option-for-material-type'>;
  readonly materialType: string;
};

/**
 * A material's default option; the refusal's kind is its code in the log, and an empty value is
 * used then (storefront §8): `defaultOptionTextOf`.
 */
export const defaultOptionOf = (
  materialType: string,
): E.Either<NoDefaultOption, MaterialTypeOption> =>
  isMaterialType(materialType)
    ? E.right(materialTypeOptions[materialType].defaultOption)
    : E.left({ kind: 'error-no-default-option-for-material-type', materialType });

/** Empty where a material has no default option (storefront §8). */
export const defaultOptionTextOf = (materialType: string): MaterialTypeOption | '' => {
  const option = defaultOptionOf(materialType);
  return E.isRight(option) ? option.right : '';
};

/** The hole or stretcher bar; undefined for most. */
export const secondOptionOf = (materialType: MaterialType): OptionType | undefined => {
  const row: MaterialTypeOptions = materialTypeOptions[materialType];
  return row.secondOption;
};

/** A material's groups of options. */
export const optionGroupsOf = (materialType: MaterialType): readonly OptionGroup[] =>
  optionGroupsOfMaterial[materialType];

/** The default option of each group. */
export const defaultOptionsOf = (materialType: MaterialType): readonly ChosenOption[] =>
  optionGroupsOf(materialType).flatMap((group) => {
    const option = parseOption(group, defaultOptionOfGroup(group));
    return E.isRight(option) ? [option.right] : [];
  });
