import { oneOf } from '../text/one-of.ts';

/** The kinds of tiles in the sub-navigation strip (supporting §2). */
export const tileKinds = ['circle', 'square', 'square-image'] as const;

/** A kind of tile. */
export type TileKind = (typeof tileKinds)[number];

/** Narrows a text to a kind of tile. */
export const isTileKind = oneOf(tileKinds);

/** The size of a tile in CSS pixels. */
export type TileSize = { readonly width: number; readonly height: number };

/** The size of each kind of tile in CSS pixels (supporting §9, "Sub-navigation tiles"). */
export const tileSizes = {
  circle: { width: 76, height: 76 },
  square: { width: 73, height: 110 },
  'square-image': { width: 110, height: 110 },
} as const satisfies Record<TileKind, TileSize>;

/**
 * The kind of tile where neither the item nor its group names one. The specification does not say;
 * the circle is the first of its list.
 */
export const defaultTileKind: TileKind = 'circle';

/** Elements of the strip: headings of categories, and tiles (supporting §2). */
export const subNavigationElementTypes = ['heading', ...tileKinds] as const;

/** A type of element of the sub-navigation strip. */
export type SubNavigationElementType = (typeof subNavigationElementTypes)[number];
