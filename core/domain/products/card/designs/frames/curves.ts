import { cosineOfTurn, sineOfTurn } from '../../../../artwork/circle.ts';
import type { Path, PathCommand } from '../../../../artwork/path.ts';
import type { Dot } from '../../../../artwork/sketch.ts';

/** A point on an ellipse, in full turns clockwise from the right. */
export const onEllipse = (
  [x, y]: Dot,
  [across, down]: readonly [number, number],
  turn: number,
): Dot => [x + across * cosineOfTurn(turn), y + down * sineOfTurn(turn)];

/** A part of an ellipse, in full turns clockwise from the right; it may go backwards. */
export const arc = (
  [x, y]: Dot,
  [across, down]: readonly [number, number],
  from: number,
  to: number,
  begin: 'M' | 'L' = 'M',
): Path => {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) * 4 - 1e-9));
  const step = (to - from) / pieces;
  const reach = (4 / 3) * (sineOfTurn(step / 4) / cosineOfTurn(step / 4));
  const curves = Array.from({ length: pieces }, (_, index): PathCommand => {
    const one = from + index * step;
    const two = one + step;
    return [
      'C',
      x + across * (cosineOfTurn(one) - reach * sineOfTurn(one)),
      y + down * (sineOfTurn(one) + reach * cosineOfTurn(one)),
      x + across * (cosineOfTurn(two) + reach * sineOfTurn(two)),
      y + down * (sineOfTurn(two) - reach * cosineOfTurn(two)),
      x + across * cosineOfTurn(two),
      y + down * sineOfTurn(two),
    ];
  });
  return [[begin, ...onEllipse([x, y], [across, down], from)], ...curves];
};

/** Closed, clockwise. */
export const ellipse = (middle: Dot, radii: readonly [number, number]): Path => [
  ...arc(middle, radii, 0, 1),
  ['Z'],
];

/** Closed, clockwise: one that goes backwards within it is a hole. */
export const circle = (middle: Dot, radius: number): Path => ellipse(middle, [radius, radius]);

/** Straight from point to point. */
export const straight = (...dots: readonly Dot[]): Path =>
  dots.map((dot, index): PathCommand => [index === 0 ? 'M' : 'L', ...dot]);

/** Straight from point to point and back to the first. */
export const polygon = (...dots: readonly Dot[]): Path => [...straight(...dots), ['Z']];

/** A leaf or drop that begins at the origin and points to the right, sharp at both ends. */
export const blade = (length: number, width: number): Path => [
  ['M', 0, 0],
  ['C', length * 0.25, -width * 0.62, length * 0.65, -width * 0.62, length, 0],
  ['C', length * 0.65, width * 0.62, length * 0.25, width * 0.62, 0, 0],
  ['Z'],
];

/** A star with slender points; every second of them is shorter. */
export const slenderStar = (
  middle: Dot,
  points: number,
  { long, short, waist }: Readonly<Record<'long' | 'short' | 'waist', number>>,
): Path =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, index) => {
      const radius = index % 2 === 1 ? waist : index % 4 === 0 ? long : short;
      return onEllipse(middle, [radius, radius], index / (points * 2) - 0.25);
    }),
  );
