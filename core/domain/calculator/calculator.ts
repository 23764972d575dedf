import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import { equalFormats, type Format } from '../format/format.ts';
import type { Price } from '../money/money.ts';

/** A format that a material is offered in; without a price it is not available. */
export type FormatOption = {
  readonly format: Format;
  readonly price?: Price | undefined;
};

/** What goes on to the designer with a material, beside the material itself (supporting §3). */
export type MaterialContext = {
  readonly frameType?: FrameType | undefined;
  readonly designId?: string | undefined;
};

/** A material of the calculator with the formats that stand in its list (supporting §3). */
export type MaterialOption = {
  /** Names the option within its calculator: the material, with its frame after a plus sign. */
  readonly value: string;
  readonly materialType: MaterialType;
  readonly context: MaterialContext;
  readonly formats: readonly [FormatOption, ...FormatOption[]];
  /** What the price service starts with; `startFormat` is what is selected in fact. */
  readonly initiallySelectedFormat: Format;
};

/** A mark on the format at an index of the list, such as "TOP DEAL" (supporting §3, §9). */
export type CalculatorLabel = {
  readonly index: number;
  readonly text: string;
};

/** The calculator of a product: what can be chosen, before anything is (supporting §3). */
export type Calculator = {
  readonly product: ProductKind;
  readonly options: readonly [MaterialOption, ...MaterialOption[]];
  readonly labels: readonly CalculatorLabel[];
  /** What a preselected product starts with (supporting §4, "sku context"). */
  readonly preselected?: CalculatorState | undefined;
};

/** What is chosen: a material, a format, and the extra entry that a dialog may have added. */
export type CalculatorState = {
  readonly material: string;
  readonly format: Format;
  /** A chosen format that is not in the material's list (supporting §4, "Calculator"). */
  readonly extra?: FormatOption | undefined;
};

/** What a shopper, a link or the page's start can ask of the calculator (supporting §4). */
export type CalculatorCommand =
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

/** The option of that value; undefined where the calculator does not have it. */
export const findMaterial = (calculator: Calculator, value: string): MaterialOption | undefined =>
  calculator.options.find((option) => option.value === value);

/** The entry of a format in a list; undefined where the list does not have it. */
export const findFormat = (
  options: readonly FormatOption[],
  format: Format,
): FormatOption | undefined => options.find((option) => equalFormats(option.format, format));

/**
 * The format that a material starts with: its initial one; where that is not available, the first
 * one of the list that is, as unavailable formats cannot be selected (decisions, "Calculator and
 * dialogs"). Where none is available, the first of the list stands there without a price.
 */
export const startFormat = ({ formats, initiallySelectedFormat }: MaterialOption): Format => {
  if (findFormat(formats, initiallySelectedFormat)?.price !== undefined)
    return initiallySelectedFormat;
  return (formats.find(({ price }) => price !== undefined) ?? formats[0]).format;
};

/**
 * The state before anything is chosen: the preselected product, else the first material in the
 * format it starts with.
 */
export const initialState = ({ options: [first], preselected }: Calculator): CalculatorState =>
  preselected ?? { material: first.value, format: startFormat(first) };

/**
 * Applies a command (supporting §4; decisions, "Calculator and dialogs"). Unknown values,
 * unavailable formats and the selected material change nothing; another material resets the
 * format and drops the extra entry; choosing another format drops it too.
 */
export const applyCommand = (
  calculator: Calculator,
  state: CalculatorState,
  command: CalculatorCommand,
): CalculatorState => {
  switch (command.kind) {
    case 'select-material':
      return selectMaterial(calculator, state, command.material);
    case 'select-format':
      return selectFormat(calculator, state, command.format);
    case 'choose-format':
      return chooseFormat(calculator, state, command.material, command.option);
  }
};

const selectMaterial = (
  calculator: Calculator,
  state: CalculatorState,
  value: string,
): CalculatorState => {
  const option = findMaterial(calculator, value);
  if (option === undefined || value === state.material) return state;
  return { material: value, format: startFormat(option) };
};

const selectFormat = (
  calculator: Calculator,
  state: CalculatorState,
  format: Format,
): CalculatorState => {
  if (equalFormats(format, state.format)) return state;
  const listed = findFormat(findMaterial(calculator, state.material)?.formats ?? [], format);
  return listed?.price === undefined ? state : { material: state.material, format };
};

const chooseFormat = (
  calculator: Calculator,
  state: CalculatorState,
  value: string,
  option: FormatOption,
): CalculatorState => {
  const material = findMaterial(calculator, value);
  if (material === undefined) return state;
  const listed = findFormat(material.formats, option.format);
  if ((listed ?? option).price === undefined) return state;
  const chosen = { material: value, format: option.format };
  return listed === undefined ? { ...chosen, extra: option } : chosen;
};

/** The formats to show: those of the selected material, and the extra entry last. */
export const visibleFormats = (
  calculator: Calculator,
  { material, extra }: CalculatorState,
): readonly FormatOption[] => {
  const listed = findMaterial(calculator, material)?.formats ?? [];
  return extra === undefined ? listed : [...listed, extra];
};

/** The price of what is chosen; undefined where it is not available. */
export const selectedPrice = (calculator: Calculator, state: CalculatorState): Price | undefined =>
  findFormat(visibleFormats(calculator, state), state.format)?.price;

/** The lowest current price of all that the calculator lists, for "from" prices. */
export const fromPrice = ({ options }: Calculator): Price | undefined =>
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
