/** What a shopper chose on the page of collages, as its address holds it. */
import { isMaterialType } from '../../catalogue/materials.ts';
import type { CollageWish } from './collage-groups.ts';
import { printFormat } from '../../format/format.ts';
import { parseFormatFor } from '../../format/locale-format.ts';
import { isOrientation } from '../../format/turn-format.ts';
import type { Locale } from '../../locale/locales.ts';
import type { QueryPair } from '../../query/query.ts';
import { E } from '../../../fp.ts';
import { parseCollageId, printCollageId } from './collage-id.ts';
import { collageTileLimits } from './collage-design.ts';
import type { CollageWork } from './collage-offer.ts';

export type CollageSelection = CollageWish &
  CollageWork & { readonly designId?: number | undefined };

export type CollageKey = 'tileCount' | 'orientation' | 'designId' | 'materialType' | 'formatType';

/** Reads a number of photos, 1 to 100; undefined for anything else. */
export const readTileCount = (text: string): number | undefined => {
  const count = /^[1-9]\d{0,2}$/u.test(text) ? Number(text) : 0;
  return count >= collageTileLimits.minimum && count <= collageTileLimits.maximum
    ? count
    : undefined;
};

/** The query of a selection, in the order of the page's keys, without what is not chosen. */
export const printCollageSelection = (selection: CollageSelection): readonly QueryPair[] => {
  const { tileCount, orientation, designId, materialType, format } = selection;
  const values: readonly (readonly [CollageKey, string | undefined])[] = [
    ['tileCount', tileCount === undefined ? undefined : String(tileCount)],
    ['orientation', orientation],
    ['designId', designId === undefined ? undefined : printCollageId(designId)],
    ['materialType', materialType],
    ['formatType', format && printFormat(format)],
  ];
  return values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
};

/** Reads a selection back: the inverse of `printCollageSelection`. A malformed value is absent. */
export const readCollageSelection = (
  locale: Locale,
  valueOf: (key: CollageKey) => string | undefined,
): CollageSelection => {
  const orientation = valueOf('orientation') ?? '';
  const designId = parseCollageId(valueOf('designId') ?? '');
  const materialType = valueOf('materialType') ?? '';
  const format = parseFormatFor(locale, valueOf('formatType') ?? '');
  return {
    tileCount: readTileCount(valueOf('tileCount') ?? ''),
    orientation: isOrientation(orientation) ? orientation : undefined,
    designId: E.isRight(designId) ? designId.right : undefined,
    materialType: isMaterialType(materialType) ? materialType : undefined,
    format: E.isRight(format) ? format.right : undefined,
  };
};
