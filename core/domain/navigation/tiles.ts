import { oneOf } from '../text/one-of.ts';

/** Tiles of the sub-navigation strip (supporting §2). */
export const tileKinds = ['circle', 'square', 'square-image'] as const;

export type TileKind = (typeof tileKinds)[number];

export const isTileKind = oneOf(tileKinds);

/** CSS pixels. */
export type TileSize = { readonly width: number; readonly height: number };

/** CSS pixels (supporting §9, "Sub-navigation tiles"). */
export const tileSizes = {
  circle: { width: 76, height: 76 },
  square: { width: 73, height: 110 },
  'square-image': { width: 110, height: 110 },
} as const satisfies Record<TileKind, TileSize>;

/** The specification does not say; this is the first of its list. */
export const defaultTileKind: TileKind = 'circle';

/** Headings and tiles (supporting §2). */
export const subNavigationElementTypes = ['heading', ...tileKinds] as const;

export type SubNavigationElementType = (typeof subNavigationElementTypes)[number];
