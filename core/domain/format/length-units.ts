import type { LengthUnit } from '../locale/locales.ts';
import { oneOf } from '../text/one-of.ts';

/** Inches in en-US, centimetres elsewhere (storefront §3). */
export const lengthUnits = ['cm', 'in'] as const satisfies readonly LengthUnit[];

export const isLengthUnit = oneOf(lengthUnits);

/** Exactly (storefront §3, supporting §9). */
export const centimetresPerInch = 2.54;
