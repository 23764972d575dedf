import type { MaterialType } from '../catalogue/materials.ts';
import { oneOf } from '../text/one-of.ts';

/** The groups of the burger's wall-art item, in their order (supporting §2). */
export const wallArtGroups = ['bestseller', 'premium', 'additional-products'] as const;

/** A group of the wall-art item. */
export type WallArtGroup = (typeof wallArtGroups)[number];

/** Narrows a text to a group of the wall-art item. */
export const isWallArtGroup = oneOf(wallArtGroups);

/**
 * The products of a group where the content configures none. The specification asks for such lists
 * and does not show them; these are ours: every material of the shop stands in exactly one.
 */
export const defaultWallArtProducts = {
  bestseller: ['leinwand', 'acrylglas', 'aludibond', 'poster'],
  premium: ['gallerybond', 'hahnemuehle', 'echtglas'],
  'additional-products': ['forexplatte', 'fototapete', 'klebefolie', 'backlitfolie', 'pvcplane'],
} as const satisfies Record<WallArtGroup, readonly MaterialType[]>;
