import { oneOf } from '../text/one-of.ts';

/** The glass that may replace a frame's usual one (storefront §3, "Glass"). */
export const glassTypes = ['museum-glass', 'museum-acrylic'] as const;

/** A glass with less reflection; none named is the frame's usual glass. */
export type GlassType = (typeof glassTypes)[number];

/** Narrows a text to a glass. */
export const isGlassType = oneOf(glassTypes);

/** The backs of glazed frames (storefront §3, "Back"). */
export const backTypes = ['normal'] as const;

/** A back of a frame. */
export type BackType = (typeof backTypes)[number];

/** Narrows a text to a back. */
export const isBackType = oneOf(backTypes);

/** The widest mat, in millimetres; the narrowest that is one has 1. */
export const widestMat = 200;

/**
 * Names of frames' components in the shop's stock (supporting §3, "Frame material names"): glasses,
 * mouldings, PPT for mats, backs, and frames that are bought.
 */
export const frameStockNames = [
  'Artbox',
  'Glaeser',
  'Leisten',
  'PPT',
  'Rueck',
  'Schattenfuge Leinwand',
  'Schattenfuge Platte',
  'gekauft',
] as const;

/** A name of frame stock. */
export type FrameStockName = (typeof frameStockNames)[number];

/**
 * The stock with an RST variant: remnants, of what is cut to size from bars and sheets. The
 * specification says "some"; which is ours.
 */
export const remnantStockNames = [
  'Glaeser',
  'Leisten',
  'PPT',
  'Rueck',
] as const satisfies readonly FrameStockName[];

/** A name of frame stock, or of its remnants, such as `Leisten RST`. */
export type FrameMaterialName = FrameStockName | `${(typeof remnantStockNames)[number]} RST`;

/** All names of frame material, the remnants after the stock. */
export const frameMaterialNames = [
  ...frameStockNames,
  'Glaeser RST',
  'Leisten RST',
  'PPT RST',
  'Rueck RST',
] as const satisfies readonly FrameMaterialName[];

/** Narrows a text to a frame material. */
export const isFrameMaterialName = oneOf(frameMaterialNames);
