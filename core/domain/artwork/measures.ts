/** Thousandths of a millimetre, whole: positions and lengths of an artwork. */
export type Micrometres = number;

/** From the corner of the trimmed page, x to the right and y down. */
export type Point = { readonly x: Micrometres; readonly y: Micrometres };

export type Box = {
  readonly left: Micrometres;
  readonly top: Micrometres;
  readonly width: Micrometres;
  readonly height: Micrometres;
};

/** Whole micrometres of millimetres; halves round up. */
export const micrometresOf = (millimetres: number): Micrometres => Math.round(millimetres * 1_000);

/** Every side moved outwards; inwards where `by` is below 0, never past the middle. */
export const grownBox = ({ left, top, width, height }: Box, by: Micrometres): Box => {
  const across = Math.max(by, -Math.floor(width / 2));
  const down = Math.max(by, -Math.floor(height / 2));
  return {
    left: left - across,
    top: top - down,
    width: width + 2 * across,
    height: height + 2 * down,
  };
};

/** Whether all of a box lies within another; shared edges count as within. */
export const liesWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

/** What two boxes share; without a width or a height where they lie apart. */
export const sharedBox = (one: Box, other: Box): Box => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(one.left + one.width, other.left + other.width) - left),
    height: Math.max(0, Math.min(one.top + one.height, other.top + other.height) - top),
  };
};

/** The smallest box around two. */
export const unitedBox = (one: Box, other: Box): Box => {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
};
