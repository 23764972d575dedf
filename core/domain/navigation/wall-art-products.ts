import type { MaterialType } from '../catalogue/materials.ts';
import { oneOf } from '../text/one-of.ts';

/** Groups of the wall-art item, in their order (supporting §2). */
export const wallArtGroups = ['bestseller', 'premium', 'additional-products'] as const;

export type WallArtGroup = (typeof wallArtGroups)[number];

export const isWallArtGroup = oneOf(wallArtGroups);

/**
 * Where the content has none. The specification does not show these lists; in ours every material
 * stands in exactly one.
 */
export const defaultWallArtProducts = {
  bestseller: ['leinwand', 'acrylglas', 'aludibond', 'poster'],
  premium: ['gallerybond', 'hahnemuehle', 'echtglas'],
  'additional-products': ['forexplatte', 'fototapete', 'klebefolie', 'backlitfolie', 'pvcplane'],
} as const satisfies Record<WallArtGroup, readonly MaterialType[]>;
