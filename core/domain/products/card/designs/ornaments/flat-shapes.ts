/** What flat drawings are cut of, as of coloured paper. Corners are a little round. */
import { cosineOfTurn, sineOfTurn } from '../../../../artwork/circle.ts';
import { quarter, roundPath, type Path, type PathCommand } from '../../../../artwork/path.ts';
import { smoothLine, smoothShape, type Dot, type SketchShape } from '../../../../artwork/sketch.ts';

/** Any outline, filled. */
export const cut = (colour: string, path: Path): SketchShape => ({ path, colour });

/** About its middle; a circle where only one radius is said. */
export const disc = (
  colour: string,
  [x, y]: Dot,
  across: number,
  down: number = across,
): SketchShape => {
  const [h, v] = [across * quarter, down * quarter];
  return cut(colour, [
    ['M', x - across, y],
    ['C', x - across, y - v, x - h, y - down, x, y - down],
    ['C', x + h, y - down, x + across, y - v, x + across, y],
    ['C', x + across, y + v, x + h, y + down, x, y + down],
    ['C', x - h, y + down, x - across, y + v, x - across, y],
    ['Z'],
  ]);
};

/** Half an oval, flat at `y`: round above it, or below it where `down` is negative. */
export const dome = (
  colour: string,
  [x, y]: Dot,
  across: number,
  down: number = across,
): SketchShape =>
  cut(colour, [
    ['M', x - across, y],
    ['C', x - across, y - down * quarter, x - across * quarter, y - down, x, y - down],
    ['C', x + across * quarter, y - down, x + across, y - down * quarter, x + across, y],
    ['Z'],
  ]);

const towards = (from: Dot, to: Dot, by: number): Dot => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(x * x + y * y);
  const share = length === 0 ? 0 : Math.min(by / length, 0.5);
  return [from[0] + x * share, from[1] + y * share];
};

/** A polygon. */
export const block = (colour: string, dots: readonly Dot[], round = 1): SketchShape => {
  const corner = (dot: Dot, index: number): readonly PathCommand[] => {
    const before = dots[(index + dots.length - 1) % dots.length] ?? dot;
    const after = dots[(index + 1) % dots.length] ?? dot;
    return [
      [index === 0 ? 'M' : 'L', ...towards(dot, before, round)],
      ['Q', ...dot, ...towards(dot, after, round)],
    ];
  };
  return cut(colour, [...dots.flatMap(corner), ['Z']]);
};

/** A rectangle, its corners a little round. */
export const bar = (
  colour: string,
  [left, top, width, height]: readonly [number, number, number, number],
  round = 1,
): SketchShape =>
  cut(colour, roundPath({ left, top, width, height }, Math.min(round, width / 2, height / 2)));

/** A filled curve through all dots. */
export const blob = (colour: string, dots: readonly Dot[]): SketchShape =>
  cut(colour, smoothShape(dots));

/** A line through all dots. */
export const stroke = (colour: string, line: number, dots: readonly Dot[]): SketchShape => ({
  path: smoothLine(dots),
  colour,
  line,
});

/** Dots on a part of a circle; the turns begin at the right and go clockwise. */
export const arcDots = (
  [x, y]: Dot,
  across: number,
  from: number,
  to: number,
  down: number = across,
): readonly Dot[] =>
  Array.from({ length: 13 }, (_, index): Dot => {
    const turn = from + ((to - from) * index) / 12;
    return [x + across * cosineOfTurn(turn), y + down * sineOfTurn(turn)];
  });

/** A circle as a line. */
export const ring = (colour: string, line: number, at: Dot, radius: number): SketchShape => ({
  path: disc(colour, at, radius).path,
  colour,
  line,
});

/** With five points, unless said otherwise. */
export const star = (
  colour: string,
  [x, y]: Dot,
  radius: number,
  points = 5,
  inner = 0.5,
): SketchShape =>
  block(
    colour,
    Array.from({ length: points * 2 }, (_, index): Dot => {
      const reach = index % 2 === 0 ? radius : radius * inner;
      const turn = index / (points * 2) - 0.25;
      return [x + reach * cosineOfTurn(turn), y + reach * sineOfTurn(turn)];
    }),
    radius * 0.12,
  );

/** A star of four points with hollow sides: a glint. */
export const glint = (colour: string, [x, y]: Dot, radius: number): SketchShape =>
  cut(colour, [
    ['M', x, y - radius],
    ['Q', x + radius * 0.12, y - radius * 0.12, x + radius * 0.72, y],
    ['Q', x + radius * 0.12, y + radius * 0.12, x, y + radius],
    ['Q', x - radius * 0.12, y + radius * 0.12, x - radius * 0.72, y],
    ['Q', x - radius * 0.12, y - radius * 0.12, x, y - radius],
    ['Z'],
  ]);

/** About twice as wide as `size`. */
export const heart = (colour: string, [x, y]: Dot, size: number): SketchShape => {
  const half = (side: 1 | -1): readonly PathCommand[] => {
    const at = (across: number, down: number): readonly [number, number] => [
      x + across * side * size,
      y + down * size,
    ];
    return side === -1
      ? [
          ['C', ...at(0.38, 0.58), ...at(1, 0.22), ...at(1, -0.3)],
          ['C', ...at(1, -0.7), ...at(0.76, -0.9), ...at(0.52, -0.9)],
          ['C', ...at(0.28, -0.9), ...at(0.1, -0.76), ...at(0, -0.5)],
        ]
      : [
          ['C', ...at(0.1, -0.76), ...at(0.28, -0.9), ...at(0.52, -0.9)],
          ['C', ...at(0.76, -0.9), ...at(1, -0.7), ...at(1, -0.3)],
          ['C', ...at(1, 0.22), ...at(0.38, 0.58), ...at(0, 0.95)],
        ];
  };
  return cut(colour, [['M', x, y + 0.95 * size], ...half(-1), ...half(1), ['Z']]);
};

/** A strip whose lower edge hangs in scallops. */
export const scallops = (
  colour: string,
  [left, top, width, height]: readonly [number, number, number, number],
  count: number,
  depth: number,
): SketchShape => {
  const one = width / count;
  return cut(colour, [
    ['M', left, top],
    ['L', left + width, top],
    ['L', left + width, top + height],
    ...Array.from({ length: count }, (_, index): PathCommand => {
      const right = left + width - index * one;
      const low = top + height + depth * 1.33;
      return ['C', right, low, right - one, low, right - one, top + height];
    }),
    ['Z'],
  ]);
};

/** The part of a body of revolution between two heights; `half` is its half width at a height. */
export const band = (
  colour: string,
  half: (y: number) => number,
  from: number,
  to: number,
): SketchShape => {
  const steps = 12;
  const right = Array.from({ length: steps + 1 }, (_, index): Dot => {
    const y = from + ((to - from) * (1 - cosineOfTurn(index / steps / 2))) / 2;
    return [half(y), y];
  });
  return cut(colour, [
    ...smoothLine(right),
    ...smoothLine(right.toReversed().map(([x, y]): Dot => [-x, y])).map((command): PathCommand =>
      command[0] === 'M' ? ['L', command[1], command[2]] : command,
    ),
    ['Z'],
  ]);
};

/** Half the width of an egg about the origin, blunter below. */
export const eggHalf =
  (radius: number, above = 1.42, below = 1.08) =>
  (y: number): number => {
    const share = y / (radius * (y < 0 ? above : below));
    return radius * Math.sqrt(Math.max(0, 1 - share * share));
  };

/** Two eyes at this distance from the middle. */
export const eyes = (y: number, apart: number, size: number): readonly SketchShape[] =>
  [-apart, apart].flatMap((x) => [
    disc('ink', [x, y], size, size * 1.15),
    disc('paper', [x + size * 0.3, y - size * 0.4], size * 0.32),
  ]);

/** The mouth of an animal, below its nose. */
export const smile = (y: number, width: number, line: number): readonly SketchShape[] => [
  stroke('ink', line, [
    [-width, y + width * 0.35],
    [-width * 0.55, y + width * 0.75],
    [0, y],
  ]),
  stroke('ink', line, [
    [width, y + width * 0.35],
    [width * 0.55, y + width * 0.75],
    [0, y],
  ]),
];

/** One of several by a number, which may be any. */
export const byNumber = <T>(things: readonly [T, ...(readonly T[])], number: number): T =>
  things[((number % things.length) + things.length) % things.length] ?? things[0];
