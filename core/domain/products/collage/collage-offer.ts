/** What a collage can be made on: materials, each with the formats of the design's ratio. */
import { findFormatOption, type FormatOption } from '../../configurator/configurator.ts';
import type { ArticleType } from '../../catalogue/article-type.ts';
import { isFrameType, type MaterialType } from '../../catalogue/materials.ts';
import { equalFormats, type Format } from '../../format/format.ts';
import type { Price } from '../../money/money.ts';
import { printPairs, type QueryPairs } from '../../query/query.ts';
import type { CollageDesign } from './collage-design.ts';
import {
  compareCollages,
  fitsWish,
  type CollageDesignGroup,
  type CollageWish,
  type GroupedCollage,
} from './collage-groups.ts';
import { hasCollageRatio, isLegible } from './collage-geometry.ts';

/**
 * What a collage is made with beside its material: its frame and options, by the pairs of its
 * hand-off, so that an address holds them as they are. Empty without any.
 */
export type CollageComponents = QueryPairs;

/** Neither a frame nor an option. */
export const noCollageComponents: CollageComponents = [];

export type PricedFormat = FormatOption & { readonly price: Price };

/** A material of a collage; of its formats at least one can be had. */
export type CollageMaterial = {
  readonly materialType: MaterialType;
  /** What it is made with; the prices include it. */
  readonly components: CollageComponents;
  /** The formats of the design's ratio by size; one without a price is not available. */
  readonly formats: readonly FormatOption[];
  /** What the material starts with. */
  readonly start: PricedFormat;
};

const isPriced = (option: FormatOption): option is PricedFormat => option.price !== undefined;

/**
 * A material of a collage, from all formats of its price list by size. It starts with the smallest
 * format in which every photo is a hand's breadth wide, else with the largest. Undefined where no
 * format of the design's ratio is available.
 */
export const collageMaterial = (
  design: CollageDesign,
  materialType: MaterialType,
  all: readonly FormatOption[],
  components: CollageComponents = noCollageComponents,
): CollageMaterial | undefined => {
  const formats = all.filter(({ format }) => hasCollageRatio(design, format));
  const priced = formats.filter(isPriced);
  const start = priced.find(({ format }) => isLegible(design, format)) ?? priced.at(-1);
  return start && { materialType, components, formats, start };
};

export type CollageWork = {
  readonly materialType?: MaterialType | undefined;
  readonly format?: Format | undefined;
  readonly components?: CollageComponents | undefined;
};

/** `isAsAsked` is false where what was asked for cannot be had. */
export type ChosenWork = {
  readonly material: CollageMaterial;
  readonly option: PricedFormat;
  readonly isAsAsked: boolean;
};

/**
 * The material and format that were asked for where they are available, else the first material in
 * the format that it starts with.
 */
export const chosenWork = (
  materials: readonly [CollageMaterial, ...CollageMaterial[]],
  { materialType, format, components = noCollageComponents }: CollageWork,
): ChosenWork => {
  const asked = materials.find((one) => one.materialType === materialType);
  const material = asked ?? materials[0];
  const found = format && findFormatOption(material.formats, format);
  const option = found !== undefined && isPriced(found) ? found : material.start;
  return {
    material,
    option,
    isAsAsked:
      (materialType === undefined || asked !== undefined) &&
      printPairs(material.components) === printPairs(components) &&
      (format === undefined || equalFormats(option.format, format)),
  };
};

/** The material of what was chosen, in its frame, if it has one. */
export const articleOfWork = ({
  material: { materialType, components },
}: Pick<ChosenWork, 'material'>): ArticleType => ({
  materialType,
  frameType: components.map(([, value]) => value).find(isFrameType),
});

/** The collage of the overview page; `missing` is the chosen id where there is no such collage. */
export type ShownCollage = {
  readonly design: CollageDesign;
  readonly missing: number | undefined;
};

/** A collage of a group with its design; undefined while the service does not answer. */
export type CollageTemplate = GroupedCollage & { readonly design: CollageDesign | undefined };

/** The templates of one look. */
export type CollageTemplateGroup = Pick<CollageDesignGroup, 'designGroupId' | 'name'> & {
  readonly templates: readonly [CollageTemplate, ...CollageTemplate[]];
};

/** The templates that fit what a shopper looks for, of all numbers of photos and looks there are. */
export type CollageTemplates = {
  readonly tileCounts: readonly number[];
  /** In the order of the looks. */
  readonly designGroupIds: readonly string[];
  readonly groups: readonly CollageTemplateGroup[];
};

/** What the shown collage can be made on, or why it cannot. */
export type WorkOffer =
  | {
      readonly kind: 'priced';
      readonly materials: readonly [CollageMaterial, ...CollageMaterial[]];
    }
  | { readonly kind: 'unpriced' | 'not-sold' };

/** What a page knows of collages; a part that is undefined could not be had. */
export type CollageOffer = {
  readonly shown: ShownCollage | undefined;
  readonly work: WorkOffer;
  readonly templates: CollageTemplates | undefined;
};

/** Of templates those that fit a wish, in their groups; without empty ones. */
export const fittingTemplates = (
  { groups, ...all }: CollageTemplates,
  wish: CollageWish,
): CollageTemplates => ({
  ...all,
  groups: groups.flatMap(({ templates, ...group }) => {
    const [first, ...others] = templates.filter((one) => fitsWish(wish, one));
    return first === undefined ? [] : [{ ...group, templates: [first, ...others] }];
  }),
});

/** Templates of wishes that exclude each other, as one list; undefined for none. */
export const joinedTemplates = (
  parts: readonly CollageTemplates[],
): CollageTemplates | undefined => {
  const [all] = parts;
  const groups = (all?.designGroupIds ?? []).flatMap((id): readonly CollageTemplateGroup[] => {
    const same = parts.flatMap((part) => part.groups.filter((one) => one.designGroupId === id));
    const [first, ...others] = same.flatMap(({ templates }) => templates).toSorted(compareCollages);
    return same[0] && first ? [{ ...same[0], templates: [first, ...others] }] : [];
  });
  return all && { ...all, groups };
};
