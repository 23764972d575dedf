/** What components can be had with an article in a format, and what each costs above it. */
import type { GlassType } from '../../catalogue/frame-parts.ts';
import { frameExcludes } from '../../catalogue/frame-excludes.ts';
import type { FrameType, MatType } from '../../catalogue/materials.ts';
import type { OptionGroup, OptionType } from '../../catalogue/option-groups.ts';
import type { ProducedFrame } from '../../catalogue/produced-frames.ts';
import type { Currency } from '../../locale/locales.ts';
import type { Price } from '../../money/money.ts';
import {
  frameOfComponents,
  componentsFor,
  type ComponentSelection,
  type PartedArticle,
} from './component-selection.ts';

/**
 * Why a component cannot be chosen: it is not sold with the article in this format, or it goes with
 * pictures without a frame alone.
 */
export type ComponentRefusal = 'not-sold' | 'only-without-frame';

/** A component with what it costs above the article, in minor units; or why it cannot be had. */
export type OfferedComponent<Value extends string = string> = {
  readonly value: Value;
  /** 0 for what the article holds by default. */
  readonly surcharge: number;
  readonly isDefault: boolean;
  readonly refusal?: ComponentRefusal | undefined;
};

/** A group of options, in the specification's order. */
export type OfferedOptions = {
  readonly group: OptionGroup;
  readonly options: readonly OfferedComponent<OptionType>[];
};

/** A mat in a width; no mat at all costs nothing. */
export type OfferedMat = {
  readonly matType: Exclude<MatType, 'mat-none'>;
  /** In millimetres. */
  readonly matSize: number;
  readonly surcharge: number;
};

export type FrameOffer = {
  readonly colours: readonly OfferedComponent<ProducedFrame>[];
  readonly mats: readonly OfferedMat[];
  /** The better glasses; the usual one costs nothing. */
  readonly glasses: readonly OfferedComponent<GlassType>[];
};

export type ComponentOffer = {
  /** The article's value, `poster+holzrahmen`, and its format, `600x400`. */
  readonly material: string;
  readonly formatType: string;
  /** The width of the mat that colours and glasses are priced with, in millimetres. */
  readonly matSize: number;
  readonly options: readonly OfferedOptions[];
  /** Undefined without a frame. */
  readonly frame?: FrameOffer | undefined;
};

const choosable = (
  components: readonly OfferedComponent[],
  value: string | undefined,
): OfferedComponent | undefined =>
  components.find((one) => one.value === value && one.refusal === undefined);

/** The chosen component of a group, else its default. */
export const chosenOption = (
  { options }: OfferedOptions,
  { optionTypes }: ComponentSelection,
): OfferedComponent<OptionType> | undefined =>
  options.find(({ value, refusal }) => refusal === undefined && optionTypes.includes(value)) ??
  options.find(({ isDefault }) => isDefault);

/**
 * The offered mat that a selection asks for; undefined where it asks for no mat or for one that is
 * not offered.
 */
const offeredMat = (
  frameType: FrameType,
  { mats }: FrameOffer,
  components: ComponentSelection,
): OfferedMat | undefined => {
  const { matType, matSize } = frameOfComponents(frameType, components);
  return mats.find((mat) => mat.matType === matType && mat.matSize === matSize);
};

/**
 * The components of a selection that can be had, without defaults: the state that an address
 * stands for, one option of each group in the offer's order. Applying it twice changes nothing
 * more.
 */
export const acceptedComponents = (
  article: PartedArticle,
  offer: ComponentOffer,
  components: ComponentSelection,
): ComponentSelection => {
  const fitting = componentsFor(article, components);
  const { matType, matSize, frameVariant, glassType } = fitting;
  const optionTypes = offer.options.flatMap((group) => {
    const chosen = chosenOption(group, fitting);
    return chosen === undefined || chosen.isDefault ? [] : [chosen.value];
  });
  const { frame } = offer;
  const { frameType } = article;
  if (frame === undefined || frameType === undefined) return { optionTypes };
  const colour = choosable(frame.colours, frameVariant);
  const glass = choosable(frame.glasses, glassType);
  const hasMat = matType === 'mat-none' || offeredMat(frameType, frame, fitting) !== undefined;
  return {
    optionTypes,
    ...(colour !== undefined && !colour.isDefault && { frameVariant: colour.value }),
    ...(hasMat && { matType, matSize }),
    ...(glass !== undefined && { glassType: glass.value }),
  };
};

/** A selection with another option of its group; a default option is left out. */
export const withOption = (
  { options }: OfferedOptions,
  components: ComponentSelection,
  optionType: string,
): ComponentSelection => {
  const names: readonly string[] = options.map(({ value }) => value);
  const others = components.optionTypes.filter((name) => !names.includes(name));
  const chosen = choosable(options, optionType);
  if (chosen === undefined) return components;
  return { ...components, optionTypes: chosen.isDefault ? others : [...others, chosen.value] };
};

/** A selection with what another one names in place of its own, options group by group. */
export const withComponents = (
  components: ComponentSelection,
  { optionTypes, ...others }: ComponentSelection,
  offer: ComponentOffer | undefined,
): ComponentSelection => {
  const named = Object.fromEntries(
    Object.entries(others).filter(([, value]) => value !== undefined),
  );
  return optionTypes.reduce<ComponentSelection>(
    (before, option) => {
      const group = offer?.options.find(({ options }) =>
        options.some(({ value }) => value === option),
      );
      return group === undefined ? before : withOption(group, before, option);
    },
    { ...components, ...named },
  );
};

/** A component that was chosen, with what it costs above the article, in minor units. */
export type ChosenComponent = {
  readonly kind: 'option' | 'colour' | 'mat' | 'glass';
  readonly value: string;
  readonly surcharge: number;
};

/**
 * The components of an accepted selection with their surcharges; undefined where the offer does
 * not know one, because colours and glasses are priced with a mat of another width.
 */
export const chosenComponents = (
  { frameType }: PartedArticle,
  { options, frame, matSize: pricedSize }: ComponentOffer,
  components: ComponentSelection,
): readonly ChosenComponent[] | undefined => {
  const ofOptions = options
    .flatMap((group) => group.options)
    .filter(({ value }) => components.optionTypes.includes(value))
    .map(({ value, surcharge }): ChosenComponent => ({ kind: 'option', value, surcharge }));
  if (frame === undefined || frameType === undefined) return ofOptions;
  const colour = choosable(frame.colours, components.frameVariant);
  const glass = choosable(frame.glasses, components.glassType);
  const { matSize } = frameOfComponents(frameType, components);
  if (matSize !== pricedSize && (colour !== undefined || glass !== undefined)) return undefined;
  const mat =
    components.matType === undefined ? undefined : offeredMat(frameType, frame, components);
  return [
    ...ofOptions,
    ...(colour ? [{ kind: 'colour' as const, ...priced(colour) }] : []),
    ...(mat ? [{ kind: 'mat' as const, value: mat.matType, surcharge: mat.surcharge }] : []),
    ...(glass ? [{ kind: 'glass' as const, ...priced(glass) }] : []),
  ];
};

const priced = ({ value, surcharge }: OfferedComponent) => ({ value, surcharge });

/** The price of an article with components: each amount grows by what they cost (decision 0086). */
export const priceWithComponents = <C extends Currency>(
  currency: C,
  { priceOriginal, priceCurrent }: Price<NoInfer<C>>,
  components: readonly Pick<ChosenComponent, 'surcharge'>[],
): Price<C> => {
  const more = components.reduce((sum, { surcharge }) => sum + surcharge, 0);
  return {
    priceOriginal: { currency, minorUnits: priceOriginal.minorUnits + more },
    priceCurrent: { currency, minorUnits: priceCurrent.minorUnits + more },
  };
};

/** An option as it is offered around an article: a frame excludes some. */
export const offeredOption = (
  article: PartedArticle,
  option: OfferedComponent<OptionType>,
): OfferedComponent<OptionType> =>
  article.frameType !== undefined && frameExcludes(option.value)
    ? { ...option, surcharge: 0, refusal: 'only-without-frame' }
    : option;
