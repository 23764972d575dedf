import type { ImageSize } from '../image/image-size.ts';
import { marketOf } from '../locale/markets.ts';
import type { Locale, Market } from '../locale/locales.ts';
import type { Quadrilateral } from './quadrilateral.ts';

/** What tells the scale of a photo of a wall, in the order in which they are offered. */
export const knownThings = ['sheet', 'door', 'own'] as const;

/** `own` is anything whose size the shopper types in. */
export type KnownThing = (typeof knownThings)[number];

const paperA4: ImageSize = { width: 210, height: 297 };
const paperLetter: ImageSize = { width: 216, height: 279 };

/** Of a market's printers, in millimetres, upright. */
export const sheetSizeOf = (locale: Locale): ImageSize =>
  marketOf(locale) === 'com' ? paperLetter : paperA4;

/** Leaves of usual doors between rooms, in millimetres. */
const doors = {
  at: { width: 850, height: 2000 },
  be: { width: 830, height: 2015 },
  ch: { width: 850, height: 2000 },
  com: { width: 813, height: 2032 },
  de: { width: 860, height: 1985 },
  es: { width: 725, height: 2030 },
  fr: { width: 830, height: 2040 },
  gb: { width: 762, height: 1981 },
  it: { width: 800, height: 2100 },
  li: { width: 850, height: 2000 },
  lu: { width: 860, height: 1985 },
  nl: { width: 830, height: 2015 },
} as const satisfies Readonly<Record<Market, ImageSize>>;

/** A proposal: houses differ, so that shoppers can change it. */
export const doorSizeOf = (locale: Locale): ImageSize => doors[marketOf(locale)];

/** Of what a shopper types in; millimetres. */
export const knownThingLimits = {
  shorter: { minimum: 50, maximum: 4000 },
  longer: { minimum: 50, maximum: 6000 },
} as const;

/** A sheet as it hangs: upright, or on its side where its corners are further apart across. */
export const turnedLike = (
  sheet: ImageSize,
  [upperLeft, upperRight, lowerRight, lowerLeft]: Quadrilateral,
): ImageSize => {
  const across =
    Math.hypot(upperRight.x - upperLeft.x, upperRight.y - upperLeft.y) +
    Math.hypot(lowerRight.x - lowerLeft.x, lowerRight.y - lowerLeft.y);
  const down =
    Math.hypot(lowerLeft.x - upperLeft.x, lowerLeft.y - upperLeft.y) +
    Math.hypot(lowerRight.x - upperRight.x, lowerRight.y - upperRight.y);
  const [shorter, longer] = [
    Math.min(sheet.width, sheet.height),
    Math.max(sheet.width, sheet.height),
  ];
  return across > down ? { width: longer, height: shorter } : { width: shorter, height: longer };
};
