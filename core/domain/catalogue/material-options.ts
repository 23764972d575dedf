import { E } from '../../fp.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { isMaterialType, type MaterialType } from './materials.ts';
import { optionGroupsOfMaterial, type OptionGroup, type OptionType } from './option-groups.ts';
import { defaultOptionOfGroup, parseOption, type ChosenOption } from './options.ts';

/** An option that describes a material; `standard` where the material has no group. */
export type MaterialTypeOption = OptionType | 'standard';

/** The options by which a material is known. */
export type MaterialTypeOptions = {
  readonly defaultOption: MaterialTypeOption;
  /** The hole or stretcher-bar variant, where the material has one. */
  readonly secondOption?: OptionType | undefined;
};

/**
 * The default option of every material and the second one of some (supporting §3, "Material
 * types"; decisions, "Catalogue and products"). Of several groups, the one with the hole or the
 * stretcher bar speaks for the material, else the first.
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

/** Why a material has no default option: the shop does not know the material (storefront §8). */
export type NoDefaultOption = {
  readonly kind: Extract<ErrorCode, 'error-no-default-option-for-material-type'>;
  readonly materialType: string;
};

/**
 * The default option of a material; the refusal's kind is the error code under which it is logged,
 * and an empty value stands in then (storefront §8): see `defaultOptionTextOf`.
 */
export const defaultOptionOf = (
  materialType: string,
): E.Either<NoDefaultOption, MaterialTypeOption> =>
  isMaterialType(materialType)
    ? E.right(materialTypeOptions[materialType].defaultOption)
    : E.left({ kind: 'error-no-default-option-for-material-type', materialType });

/** The default option of a material, empty where it has none (storefront §8). */
export const defaultOptionTextOf = (materialType: string): MaterialTypeOption | '' => {
  const option = defaultOptionOf(materialType);
  return E.isRight(option) ? option.right : '';
};

/** The second option of a material, its hole or stretcher-bar variant; most have none. */
export const secondOptionOf = (materialType: MaterialType): OptionType | undefined => {
  const row: MaterialTypeOptions = materialTypeOptions[materialType];
  return row.secondOption;
};

/** The groups of options that a material has, in the specification's order. */
export const optionGroupsOf = (materialType: MaterialType): readonly OptionGroup[] =>
  optionGroupsOfMaterial[materialType];

/** The default option of each of a material's groups. */
export const defaultOptionsOf = (materialType: MaterialType): readonly ChosenOption[] =>
  optionGroupsOf(materialType).flatMap((group) => {
    const option = parseOption(group, defaultOptionOfGroup(group));
    return E.isRight(option) ? [option.right] : [];
  });
