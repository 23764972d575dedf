import { darker, type Colour } from '../colour.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { motifDrawings } from '../motifs/motif.ts';
import { turn } from '../random.ts';
import { layers, num, range, shown } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { inset, laid, paperSheet, tabletop } from './table.ts';

const { botanical, dunes, mountains, watercolour, waves } = motifDrawings;

interface Design {
  readonly motif: DrawMotif;
  readonly ground: Colour;
  readonly width: number;
  readonly height: number;
  /** The days take the rest. */
  readonly picture: number;
  readonly days: readonly [columns: number, rows: number];
  readonly stands?: true;
}

/** In the order of the core's types: family, kitchen, appointments, desk and wall. */
const designs: readonly [Design, ...Design[]] = [
  { motif: watercolour, ground: '#e6e2d6', width: 560, height: 790, picture: 0.34, days: [5, 12] },
  { motif: botanical, ground: '#ede3d9', width: 330, height: 850, picture: 0.44, days: [1, 14] },
  { motif: waves, ground: '#dfe3e0', width: 600, height: 800, picture: 0.42, days: [7, 5] },
  {
    motif: dunes,
    ground: '#e3dccd',
    width: 860,
    height: 560,
    picture: 0.72,
    days: [16, 2],
    stands: true,
  },
  { motif: mountains, ground: '#ebe5da', width: 560, height: 790, picture: 0.74, days: [16, 2] },
];

/** A short stroke in each field. */
const grid = (box: Box, [columns, rows]: Design['days'], colour: Colour): string => {
  const [wide, high] = [box.width / columns, box.height / rows];
  const lines = range(rows + 1)
    .map((row) => `M${num(box.left)} ${num(box.top + row * high)}h${num(box.width)}`)
    .join('');
  const marks = range(columns * rows)
    .map((index) => {
      const x = box.left + (index % columns) * wide + Math.min(8, wide * 0.2);
      const y = box.top + Math.floor(index / columns) * high + high * 0.38;
      return `M${num(x)} ${num(y)}h${num(Math.min(wide * 0.34, 34))}`;
    })
    .join('');
  return (
    `<path d="${lines}" stroke="${colour}" stroke-width="1.5" opacity="0.45"/>` +
    `<path d="${marks}" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`
  );
};

const binding = ({ width, height }: Design): string =>
  range(Math.floor(width / 26))
    .map((index) => {
      const x = -width / 2 + 24 + index * 26;
      return `<path d="M${num(x)} ${num(-height / 2 + 16)}v-30" stroke="#8d8a84" stroke-width="5" stroke-linecap="round"/>`;
    })
    .join('');

const sheetOf = (design: Design, seed: number, id: string): Drawing => {
  const { width, height, picture, days, motif } = design;
  const margin = 30;
  const frame: Box = {
    left: -width / 2 + margin,
    top: -height / 2 + margin + 14,
    width: width - 2 * margin,
    height: height * picture - margin,
  };
  const below = frame.top + frame.height + 34;
  return layers(
    paperSheet(design, '#fdfcf9', `${id}p`),
    inset(frame, (box, name) => motif(seed, box, name), `${id}i`),
    shown(
      `<path d="M${num(frame.left)} ${num(below)}h${num(frame.width * 0.24)}" stroke="#3a342e" stroke-width="9" stroke-linecap="round"/>` +
        grid(
          {
            left: frame.left,
            top: below + 24,
            width: frame.width,
            height: height / 2 - margin - below - 24,
          },
          days,
          '#4d463f',
        ) +
        binding(design),
    ),
  );
};

/** Flat on a wall, or with a wooden foot. */
export const calendar: DrawMotif = (seed, box, id) => {
  const design = turn(seed, designs);
  const sheet = { centre: [0, 506] as const, width: design.width, height: design.height, angle: 0 };
  const foot =
    design.stands === true
      ? `<rect x="${num(-design.width * 0.3)}" y="${num(506 + design.height / 2 - 14)}" width="${num(design.width * 0.6)}" height="46" rx="6" fill="#b98d5e"/><rect x="${num(-design.width * 0.3)}" y="${num(506 + design.height / 2 - 14)}" width="${num(design.width * 0.6)}" height="8" rx="4" fill="${darker('#b98d5e', 0.16)}"/>`
      : '';
  return layers(
    tabletop(design.ground, box, `${id}g`),
    laid(sheet, sheetOf(design, seed, id), 30),
    shown(foot),
  );
};
