import { oneOf } from '../text/one-of.ts';

/** Better than a frame's usual glass (storefront §3, "Glass"). */
export const glassTypes = ['museum-glass', 'museum-acrylic'] as const;

export type GlassType = (typeof glassTypes)[number];

export const isGlassType = oneOf(glassTypes);

/** Backs of glazed frames (storefront §3, "Back"). */
export const backTypes = ['normal'] as const;

export type BackType = (typeof backTypes)[number];

export const isBackType = oneOf(backTypes);

/** Millimetres; the narrowest mat has 1. */
export const widestMat = 200;

/**
 * Components in stock (supporting §3, "Frame material names"): glasses, mouldings, PPT for mats,
 * backs, bought frames.
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

export type FrameStockName = (typeof frameStockNames)[number];

/**
 * Stock with an RST variant: remnants of what is cut from bars and sheets. The specification says
 * "some"; which is ours.
 */
export const remnantStockNames = [
  'Glaeser',
  'Leisten',
  'PPT',
  'Rueck',
] as const satisfies readonly FrameStockName[];

/** Stock or its remnants, `Leisten RST`. */
export type FrameMaterialName = FrameStockName | `${(typeof remnantStockNames)[number]} RST`;

/** The stock, then its remnants. */
export const frameMaterialNames = [
  ...frameStockNames,
  'Glaeser RST',
  'Leisten RST',
  'PPT RST',
  'Rueck RST',
] as const satisfies readonly FrameMaterialName[];

export const isFrameMaterialName = oneOf(frameMaterialNames);
