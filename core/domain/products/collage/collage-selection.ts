/** What a shopper chose on the page of collages, as its address holds it. */
import { isMaterialType, type MaterialType } from '../../catalogue/materials.ts';
import type { PartKey } from '../../catalogue/part-keys.ts';
import type { CollageWish } from './collage-groups.ts';
import { printFormat } from '../../format/format.ts';
import { parseFormatFor } from '../../format/locale-format.ts';
import { isOrientation } from '../../format/turn-format.ts';
import type { Locale } from '../../locale/locales.ts';
import type { QueryPair, QueryPairs } from '../../query/query.ts';
import { E } from '../../../fp.ts';
import { parseCollageId, printCollageId } from './collage-id.ts';
import { collageTileLimits } from './collage-design.ts';
import { printComponents } from '../wall-picture/component-selection.ts';
import { readFrameChoice } from '../wall-picture/read-wall-picture.ts';
import { readWallOptions } from '../wall-picture/wall-options.ts';
import { frameComponents } from '../wall-picture/wall-picture-address.ts';
import { collageParts, type CollageParts, type CollageWork } from './collage-offer.ts';

export type CollageSelection = CollageWish &
  CollageWork & { readonly designId?: number | undefined };

export type CollageKey =
  | 'tileCount'
  | 'orientation'
  | 'designId'
  | 'materialType'
  | 'frameType'
  | 'formatType'
  | PartKey;

/** Reads a number of photos, 1 to 100; undefined for anything else. */
export const readTileCount = (text: string): number | undefined => {
  const count = /^[1-9]\d{0,2}$/u.test(text) ? Number(text) : 0;
  return count >= collageTileLimits.minimum && count <= collageTileLimits.maximum
    ? count
    : undefined;
};

/** The query of a selection, in the order of the page's keys, without what is not chosen. */
export const printCollageSelection = (selection: CollageSelection): readonly QueryPair[] => {
  const { tileCount, orientation, designId, materialType, format, parts } = selection;
  const values: readonly (readonly [CollageKey, string | undefined])[] = [
    ['tileCount', tileCount === undefined ? undefined : String(tileCount)],
    ['orientation', orientation],
    ['designId', designId === undefined ? undefined : printCollageId(designId)],
    ['materialType', materialType],
    ['frameType', parts?.frame?.frameType],
    ['formatType', format && printFormat(format)],
  ];
  return [
    ...values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
    ...(parts === undefined
      ? []
      : printComponents({ optionTypes: parts.optionTypes, ...frameComponents(parts.frame) })),
  ];
};

/** Frame and options go with a material; those that do not are absent. */
const readParts = (
  query: QueryPairs,
  materialType: MaterialType | undefined,
): CollageParts | undefined => {
  if (materialType === undefined) return undefined;
  const frame = readFrameChoice(query, materialType);
  const optionTypes = readWallOptions(query, materialType);
  return collageParts({
    frame: E.isRight(frame) ? frame.right : undefined,
    optionTypes: E.isRight(optionTypes) ? optionTypes.right : [],
  });
};

/** Reads a selection back: the inverse of `printCollageSelection`. A malformed value is absent. */
export const readCollageSelection = (locale: Locale, query: QueryPairs): CollageSelection => {
  const valueOf = (key: CollageKey): string => query.find(([name]) => name === key)?.[1] ?? '';
  const orientation = valueOf('orientation');
  const designId = parseCollageId(valueOf('designId'));
  const material = valueOf('materialType');
  const materialType = isMaterialType(material) ? material : undefined;
  const format = parseFormatFor(locale, valueOf('formatType'));
  return {
    tileCount: readTileCount(valueOf('tileCount')),
    orientation: isOrientation(orientation) ? orientation : undefined,
    designId: E.isRight(designId) ? designId.right : undefined,
    materialType,
    format: E.isRight(format) ? format.right : undefined,
    parts: readParts(query, materialType),
  };
};
