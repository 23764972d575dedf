/** What surrounds photos: 1 unit is 1 mm. */
import { arcDots, bar, block, cut, disc, stroke } from '../ornaments/flat-shapes.ts';
import type { Path, PathCommand } from '../../../../artwork/path.ts';
import type { Dot, Sketch, SketchShape } from '../../../../artwork/sketch.ts';
import type { CardColourRole, Place } from '../kit.ts';

/** A fine line around a place, so far outside of it. */
export const lined = (
  [left, top, width, height]: Place,
  distance: number,
  colour: CardColourRole,
  line = 0.3,
): SketchShape => ({
  path: bar(
    colour,
    [left - distance, top - distance, width + 2 * distance, height + 2 * distance],
    0.01,
  ).path,
  colour,
  line,
});

/** The same around a photo that is round above. */
export const linedArch = (
  [left, top, width, height]: Place,
  distance: number,
  colour: CardColourRole,
  line = 0.3,
): SketchShape => {
  const radius = width / 2 + distance;
  const middle = left + width / 2;
  const bottom = top + height + distance;
  const spring = top + width / 2;
  const k = radius * 0.5523;
  const path: Path = [
    ['M', middle - radius, bottom],
    ['L', middle - radius, spring],
    ['C', middle - radius, spring - k, middle - k, spring - radius, middle, spring - radius],
    ['C', middle + k, spring - radius, middle + radius, spring - k, middle + radius, spring],
    ['L', middle + radius, bottom],
    ['Z'],
  ];
  return { path, colour, line };
};

/** The same around an oval photo. */
export const linedOval = (
  [left, top, width, height]: Place,
  distance: number,
  colour: CardColourRole,
  line = 0.3,
): SketchShape => ({
  path: disc(
    colour,
    [left + width / 2, top + height / 2],
    width / 2 + distance,
    height / 2 + distance,
  ).path,
  colour,
  line,
});

/** A strip of film, upright, with its holes at both sides. */
export const film = ([left, top, width, height]: Place): Sketch => {
  const step = 5.6;
  const count = Math.ceil(height / step);
  return [
    bar('deep', [left, top, width, height], 0.01),
    ...Array.from({ length: count }, (_, index) => index * step + top + 1.4).flatMap((y) =>
      [left + 1.7, left + width - 4.3].map((x) => bar('paper', [x, y, 2.6, 2.8], 0.7)),
    ),
  ];
};

/** The same, lying. */
export const lyingFilm = ([left, top, width, height]: Place): Sketch => {
  const step = 5.6;
  const count = Math.ceil(width / step);
  return [
    bar('deep', [left, top, width, height], 0.01),
    ...Array.from({ length: count }, (_, index) => index * step + left + 1.4).flatMap((x) =>
      [top + 1.7, top + height - 4.3].map((y) => bar('paper', [x, y, 2.8, 2.6], 0.7)),
    ),
  ];
};

/** A sheet of photo paper, its edge in the shade. */
export const sheetOfPaper = ([left, top, width, height]: Place): Sketch => [
  bar('accent', [left + 0.4, top + 0.6, width, height], 0.6),
  bar('paper', [left, top, width, height], 0.5),
];

/** Paper with the perforated edge of a stamp. */
export const stamp = ([left, top, width, height]: Place): Sketch => {
  const step = 4.2;
  const across = Math.round(width / step);
  const down = Math.round(height / step);
  const radius = 1.15;
  const along = (
    count: number,
    [x, y]: Dot,
    [h, v]: Dot,
    length: number,
  ): readonly PathCommand[] => {
    const one = length / count;
    return Array.from({ length: count }, (_, index): readonly PathCommand[] => {
      const middle = one * (index + 0.5);
      const at = (forth: number, inward: number): readonly [number, number] => [
        x + h * (middle + forth) - v * inward,
        y + v * (middle + forth) + h * inward,
      ];
      return [
        ['L', ...at(-radius, 0)],
        ['C', ...at(-radius, radius * 1.33), ...at(radius, radius * 1.33), ...at(radius, 0)],
      ];
    }).flat();
  };
  return [
    cut('paper', [
      ['M', left, top],
      ...along(across, [left, top], [1, 0], width),
      ['L', left + width, top],
      ...along(down, [left + width, top], [0, 1], height),
      ['L', left + width, top + height],
      ...along(across, [left + width, top + height], [-1, 0], width),
      ['L', left, top + height],
      ...along(down, [left, top + height], [0, -1], height),
      ['Z'],
    ]),
  ];
};

/** The four corners that hold a photo in an album. */
export const photoCorners = (
  [left, top, width, height]: Place,
  size: number,
  colour: CardColourRole,
): Sketch =>
  (
    [
      [left, top, 1, 1],
      [left + width, top, -1, 1],
      [left + width, top + height, -1, -1],
      [left, top + height, 1, -1],
    ] as const
  ).map(([x, y, h, v]) =>
    block(
      colour,
      [
        [x - h * 1.2, y - v * 1.2],
        [x + h * size, y - v * 1.2],
        [x - h * 1.2, y + v * size],
      ],
      0.4,
    ),
  );

/** A fine line with a small pause in its middle. */
export const divider = ([x, y]: Dot, width: number, colour: CardColourRole): Sketch => [
  stroke(colour, 0.3, [
    [x - width / 2, y],
    [x - 2.4, y],
  ]),
  disc(colour, [x, y], 0.55),
  stroke(colour, 0.3, [
    [x + 2.4, y],
    [x + width / 2, y],
  ]),
];

/** A field whose upper edge is a wide bow: laid over the foot of a photo. */
export const bowedField = (
  { width, height }: Readonly<Record<'width' | 'height', number>>,
  at: number,
  rise: number,
  colour: CardColourRole,
): Sketch => [
  cut(colour, [
    ['M', -4, at + rise],
    ['Q', width / 2, at - rise, width + 4, at + rise],
    ['L', width + 4, height + 4],
    ['L', -4, height + 4],
    ['Z'],
  ]),
];

/** A ring of small beads. */
export const beaded = ([x, y]: Dot, radius: number, colour: CardColourRole): Sketch =>
  [0, 0.25, 0.5, 0.75].flatMap((from) =>
    arcDots([x, y], radius, from, from + 0.25)
      .slice(0, 12)
      .map((at) => disc(colour, at, 0.55)),
  );
