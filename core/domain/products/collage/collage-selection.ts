/** What a shopper chose on the page of collages, as its address holds it. */
import { isMaterialType } from '../../catalogue/materials.ts';
import type { CollageWish } from './collage-groups.ts';
import { printFormat } from '../../format/format.ts';
import { framePartNames } from '../../designer/parameters.ts';
import { parseFormatFor } from '../../format/locale-format.ts';
import { isOrientation } from '../../format/turn-format.ts';
import type { Locale } from '../../locale/locales.ts';
import { keyOfName } from '../../query/key-readers.ts';
import { printPairs, type QueryPair, type QueryPairs } from '../../query/query.ts';
import { E } from '../../../fp.ts';
import { parseCollageId, printCollageId } from './collage-id.ts';
import { collageTileLimits } from './collage-design.ts';
import { noCollageComponents, type CollageWork } from './collage-offer.ts';

export type CollageSelection = CollageWish &
  CollageWork & { readonly designId?: number | undefined };

/** The keys of what a collage is made with beside its material, as its hand-off has them. */
export const collageComponentKeys = [
  'frameType',
  'matSize',
  'matType',
  ...framePartNames,
  'optionTypes',
] as const;

type CollageComponentKey = (typeof collageComponentKeys)[number];

export type CollageKey =
  | 'tileCount'
  | 'orientation'
  | 'designId'
  | 'materialType'
  | 'formatType'
  | CollageComponentKey;

/**
 * The components among the pairs of a query, in the order of their keys. A mat of no width is said
 * by its type.
 */
export const collageComponentsIn = (query: QueryPairs): QueryPairs =>
  collageComponentKeys.flatMap((key) =>
    query.flatMap(([name, value]): QueryPairs =>
      keyOfName(name) === key && value !== '' && !(key === 'matSize' && value === '0')
        ? [[key, value]]
        : [],
    ),
  );

/** Reads a number of photos, 1 to 100; undefined for anything else. */
export const readTileCount = (text: string): number | undefined => {
  const count = /^[1-9]\d{0,2}$/u.test(text) ? Number(text) : 0;
  return count >= collageTileLimits.minimum && count <= collageTileLimits.maximum
    ? count
    : undefined;
};

/** The query of a selection, in the order of the page's keys, without what is not chosen. */
export const printCollageSelection = (selection: CollageSelection): readonly QueryPair[] => {
  const { tileCount, orientation, designId, materialType, format, components } = selection;
  const values: readonly (readonly [CollageKey, string | undefined])[] = [
    ['tileCount', tileCount === undefined ? undefined : String(tileCount)],
    ['orientation', orientation],
    ['designId', designId === undefined ? undefined : printCollageId(designId)],
    ['materialType', materialType],
    ['formatType', format && printFormat(format)],
  ];
  return [
    ...values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
    ...(components ?? noCollageComponents),
  ];
};

/** Names what of a selection decides what its prices include; empty where it has no components. */
export const printMadeAs = ({
  materialType,
  components = noCollageComponents,
}: CollageSelection): string =>
  components.length === 0 ? '' : printPairs(printCollageSelection({ materialType, components }));

/** Reads a selection back: the inverse of `printCollageSelection`. A malformed value is absent. */
export const readCollageSelection = (locale: Locale, query: QueryPairs): CollageSelection => {
  const values = new Map(query.toReversed());
  const valueOf = (key: CollageKey): string | undefined => values.get(key);
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
    components: collageComponentsIn(query),
  };
};
