import { orientationOf, type Format, type Orientation } from './format.ts';

/** The two ways up of a format that is not square. */
export type UprightOrLying = Exclude<Orientation, 'square'>;

/** A format the other way up: `600x400` becomes `400x600`. Twice is the format itself. */
export const turnFormat = ({ width, height, unit }: Format): Format => ({
  width: height,
  height: width,
  unit,
});

/** A format in an orientation, turned where it stands the other way; a square one stays. */
export const formatInOrientation = (format: Format, orientation: UprightOrLying): Format => {
  const turned = turnFormat(format);
  return orientationOf(turned) === orientation ? turned : format;
};

/** Whether two formats have the same sides and unit, either way up. */
export const equalFormatsTurned = (first: Format, second: Format): boolean =>
  first.unit === second.unit &&
  Math.min(first.width, first.height) === Math.min(second.width, second.height) &&
  Math.max(first.width, first.height) === Math.max(second.width, second.height);
