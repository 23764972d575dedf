import type { Format } from './format.ts';

/** The ratios that group formats, longer side first (storefront §3, "Format keys"). */
export const ratioKeys = [
  '16:9',
  '2:1',
  '3:1',
  '3:2',
  '4:1',
  '4:3',
  '5:1',
  '5:2',
  '5:4',
  '6:1',
] as const;

/** All format keys of the specification; en-GB's extra three carry labels alone. */
export const formatKeys = [
  ...ratioKeys,
  'din',
  'fototapete',
  'hidden',
  'square',
  'standard',
] as const;

/** The name of a group of formats. */
export type FormatKey = (typeof formatKeys)[number];

/** The keys that `formatKeyOf` can give for being near, with the sides of their ratio. */
const ratios: readonly (readonly [FormatKey, number, number])[] = [
  ['square', 1, 1],
  ...ratioKeys.map((key) => {
    const [longer = '1', shorter = '1'] = key.split(':');
    return [key, Number(longer), Number(shorter)] as const;
  }),
];

/** A format's ratio may be off a key's by one part in so many: 2 %. */
const toleranceParts = 50;

/**
 * The group of a format: the nearest ratio within 2 %, longer side first; 1:1 is `square`; none
 * near is `standard` (decisions, "Money and formats"). Either way up gives the same key. No two
 * ratios are within 4 % of each other, so the first one that is near is the nearest; the comparison
 * is one of integers, so that exactly 2 % is still near.
 */
export const formatKeyOf = ({ width, height }: Format): FormatKey => {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  // One side of 0 is near no ratio, two of them would be near all.
  if (longer <= 0) return 'standard';
  const near = ratios.find(
    ([, long, short]) =>
      Math.abs(longer * short - shorter * long) * toleranceParts <= shorter * long,
  );
  return near?.[0] ?? 'standard';
};
