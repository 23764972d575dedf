/** Drawings for the whole of a side: 1 unit is 1 mm. What reaches an edge goes beyond it. */
import {
  arcDots,
  bar,
  byNumber,
  cut,
  dome,
  glint,
  disc,
  star,
  stroke,
} from '../ornaments/flat-shapes.ts';
import { mixed } from '../ornaments/seeded.ts';
import { moved, type Sketch } from '../../../../artwork/sketch.ts';
import type { PathCommand } from '../../../../artwork/path.ts';
import type { CardSide } from '../layout.ts';
import type { Place } from '../kit.ts';

/** Beyond an edge. */
const over = 4;

type Size = Pick<CardSide, 'width' | 'height'>;

/** Motifs in staggered rows over the whole side, none touching another. */
export const strewn = (
  { width, height, ornament, seed }: CardSide,
  spacing: number,
  size: number,
): Sketch => {
  const random = mixed(seed);
  const down = spacing * 0.9;
  const rows = Math.ceil(height / down) + 2;
  const columns = Math.ceil(width / spacing) + 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, across) => {
      const key = row * 40 + across;
      return moved(ornament(across + row * 2), {
        x: (across - 0.5 + (row % 2) / 2) * spacing + (random(key) - 0.5) * spacing * 0.08,
        y: row * down - down * 0.3 + (random(key + 1_000) - 0.5) * spacing * 0.08,
        turn: (random(key + 2_000) - 0.5) * 0.09,
        scale: size / 100,
      });
    }),
  ).flat(2);
};

/** Small stars, glints and dots, sparse and even. */
export const starry = ({ width, height, seed }: Size & { readonly seed: number }): Sketch => {
  const random = mixed(seed);
  const spacing = 17;
  const columns = Math.ceil(width / spacing) + 1;
  const rows = Math.ceil(height / spacing) + 1;
  return Array.from({ length: columns * rows }, (_, key) => {
    const row = Math.floor(key / columns);
    const x = ((key % columns) + (row % 2) / 2 + (random(key) - 0.5) * 0.5) * spacing;
    const y = (row + (random(key + 500) - 0.5) * 0.5) * spacing;
    const kind = Math.floor(random(key + 900) * 5);
    return kind === 0
      ? star('foil', [x, y], 1.7)
      : kind === 1
        ? glint('foil', [x, y], 2.6)
        : disc(kind === 2 ? 'accent' : 'soft', [x, y], 0.5 + random(key + 1_300) * 0.4);
  });
};

/** Confetti that grows sparse towards the middle and leaves a place free. */
export const confettiAround = (
  { width, height, seed }: Size & { readonly seed: number },
  [left, top, across, down]: Place,
): Sketch => {
  const random = mixed(seed);
  const spacing = 8.2;
  const columns = Math.ceil(width / spacing) + 2;
  const rows = Math.ceil(height / spacing) + 2;
  return Array.from({ length: columns * rows }, (_, key) => {
    const x = ((key % columns) - 0.5 + (random(key) - 0.5) * 0.7) * spacing;
    const y = (Math.floor(key / columns) - 0.5 + (random(key + 3_000) - 0.5) * 0.7) * spacing;
    const h = (2 * (x - left)) / across - 1;
    const v = (2 * (y - top)) / down - 1;
    const reach = h * h * h * h + v * v * v * v;
    if (reach < 1.1 + random(key + 6_000) * 1.2) return [];
    const colour = byNumber(
      ['accent', 'soft', 'deep', 'foil'],
      Math.floor(random(key + 9_000) * 4),
    );
    const size = 1 + random(key + 12_000) * 0.9;
    const piece: readonly [Sketch, ...Sketch[]] = [
      [disc(colour, [0, 0], size)],
      [bar(colour, [-size * 1.4, -size * 0.45, size * 2.8, size * 0.9], 0.3)],
      [star(colour, [0, 0], size * 1.4)],
      [stroke(colour, size * 0.45, arcDots([0, 0], size * 1.1, 0, 0.5))],
      [disc(colour, [0, 0], size * 0.55)],
    ];
    return moved(byNumber(piece, Math.floor(random(key + 15_000) * 5)), {
      x,
      y,
      turn: random(key + 18_000),
    });
  }).flat();
};

/** A string of pennants from edge to edge, hanging through by `sag`. */
export const bunting = (
  width: number,
  top: number,
  sag: number,
  count: number,
  first = 0,
): Sketch => {
  const yAt = (x: number): number => {
    const share = (2 * x) / width - 1;
    return top + sag * (1 - share * share);
  };
  const one = width / count;
  const pennants = Array.from({ length: count + 2 }, (_, index): Sketch => {
    const from = (index - 1) * one + one * 0.06;
    const to = from + one * 0.88;
    const [y, next] = [yAt(from), yAt(to)];
    const middle = (from + to) / 2;
    const tip = (y + next) / 2 + one * 1.12;
    const lean = -(next - y) * 0.9;
    return [
      cut(byNumber(['accent', 'soft', 'deep', 'foil'], index + first), [
        ['M', from, y],
        ['L', to, next],
        ['Q', middle + one * 0.16 + lean * 0.6, (tip + next) / 2 + one * 0.1, middle + lean, tip],
        ['Q', middle - one * 0.16 + lean * 0.6, (tip + y) / 2 + one * 0.1, from, y],
        ['Z'],
      ]),
    ];
  }).flat();
  const steps = 8;
  return [
    ...pennants,
    stroke(
      'ink',
      0.45,
      Array.from({ length: steps + 1 }, (_, index) => {
        const x = -over + ((width + 2 * over) * index) / steps;
        return [x, yAt(x)] as const;
      }),
    ),
  ];
};

/** Ground that rises by `lift` between the left and the right edge, from `at` downwards. */
export const rollingHill = (
  colour: string,
  { width, height }: Size,
  at: number,
  lift: number,
): Sketch => [
  cut(colour, [
    ['M', -over, at + lift],
    ['C', width * 0.25, at - lift, width * 0.55, at - lift * 1.2, width * 0.75, at],
    ['C', width * 0.85, at + lift * 0.5, width, at + lift * 0.6, width + over, at + lift * 0.2],
    ['L', width + over, height + over],
    ['L', -over, height + over],
    ['Z'],
  ]),
];

/** Water from `at` downwards, with round crests. */
export const waves = (
  colour: string,
  { width, height }: Size,
  at: number,
  length: number,
  shift = 0,
): Sketch => {
  const count = Math.ceil((width + 2 * over) / length) + 1;
  const left = -over - shift * length;
  return [
    cut(colour, [
      ['M', left, at],
      ...Array.from({ length: count }, (_, index): PathCommand => {
        const x = left + index * length;
        return [
          'C',
          x + length * 0.2,
          at + length * 0.34,
          x + length * 0.8,
          at + length * 0.34,
          x + length,
          at,
        ];
      }),
      ['L', left + count * length, height + over],
      ['L', left, height + over],
      ['Z'],
    ]),
  ];
};

/** Broad stripes that hang from the upper edge and end round. */
export const awning = (width: number, depth: number, count: number): Sketch => {
  const one = width / count;
  return Array.from({ length: count + 2 }, (_, index): Sketch => {
    const left = (index - 1) * one;
    const colour = index % 2 === 0 ? 'accent' : 'soft';
    return [
      bar(colour, [left, -over, one, depth + over + 0.1], 0.01),
      dome(colour, [left + one / 2, depth], one / 2, -one * 0.42),
    ];
  }).flat();
};

/** Dots in staggered rows over the whole side. */
export const polka = ({ width, height }: Size, colour: string, spacing: number): Sketch => {
  const rows = Math.ceil(height / spacing) + 2;
  const columns = Math.ceil(width / spacing) + 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, across) =>
      disc(
        colour,
        [(across - 0.5 + (row % 2) / 2) * spacing, (row - 0.5) * spacing],
        spacing * 0.13,
      ),
    ),
  ).flat();
};

/** A plain label whose edge is scalloped, with a fine line within. */
export const scallopedLabel = ([left, top, width, height]: Place): Sketch => {
  const across = Math.max(3, Math.round(width / 8));
  const down = Math.max(3, Math.round(height / 8));
  const [stepX, stepY] = [width / across, height / down];
  const bulge = 0.36;
  const side = (
    count: number,
    x: number,
    y: number,
    stepAcross: number,
    stepDown: number,
  ): readonly PathCommand[] =>
    Array.from({ length: count }, (_, index): PathCommand => {
      const [fromX, fromY] = [x + stepAcross * index, y + stepDown * index];
      const [outX, outY] = [stepDown * bulge * 1.3, -stepAcross * bulge * 1.3];
      return [
        'C',
        fromX + outX,
        fromY + outY,
        fromX + stepAcross + outX,
        fromY + stepDown + outY,
        fromX + stepAcross,
        fromY + stepDown,
      ];
    });
  const inset = 2.6;
  return [
    cut('paper', [
      ['M', left, top],
      ...side(across, left, top, stepX, 0),
      ...side(down, left + width, top, 0, stepY),
      ...side(across, left + width, top + height, -stepX, 0),
      ...side(down, left, top + height, 0, -stepY),
      ['Z'],
    ]),
    {
      path: bar('accent', [left + inset, top + inset, width - 2 * inset, height - 2 * inset], 3)
        .path,
      colour: 'accent',
      line: 0.35,
    },
  ];
};

/** Arches one within another, standing on the lower edge: a rainbow as a gate. */
export const rainbowGate = ({ width, height }: Size, margin: number, broad: number): Sketch =>
  (['accent', 'foil', 'soft', 'deep', 'paper'] as const).map((colour, index) => {
    const left = margin + broad * index;
    const right = width - left;
    const radius = (right - left) / 2;
    const top = margin + broad * index;
    const k = radius * 0.5523;
    return cut(colour, [
      ['M', left, height + over],
      ['L', left, top + radius],
      ['C', left, top + radius - k, left + radius - k, top, left + radius, top],
      ['C', left + radius + k, top, right, top + radius - k, right, top + radius],
      ['L', right, height + over],
      ['Z'],
    ]);
  });

/** Motifs in a row on one line, `size` millimetres high. */
export const parade = (
  ornament: CardSide['ornament'],
  [from, to]: readonly [number, number],
  y: number,
  count: number,
  size: number,
  first = 0,
): Sketch =>
  Array.from({ length: count }, (_, index) =>
    moved(ornament(first + index), {
      x: from + ((to - from) * (index + 0.5)) / count,
      y,
      scale: size / 100,
    }),
  ).flat();
