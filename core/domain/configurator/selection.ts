import { frameHolds } from '../catalogue/frame-holds.ts';
import { isFrameType, isMaterialType } from '../catalogue/materials.ts';
import { equalFormats, printFormat, type Format } from '../format/format.ts';
import { readFormat } from '../format/parse-format.ts';
import type { LengthUnit } from '../locale/locales.ts';
import type { QueryPair, QueryPairs } from '../query/query.ts';
import {
  findFormatOption,
  findMaterial,
  initialConfiguratorState,
  materialValue,
  rememberFormer,
  startFormat,
  startOption,
  type AnyConfigurator,
  type Configurator,
  type ConfiguratorOption,
  type ConfiguratorState,
  type FormatOption,
} from './configurator.ts';

export type SelectionKey =
  | 'material'
  | 'materialType'
  | 'frameType'
  | 'formatType'
  | 'formerFormat';

/** Reads one parameter of the page's query; undefined where it is absent. */
export type QueryReader = (name: SelectionKey) => string | null | undefined;

/**
 * What the page's address says of the selection, still unchecked against a configurator. The
 * designer's vocabulary names it; `material` is the short form that the page's own form sends.
 */
export type RequestedSelection = {
  readonly material: string | undefined;
  readonly format: Format | undefined;
  /** What was chosen before the material changed. */
  readonly former?: Format | undefined;
};

/**
 * Reads the selection of an address; a malformed or unknown value counts as absent. A frame without
 * a material means its default one (decisions, "Catalogue and products").
 */
export const readSelection = (unit: LengthUnit, query: QueryReader): RequestedSelection => ({
  material: readMaterial(query),
  format: readFormat(unit, query('formatType') ?? ''),
  former: readFormat(unit, query('formerFormat') ?? ''),
});

const readMaterial = (query: QueryReader): string | undefined => {
  const short = query('material');
  if (short) return short;
  const material = query('materialType') ?? '';
  const frame = query('frameType') ?? '';
  const frameType = isFrameType(frame) ? frame : undefined;
  if (isMaterialType(material)) return materialValue(material, frameType);
  return frameType && materialValue(frameHolds[frameType].materials[0], frameType);
};

/** The material that an address asks for, else the one that the configurator starts with. */
export const requestedMaterial = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
  { material }: RequestedSelection,
): Option => findMaterial(configurator, material ?? '') ?? startOption(configurator);

/**
 * The state that an address stands for (supporting §4, "A preselected product sets material and
 * format on load"): the initial one where it asks for nothing that is offered. A format outside the
 * material's list becomes the extra entry if `extra` has its price, else the initial format holds.
 */
export const stateOfSelection = (
  configurator: AnyConfigurator,
  requested: RequestedSelection,
  extra: FormatOption | undefined,
): ConfiguratorState =>
  rememberFormer(selectedState(configurator, requested, extra), requested.former);

const selectedState = (
  configurator: AnyConfigurator,
  requested: RequestedSelection,
  extra: FormatOption | undefined,
): ConfiguratorState => {
  const { format } = requested;
  const option = requestedMaterial(configurator, requested);
  if (format === undefined && option.value !== requested.material)
    return initialConfiguratorState(configurator);
  const state = { material: option.value, format: startFormat(option) };
  if (format === undefined) return state;
  const listed = findFormatOption(option.formats, format);
  if (listed !== undefined) return listed.price === undefined ? state : { ...state, format };
  return extra?.price !== undefined && equalFormats(extra.format, format)
    ? { ...state, format, extra }
    : state;
};

/** True if the picture of an address's SKU cannot be preselected, though nothing else is selected. */
export const refusesSku = (
  { preselected }: Configurator,
  requested: RequestedSelection,
  { material, format }: RequestedSelection,
): boolean =>
  requested.material === undefined &&
  format !== undefined &&
  (preselected === undefined ||
    preselected.material !== material ||
    !equalFormats(preselected.format, format));

/** An article and its format as far as they are named, in the designer's vocabulary. */
export const articlePairs = (
  materialType: string | undefined,
  frameType: string | undefined,
  format: Format | undefined,
): QueryPairs =>
  Object.entries({ materialType, frameType, formatType: format && printFormat(format) }).flatMap(
    ([name, value]): readonly QueryPair[] => (value === undefined ? [] : [[name, value]]),
  );

/** The query of a state in the designer's vocabulary: what stands in the page's address. */
export const selectionQuery = (
  configurator: Configurator,
  state: ConfiguratorState,
): QueryPairs => {
  const { materialType, context } =
    findMaterial(configurator, state.material) ?? configurator.options[0];
  return [
    ...articlePairs(materialType, context.frameType, state.format),
    ...(state.former === undefined ? [] : [['formerFormat', printFormat(state.former)] as const]),
  ];
};
