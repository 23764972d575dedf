import { formatMillimetres, type Format } from './format.ts';
import { requiredPixels } from './resolution.ts';

/** 0 where metadata could not be read (storefront §8). */
export type PhotoPixels = { readonly width: number; readonly height: number };

/**
 * Percentage of a format's pixels on both sides, best first: twice the least is the printing
 * trade's 300 dots per inch at small sizes. A photo of 12 megapixels, as phones take them, is good at
 * 90 × 60 cm on canvas with its edges.
 */
export const resolutionGrades = [
  { kind: 'excellent', percent: 200 },
  { kind: 'good', percent: 120 },
  { kind: 'acceptable', percent: 100 },
] as const;

export type ResolutionVerdict =
  | {
      readonly kind: (typeof resolutionGrades)[number]['kind'] | 'too-low';
      /** Rounded down. */
      readonly dotsPerInch: number;
    }
  /** A size is not known. */
  | { readonly kind: 'unknown' };

const sorted = ({ width, height }: PhotoPixels): { shorter: number; longer: number } => ({
  shorter: Math.min(width, height),
  longer: Math.max(width, height),
});

const tenthMillimetresPerInch = 254;

/**
 * Of a photo that fills a format, cropped, and turned where that fits better: more pixels never
 * make it worse, a larger format never better.
 */
export const resolutionVerdict = (photo: PhotoPixels, format: Format): ResolutionVerdict => {
  const pixels = sorted(photo);
  const printed = sorted(formatMillimetres(format));
  const isKnown = pixels.shorter > 0 && printed.shorter > 0;
  if (!isKnown) return { kind: 'unknown' };
  const required = sorted(requiredPixels(format));
  const grade = resolutionGrades.find(
    ({ percent }) =>
      pixels.shorter * 100 >= required.shorter * percent &&
      pixels.longer * 100 >= required.longer * percent,
  );
  const dots = (count: number, length: number): number =>
    Math.floor((count * tenthMillimetresPerInch) / (length * 10));
  return {
    kind: grade?.kind ?? 'too-low',
    dotsPerInch: Math.min(
      dots(pixels.shorter, printed.shorter),
      dots(pixels.longer, printed.longer),
    ),
  };
};
