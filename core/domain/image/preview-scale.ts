import { millimetresOfTenths, type Format } from '../format/format.ts';

/** A size class in a preview (decisions, "Preview scaling of wall pictures"). */
export type PreviewTier = {
  readonly name: 'XXS' | 'XS' | 'S' | 'M' | 'L';
  /** The longest longer side, in centimetres. */
  readonly longerSide: number;
  /** Of the stage's longer side. */
  readonly percent: number;
};

/** From the smallest to the largest, which has no upper bound. */
export const previewTiers = [
  { name: 'XXS', longerSide: 20, percent: 36 },
  { name: 'XS', longerSide: 30, percent: 48 },
  { name: 'S', longerSide: 60, percent: 62 },
  { name: 'M', longerSide: 90, percent: 78 },
  { name: 'L', longerSide: Number.POSITIVE_INFINITY, percent: 96 },
] as const satisfies readonly PreviewTier[];

const [, , , , largest] = previewTiers;

/**
 * By the longer side alone, inches as centimetres: a larger picture never looks smaller, and a
 * turned one looks as large.
 */
export const previewTierOf = ({ width, height, unit }: Format): PreviewTier => {
  const centimetres = millimetresOfTenths(unit, Math.max(width, height)) / 10;
  return previewTiers.find(({ longerSide }) => centimetres <= longerSide) ?? largest;
};
