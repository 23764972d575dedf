import type { Colour } from './colour.ts';

/** Ids carry the prefix that the drawing was given. */
export interface Drawing {
  readonly defs: string;
  readonly body: string;
}

/** Shown part of the plane, in the drawing's own units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** At most two decimals; a change below is not worth its bytes. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** As in `viewBox` or `matrix()`. */
export const nums = (...values: readonly number[]): string => values.map(num).join(' ');

/** Five decimals, where a small error would be repeated or scaled up. */
export const fine = (value: number): string => String(Math.round(value * 1e5) / 1e5);

export const matrix = (
  ...values: readonly [number, number, number, number, number, number]
): string => `matrix(${values.map(fine).join(' ')})`;

/** The first at the back. */
export const layers = (...drawings: readonly Drawing[]): Drawing => ({
  defs: drawings.map((drawing) => drawing.defs).join(''),
  body: drawings.map((drawing) => drawing.body).join(''),
});

/** A drawing that defines nothing. */
export const shown = (body: string): Drawing => ({ defs: '', body });

/** Offset 0–1. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** Opaque stops at even distances, from 0 to 1. */
export const even = (...colours: readonly Colour[]): readonly Stop[] =>
  colours.map((colour, index): Stop => [index / (colours.length - 1), colour]);

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${num(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${num(opacity)}"` : ''}/>`,
    )
    .join('');

/** Between two points of the plane. */
export const linear = (
  id: string,
  [x1, y1]: Point,
  [x2, y2]: Point,
  stops: readonly Stop[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopsOf(stops)}</linearGradient>`;

/** `squash` below 1 flattens it. */
export const radial = (
  id: string,
  [x, y]: Point,
  radius: number,
  stops: readonly Stop[],
  squash = 1,
): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${num(radius)}" gradientTransform="matrix(1 0 0 ${num(squash)} ${num(x)} ${num(y)})">${stopsOf(stops)}</radialGradient>`;

/**
 * Faint strokes along an outline that reach further and further. Many times quicker than a blur,
 * which a large picture at density 2 would feel.
 */
export const softShadow = (
  outline: string,
  colour: Colour,
  { reach, opacity, dx, dy }: Readonly<Record<'reach' | 'opacity' | 'dx' | 'dy', number>>,
): string => {
  const coats = 16;
  const coat = fine(1 - (1 - opacity) ** (1 / coats));
  const widths = range(coats).map((index) => 2 * reach * ((index + 1) / coats) ** 1.35);
  return `<g transform="translate(${num(dx)} ${num(dy)})" fill="none" stroke="${colour}" stroke-opacity="${coat}" stroke-linejoin="round">${widths
    .map((width) => `<path d="${outline}" stroke-width="${num(width)}"/>`)
    .join('')}</g>`;
};

/** `attributes` says the rest. */
export const rect = (box: Box, fill: string, attributes = ''): string =>
  `<rect x="${num(box.left)}" y="${num(box.top)}" width="${num(box.width)}" height="${num(box.height)}" fill="${fill}" ${attributes}/>`;

/** A rectangle with rounded corners. */
export const rounded = (box: Box, radius: number, fill: string, attributes = ''): string =>
  rect(box, fill, `rx="${num(radius)}" ${attributes}`);

export const path = (data: string, fill: string, attributes = ''): string =>
  `<path d="${data}" fill="${fill}" ${attributes}/>`;

export const circle = ([x, y]: Point, radius: number, fill: string, attributes = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}" ${attributes}/>`;

const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

const at = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

const curve = (before: Point, from: Point, to: Point, after: Point): string =>
  `C${nums(
    from[0] + (to[0] - before[0]) / 6,
    from[1] + (to[1] - before[1]) / 6,
    to[0] - (after[0] - from[0]) / 6,
    to[1] - (after[1] - from[1]) / 6,
    to[0],
    to[1],
  )}`;

/** Open, without corners. */
export const smooth = (points: readonly Point[]): string =>
  `M${nums(...at(points, 0))}${points
    .slice(1)
    .map((to, index) =>
      curve(points[Math.max(0, index - 1)] ?? to, points[index] ?? to, to, points[index + 2] ?? to),
    )
    .join('')}`;

/** Both ends included. */
export const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

/** 0 to count - 1. */
export const range = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => index);

/** The far side. */
export const right = (box: Box): number => box.left + box.width;
export const bottom = (box: Box): number => box.top + box.height;

/** Every side moved outwards. */
export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/**
 * Another ratio than the view's shows its middle part; `stretched`, all of it, for a photo on a
 * face aslant.
 */
export const svgDocument = (
  drawing: Drawing,
  view: Box,
  width: number,
  height: number,
  fit: 'cut' | 'stretched' = 'cut',
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${nums(view.left, view.top, view.width, view.height)}" preserveAspectRatio="${fit === 'cut' ? 'xMidYMid slice' : 'none'}"><defs>${drawing.defs}</defs>${drawing.body}</svg>`;
