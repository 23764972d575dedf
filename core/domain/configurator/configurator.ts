import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { ConfiguredProduct } from '../catalogue/shop-products.ts';
import { equalFormats, type Format } from '../format/format.ts';
import type { UprightOrLying } from '../format/turn-format.ts';
import { isReduced, type Price } from '../money/money.ts';
import type { PhotoboxType } from '../catalogue/photoboxes.ts';

/**
 * What goes on to the designer beside the chosen option itself (supporting §3, "Configurator"). The
 * configurator, an option and a format may each bring some; `configuratorContextOf` joins them.
 */
export type ConfiguratorContext = {
  readonly designId?: string | undefined;
  readonly photoboxType?: PhotoboxType | undefined;
  /** A format as it is printed, `600x400`. */
  readonly formatType?: string | undefined;
  readonly frameType?: FrameType | undefined;
};

export type FormatMark = Omit<ConfiguratorLabel, 'index'>;

/** A format that a material is offered in; without a price it is not available. */
export type FormatOption = {
  readonly format: Format;
  readonly price?: Price | undefined;
  readonly context?: ConfiguratorContext | undefined;
  /** A mark of its own; it shows where the list has no mark for its place (`markOf`). */
  readonly mark?: FormatMark | undefined;
};

/** An option of a configurator of any product, with the formats in its list (supporting §3). */
export type ConfiguratorOption = {
  /**
   * Names the option within its configurator: a material, with its frame after a plus sign; a type
   * of photo box or photo book.
   */
  readonly value: string;
  /** The key of its label; the material's own where it is absent (`optionLabelKey`). */
  readonly labelTranslationKey?: string | undefined;
  readonly materialType?: MaterialType | undefined;
  readonly context: ConfiguratorContext;
  /** A frame around a material: chosen by the frames of that material, not in the list of options. */
  readonly isFraming?: true | undefined;
  readonly formats: readonly [FormatOption, ...FormatOption[]];
  /** What the price service starts with; `startFormat` is what is selected in fact. */
  readonly initiallySelectedFormat: Format;
  /** When the first of the formats' prices ends, in milliseconds; absent where nobody knows. */
  readonly pricesEnd?: number | undefined;
};

export type MaterialOption = ConfiguratorOption & { readonly materialType: MaterialType };

/**
 * A mark on the format at an index of the list, such as "TOP DEAL" (supporting §3, §9): an editor
 * praises the price of that place, so it shows where that price is reduced, and only there (`markOf`).
 */
export type ConfiguratorLabel = {
  readonly index: number;
  readonly text: string;
  /** CSS colours; the shop's own where they are absent. */
  readonly backgroundColor?: string | undefined;
  readonly textColor?: string | undefined;
};

/** The configurator of a product: what can be chosen, before anything is (supporting §3). */
export type Configurator<Option extends ConfiguratorOption = MaterialOption> = {
  readonly product: ConfiguredProduct;
  /** The options are frames, each with what it holds, and not materials. */
  readonly offersFrames?: true | undefined;
  readonly options: readonly [Option, ...Option[]];
  readonly labels: readonly ConfiguratorLabel[];
  /** Another order than that of the lists (`inFormatOrder`). */
  readonly formatOrder?: `${UprightOrLying}-first` | undefined;
  readonly context?: ConfiguratorContext | undefined;
  /** The value of the option that the page is about; the first option where it is absent. */
  readonly startsWith?: string | undefined;
  /** What a preselected product starts with (supporting §4, "sku context"). */
  readonly preselected?: ConfiguratorState | undefined;
};

export type AnyConfigurator = Configurator<ConfiguratorOption>;

/** What is chosen: a material, a format, and the extra entry that a dialog may have added. */
export type ConfiguratorState = {
  readonly material: string;
  readonly format: Format;
  /** A chosen format that is not in the material's list (supporting §4, "Configurator"). */
  readonly extra?: FormatOption | undefined;
  /** The format that was chosen before the material changed; see `formerFormatOption`. */
  readonly former?: Format | undefined;
};

/** What a shopper, a link or the page's start can ask of the configurator (supporting §4). */
export type ConfiguratorCommand =
  | { readonly kind: 'select-material'; readonly material: string }
  | { readonly kind: 'select-format'; readonly format: Format }
  | {
      /** A format from a dialog, a link or a preselected product, with the price it has. */
      readonly kind: 'choose-format';
      readonly material: string;
      readonly option: FormatOption;
    };

/** The value of a material option: `leinwand`, or `acrylglas+artbox` where it has a frame. */
export const materialValue = (material: MaterialType, frame: FrameType | undefined): string =>
  frame === undefined ? material : `${material}+${frame}`;

/** The option of that value; undefined where the configurator does not have it. */
export const findMaterial = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
  value: string,
): Option | undefined => configurator.options.find((option) => option.value === value);

/** The entry of a format in a list; undefined where the list does not have it. */
export const findFormatOption = (
  options: readonly FormatOption[],
  format: Format,
): FormatOption | undefined => options.find((option) => equalFormats(option.format, format));

/**
 * The format that a material starts with: its initial one, else the first available one of its list
 * (decisions, "Configurator and dialogs"), else the first, without a price.
 */
export const startFormat = ({ formats, initiallySelectedFormat }: ConfiguratorOption): Format => {
  if (findFormatOption(formats, initiallySelectedFormat)?.price !== undefined)
    return initiallySelectedFormat;
  return (formats.find(({ price }) => price !== undefined) ?? formats[0]).format;
};

/**
 * The entry by which materials are compared: the chosen format where the material is sold in it, else
 * the one that it starts with. Undefined where it has no price at all.
 */
export const comparedFormat = (
  option: ConfiguratorOption,
  { format }: Pick<ConfiguratorState, 'format'>,
): FormatOption | undefined =>
  [format, startFormat(option)]
    .map((wanted) => findFormatOption(option.formats, wanted))
    .find((entry) => entry?.price !== undefined);

/** The option that a configurator starts with: what its page is about, else the first one. */
export const startOption = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
): Option => findMaterial(configurator, configurator.startsWith ?? '') ?? configurator.options[0];

/** The option of a state, else the one that the configurator starts with. */
export const selectedOption = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
  { material }: Pick<ConfiguratorState, 'material'>,
): Option => findMaterial(configurator, material) ?? startOption(configurator);

/** The article of a state: a material in its frame, if it has one. */
export const selectedArticle = (
  configurator: Configurator,
  state: Pick<ConfiguratorState, 'material'>,
): { readonly materialType: MaterialType; readonly frameType: FrameType | undefined } => {
  const { materialType, context } = selectedOption(configurator, state);
  return { materialType, frameType: context.frameType };
};

/**
 * The state before anything is chosen: the preselected product, else `startOption` in its
 * `startFormat`.
 */
export const initialConfiguratorState = (configurator: AnyConfigurator): ConfiguratorState => {
  const option = startOption(configurator);
  return configurator.preselected ?? { material: option.value, format: startFormat(option) };
};

/**
 * Applies a command (supporting §4; decisions, "Configurator and dialogs"). Unknown values,
 * unavailable formats and the selected material change nothing; another material resets the
 * format, drops the extra entry and remembers the former format; choosing another format drops both.
 */
export const applyConfiguratorCommand = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
  command: ConfiguratorCommand,
): ConfiguratorState => {
  switch (command.kind) {
    case 'select-material':
      return selectMaterial(configurator, state, command.material);
    case 'select-format':
      return selectFormat(configurator, state, command.format);
    case 'choose-format':
      return chooseFormat(configurator, state, command.material, command.option);
    default:
      command satisfies never;
      return state;
  }
};

const selectMaterial = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
  value: string,
): ConfiguratorState => {
  const option = findMaterial(configurator, value);
  if (option === undefined || value === state.material) return state;
  const chosen = { material: value, format: startFormat(option) };
  return rememberFormer(chosen, state.former ?? state.format);
};

/** The state with the format that was chosen before; without one when it is selected again. */
export const rememberFormer = (
  state: ConfiguratorState,
  former: Format | undefined,
): ConfiguratorState =>
  former === undefined || equalFormats(former, state.format) ? state : { ...state, former };

/**
 * The format that was chosen before the material changed, where the new material has it: the page
 * offers it, because another material starts with its own format.
 */
export const formerFormatOption = (
  configurator: AnyConfigurator,
  { material, former }: ConfiguratorState,
): FormatOption | undefined => {
  if (former === undefined) return undefined;
  const entry = findFormatOption(findMaterial(configurator, material)?.formats ?? [], former);
  return entry?.price === undefined ? undefined : entry;
};

const selectFormat = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
  format: Format,
): ConfiguratorState => {
  if (equalFormats(format, state.format)) return state;
  const listed = findFormatOption(
    findMaterial(configurator, state.material)?.formats ?? [],
    format,
  );
  return listed?.price === undefined ? state : { material: state.material, format };
};

const chooseFormat = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
  value: string,
  option: FormatOption,
): ConfiguratorState => {
  const material = findMaterial(configurator, value);
  if (material === undefined) return state;
  const listed = findFormatOption(material.formats, option.format);
  if ((listed ?? option).price === undefined) return state;
  const chosen = { material: value, format: option.format };
  return listed === undefined ? { ...chosen, extra: option } : chosen;
};

/** The formats to show: those of the selected material, and the extra entry last. */
export const visibleFormats = (
  configurator: AnyConfigurator,
  { material, extra }: ConfiguratorState,
): readonly FormatOption[] => {
  const listed = findMaterial(configurator, material)?.formats ?? [];
  return extra === undefined ? listed : [...listed, extra];
};

/**
 * The mark of a format: that of its place in the list if its price is reduced (decisions,
 * "Configurator and dialogs": a place has another price in each option), else its own.
 */
export const markOf = (
  { labels }: Pick<AnyConfigurator, 'labels'>,
  { mark, price }: Pick<FormatOption, 'mark' | 'price'>,
  index: number,
): FormatMark | undefined =>
  price !== undefined && isReduced(price)
    ? (labels.find((label) => label.index === index) ?? mark)
    : mark;

/** The price of what is chosen; undefined where it is not available. */
export const selectedPrice = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
): Price | undefined => findFormatOption(visibleFormats(configurator, state), state.format)?.price;

/** The lowest current price of all that the configurator lists, for "from" prices. */
export const configuratorFromPrice = ({ options }: AnyConfigurator): Price | undefined =>
  options
    .flatMap(({ formats }) => formats)
    .flatMap(({ price }) => (price === undefined ? [] : [price]))
    .reduce<Price | undefined>(
      (lowest, price) =>
        lowest === undefined || price.priceCurrent.minorUnits < lowest.priceCurrent.minorUnits
          ? price
          : lowest,
      undefined,
    );
