import type { LengthUnit } from '../locale/locales.ts';
import { oneOf } from '../text/one-of.ts';

/** The units of wall formats: inches in en-US, centimetres elsewhere (storefront §3). */
export const lengthUnits = ['cm', 'in'] as const satisfies readonly LengthUnit[];

/** Narrows a text to a unit of wall formats. */
export const isLengthUnit = oneOf(lengthUnits);

/** Centimetres per inch, exactly (storefront §3, supporting §9). */
export const centimetresPerInch = 2.54;
