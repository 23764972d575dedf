import type { LengthUnit } from '../locale/locales.ts';
import type { Format, FormatComparison } from './format.ts';
import { orientationOf, type Orientation } from './orientation.ts';
import { oneOf } from '../text/one-of.ts';

export const orientations = [
  'landscape',
  'portrait',
  'square',
] as const satisfies readonly Orientation[];

export const isOrientation = oneOf(orientations);

export type UprightOrLying = Exclude<Orientation, 'square'>;

/** `600x400` becomes `400x600`. Twice is the format itself. */
export const turnFormat = <U extends LengthUnit>({
  width,
  height,
  unit,
}: Format<U>): Format<U> => ({
  width: height,
  height: width,
  unit,
});

/** Turned where it stands the other way; a square one stays. */
export const formatInOrientation = <U extends LengthUnit>(
  format: Format<U>,
  orientation: UprightOrLying,
): Format<U> => {
  const turned = turnFormat(format);
  return orientationOf(turned) === orientation ? turned : format;
};

/** The same sides and unit, either way up. */
export const equalFormatsTurned: FormatComparison = (first: Format, second: Format) =>
  first.unit === second.unit &&
  Math.min(first.width, first.height) === Math.min(second.width, second.height) &&
  Math.max(first.width, first.height) === Math.max(second.width, second.height);
