/**
 * What is chosen of a picture beside its article and format: options of the material, the frame's
 * colour, the mat and the glass. Texts in the words of the configuration parameters, so that they
 * stand in an address as they are; what is absent has its default.
 */
import { frameExcludes } from '../../catalogue/frame-excludes.ts';
import { isMatType, type FrameType, type MaterialType } from '../../catalogue/materials.ts';
import { defaultFrameChoice, type FrameChoice } from '../../catalogue/frame-choice.ts';
import type { QueryPair } from '../../query/query.ts';
import { frameWithMat, matsOf, offeredMatSizes } from '../../catalogue/mat-choice.ts';
import { partKeys, type PartKey } from '../../catalogue/part-keys.ts';

/**
 * The components that an address or a shopper asks for; whether they can be had is for an offer to
 * say.
 */
export type ComponentSelection = {
  readonly optionTypes: readonly string[];
} & { readonly [Key in Exclude<PartKey, 'optionTypes'>]?: string | undefined };

export type PartedArticle = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
};

/** No component but the defaults. */
export const noComponents: ComponentSelection = { optionTypes: [] };

/** Reads the components that a query asks for; a list may be written as `optionTypes[]`, too. */
export const readComponents = (pairs: readonly QueryPair[]): ComponentSelection => {
  const first = (key: PartKey): string | undefined =>
    pairs.find(([name]) => name === key)?.[1] || undefined;
  return {
    optionTypes: pairs.flatMap(([name, value]) =>
      (name === 'optionTypes' || name === 'optionTypes[]') && value !== '' ? [value] : [],
    ),
    frameVariant: first('frameVariant'),
    matType: first('matType'),
    matSize: first('matSize'),
    glassType: first('glassType'),
  };
};

/** Prints components for an address: the inverse of `readComponents`. */
export const printComponents = (components: ComponentSelection): readonly QueryPair[] =>
  partKeys.flatMap((key): readonly QueryPair[] => {
    if (key === 'optionTypes') return components.optionTypes.map((option) => [key, option]);
    const value = components[key];
    return value === undefined ? [] : [[key, value]];
  });

/** The frame with the mat that a selection asks for, else with its usual one. */
export const frameOfComponents = (
  frameType: FrameType,
  { matType, matSize }: ComponentSelection,
): FrameChoice =>
  frameWithMat(
    frameType,
    isMatType(matType) ? matType : undefined,
    offeredMatSizes.find((size) => String(size) === matSize),
  );

/** A frame's mat as an address names it; its usual one needs no name. */
export const namedMat = ({
  frameType,
  matType,
  matSize,
}: FrameChoice): Pick<ComponentSelection, 'matType' | 'matSize'> => {
  const usual = defaultFrameChoice(frameType);
  return matType === usual.matType && matSize === usual.matSize
    ? { matType: undefined, matSize: undefined }
    : { matType, matSize: matSize > 0 ? String(matSize) : undefined };
};

/**
 * The components of a selection that are the article's by their names: options of the material
 * (also those that the frame excludes), a colour of the frame type, mat and glass where it is
 * glazed. The mat is written out where it is not the usual one. `missingComponents` tells which of
 * them cannot be had.
 */
export const namedComponents = (
  { materialType, frameType }: PartedArticle,
  components: ComponentSelection,
): ComponentSelection => {
  const optionTypes = components.optionTypes.filter((option) =>
    option.startsWith(`${materialType}-`),
  );
  if (frameType === undefined) return { optionTypes };
  const { frameVariant, glassType } = components;
  return {
    optionTypes,
    ...(frameVariant?.startsWith(`${frameType}-`) && { frameVariant }),
    ...namedMat(frameOfComponents(frameType, components)),
    ...(matsOf(frameType).length > 0 && { glassType }),
  };
};

/**
 * The components of a selection that go with an article by their names: without those that the
 * frame excludes. Applying it twice changes nothing more.
 */
export const componentsFor = (
  article: PartedArticle,
  components: ComponentSelection,
): ComponentSelection => {
  const named = namedComponents(article, components);
  return article.frameType === undefined
    ? named
    : { ...named, optionTypes: named.optionTypes.filter((option) => !frameExcludes(option)) };
};
