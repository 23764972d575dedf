import type { LengthUnit } from '../locale/locales.ts';

/** Option keys of `leinwand-keilrahmen` (storefront §3). */
export const stretcherFrames = ['25mm', '38mm'] as const;

export type StretcherFrame = (typeof stretcherFrames)[number];

/** Tenths of the unit: 2.5 cm (1 inch), 3.8 cm (1.5 inch). */
export const stretcherDepths = {
  '25mm': { cm: 25, in: 10 },
  '38mm': { cm: 38, in: 15 },
} as const satisfies Record<StretcherFrame, Record<LengthUnit, number>>;
