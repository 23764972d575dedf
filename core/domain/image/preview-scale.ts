import { millimetresOfTenths, type Format } from '../format/format.ts';

/** A size class of wall pictures in a preview (decisions, "Preview scaling of wall pictures"). */
export type PreviewTier = {
  readonly name: 'XXS' | 'XS' | 'S' | 'M' | 'L';
  /** The longest longer side of the class, in centimetres. */
  readonly longerSide: number;
  /** Percentage of the stage's longer side that a picture of the class takes. */
  readonly percent: number;
};

/** The classes from the smallest to the largest; the last one has no upper bound. */
export const previewTiers = [
  { name: 'XXS', longerSide: 20, percent: 36 },
  { name: 'XS', longerSide: 30, percent: 48 },
  { name: 'S', longerSide: 60, percent: 62 },
  { name: 'M', longerSide: 90, percent: 78 },
  { name: 'L', longerSide: Number.POSITIVE_INFINITY, percent: 96 },
] as const satisfies readonly PreviewTier[];

const [, , , , largest] = previewTiers;

/**
 * The class of a format, by its longer side alone; inches count as the centimetres they are.
 * So a larger picture never looks smaller, and a turned one looks as large.
 */
export const previewTierOf = ({ width, height, unit }: Format): PreviewTier => {
  const centimetres = millimetresOfTenths(unit, Math.max(width, height)) / 10;
  return previewTiers.find(({ longerSide }) => centimetres <= longerSide) ?? largest;
};
