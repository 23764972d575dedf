/** x to the right, y down. */
export type PlanePoint = { readonly x: number; readonly y: number };

/**
 * By the rows of a 3 × 3 matrix: (x, y, 1) becomes (u, v, w), which is the place (u / w, v / w).
 */
export type Homography = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Not finite for a place that lies beside the camera. */
export const applyHomography = (map: Homography, { x, y }: PlanePoint): PlanePoint => {
  const [a, b, c, d, e, f, g, h, i] = map;
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
};

/**
 * By the adjugate: the inverse up to a factor, which maps alike. Of a plane seen from its edge it
 * tells no places.
 */
export const invertHomography = (map: Homography): Homography => {
  const [a, b, c, d, e, f, g, h, i] = map;
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
};

/** Scales a place by a factor, then maps it. */
export const scaledBefore = (map: Homography, factor: number): Homography => {
  const [a, b, c, d, e, f, g, h, i] = map;
  return [a * factor, b * factor, c, d * factor, e * factor, f, g * factor, h * factor, i];
};

/** Moves a place, then maps it: from a part of a plane to all of it. */
export const movedBefore = (map: Homography, { x, y }: PlanePoint): Homography => {
  const [a, b, c, d, e, f, g, h, i] = map;
  return [a, b, a * x + b * y + c, d, e, d * x + e * y + f, g, h, g * x + h * y + i];
};

/** Maps a place, then scales it: from a scene's pixels to those of a smaller picture. */
export const scaledAfter = (map: Homography, factor: number): Homography => {
  const [a, b, c, d, e, f, g, h, i] = map;
  return [a * factor, b * factor, c * factor, d * factor, e * factor, f * factor, g, h, i];
};

/** Maps a place, then moves it: from a scene's pixels to those of a part of it. */
export const movedAfter = (map: Homography, x: number, y: number): Homography => {
  const [a, b, c, d, e, f, g, h, i] = map;
  return [a + x * g, b + x * h, c + x * i, d + y * g, e + y * h, f + y * i, g, h, i];
};

/** Maps a place by the first, then by the second. */
export const mappedAfter = (first: Homography, second: Homography): Homography => {
  const [a, b, c, d, e, f, g, h, i] = first;
  const [k, l, m, n, o, p, q, r, s] = second;
  return [
    k * a + l * d + m * g,
    k * b + l * e + m * h,
    k * c + l * f + m * i,
    n * a + o * d + p * g,
    n * b + o * e + p * h,
    n * c + o * f + p * i,
    q * a + r * d + s * g,
    q * b + r * e + s * h,
    q * c + r * f + s * i,
  ];
};

/** Nine digits are more than any screen shows. */
const written = (value: number): string => String(Number(value.toPrecision(9)));

/**
 * For an element with `transform-origin: 0 0`, from its pixels to its container's. CSS counts
 * columns and has a third dimension, which stays.
 */
export const cssMatrix = (map: Homography): string => {
  const [a, b, c, d, e, f, g, h, i] = map;
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].map(written).join(',')})`;
};
