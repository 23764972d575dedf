import type { Format } from './format.ts';

/** Longer side first (storefront §3, "Format keys"). */
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

/** All of the specification; en-GB's extra three have labels alone. */
export const formatKeys = [
  ...ratioKeys,
  'din',
  'fototapete',
  'hidden',
  'square',
  'standard',
] as const;

export type FormatKey = (typeof formatKeys)[number];

/** Keys for near ratios. */
const ratios: readonly (readonly [FormatKey, number, number])[] = [
  ['square', 1, 1],
  ...ratioKeys.map((key) => {
    const [longer = '1', shorter = '1'] = key.split(':');
    return [key, Number(longer), Number(shorter)] as const;
  }),
];

/** One part in so many: 2 %. */
const toleranceParts = 50;

/**
 * The nearest ratio within 2 %, longer side first; 1:1 is `square`, no near ratio `standard`
 * (decisions, "Money and formats"). The same either way up. Ratios lie more than 4 % apart, so the
 * first near one is the nearest; integers are compared, so that exactly 2 % is still near.
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
