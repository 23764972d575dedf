/** Which materials are compared with each other, and in which format: what an address says of it. */
import { materialValue } from './configurator.ts';
import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../catalogue/materials.ts';
import { printFormat, type Format } from '../format/format.ts';
import { readFormat } from '../format/parse-format.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { readPairs, type QueryPair } from '../query/query.ts';

/** The most materials that stand beside each other. */
export const mostCompared = 4;

/** The names of a comparison in a query; `materials` comes once for each. */
export const comparisonParameters = { materials: 'materials', format: 'formatType' } as const;

/** What stands in a canonical query for everything that names no material. */
const unknownMaterial = 'unknown';

export type ComparisonRequest = {
  /** Values of materials, `acrylglas+artbox`, each once and in the order of the alphabet. */
  readonly materials: readonly string[];
  /** Whether it names something other than a material. */
  readonly hasUnknown: boolean;
  readonly format: Format | undefined;
};

/** Whether a text is the value of a material, with a frame or without (`materialValue`). */
export const isMaterialValue = (value: string): boolean => {
  const [material = '', frame, ...rest] = value.split('+');
  return (
    isMaterialType(material) && (frame === undefined || isFrameType(frame)) && rest.length === 0
  );
};

/** The values of materials in their order, and one word for everything else, as a query has them. */
export const comparedValues = (values: readonly string[]): readonly string[] => {
  const named = values.filter((value) => value !== '');
  return [
    ...[...new Set(named.filter(isMaterialValue))].toSorted(),
    ...(named.every(isMaterialValue) ? [] : [unknownMaterial]),
  ];
};

/** Reads what a query asks to compare; what is malformed of a format counts as absent. */
export const readComparison = (unit: LengthUnit, search: string): ComparisonRequest => {
  const pairs = readPairs(search);
  const valuesOf = (name: string) =>
    pairs.flatMap(([key, value]) => (key.replace(/\[\]$/u, '') === name ? [value] : []));
  const values = comparedValues(valuesOf(comparisonParameters.materials));
  return {
    materials: values.filter((value) => value !== unknownMaterial),
    hasUnknown: values.includes(unknownMaterial),
    format: readFormat(unit, valuesOf(comparisonParameters.format)[0] ?? ''),
  };
};

/** The query of a comparison; `readComparison` reads the same one back. */
export const comparisonQuery = ({
  materials,
  hasUnknown,
  format,
}: ComparisonRequest): readonly QueryPair[] => [
  ...[...materials, ...(hasUnknown ? [unknownMaterial] : [])].map((value): QueryPair => [
    comparisonParameters.materials,
    value,
  ]),
  ...(format === undefined
    ? []
    : ([[comparisonParameters.format, printFormat(format)]] satisfies QueryPair[])),
];

/** Why a comparison shows something else than was asked for. */
export type ComparisonProblem = 'unknown-material' | 'too-many-materials';

export type Compared<Item> = {
  readonly shown: readonly Item[];
  readonly problems: readonly ComparisonProblem[];
};

export type ComparedArticle = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
};

/**
 * Those of the given materials that a request asks for, in their order: at most `mostCompared`, and
 * the first ones where it names none of them.
 */
export const comparedOf = <Item extends ComparedArticle>(
  items: readonly Item[],
  { materials, hasUnknown }: ComparisonRequest,
): Compared<Item> => {
  const valueOf = ({ materialType, frameType }: ComparedArticle) =>
    materialValue(materialType, frameType);
  const known = new Set(items.map(valueOf));
  const named = items.filter((item) => materials.includes(valueOf(item)));
  const isUnknown = hasUnknown || materials.some((value) => !known.has(value));
  return {
    shown: (named.length === 0 ? items : named).slice(0, mostCompared),
    problems: [
      ...(isUnknown ? (['unknown-material'] as const) : []),
      ...(named.length > mostCompared ? (['too-many-materials'] as const) : []),
    ],
  };
};
