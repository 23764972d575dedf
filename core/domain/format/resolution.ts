import { formatMillimetres, type Format } from './format.ts';

/** The lowest dots per inch that look sharp up to this size (field, row 8). */
const requirements = [
  { shorter: 130, longer: 180, dotsPerInch: 150 },
  { shorter: 200, longer: 300, dotsPerInch: 125 },
  { shorter: 400, longer: 500, dotsPerInch: 100 },
] as const;

/** From 40 × 60 cm on, which is looked at from farther away. */
const largeDotsPerInch = 75;

/** Tenths of a millimetre: whole numbers, so that rounding adds no pixel. */
const tenthMillimetresPerInch = 254;

/** A format's least dots per inch. */
export const requiredDotsPerInch = (format: Format): number => {
  const { width, height } = formatMillimetres(format);
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const row = requirements.find((each) => shorter <= each.shorter && longer <= each.longer);
  return row?.dotsPerInch ?? largeDotsPerInch;
};

/**
 * Never fewer than for a shorter side, although longer ones may do with fewer dots per inch. Each
 * row holds up to its longer side, and from there on as a floor.
 */
const sidePixels = (length: number): number => {
  const floors = requirements.map((row) => Math.min(length, row.longer) * row.dotsPerInch);
  const dots = Math.max(length * largeDotsPerInch, ...floors);
  return Math.ceil((dots * 10) / tenthMillimetresPerInch);
};

/**
 * What looks sharp in a format, and in every smaller one within it: at least what
 * `requiredDotsPerInch` asks, never fewer for a larger format.
 */
export const requiredPixels = (format: Format): { width: number; height: number } => {
  const { width, height } = formatMillimetres(format);
  return { width: sidePixels(width), height: sidePixels(height) };
};
