import { darker, lighter, type Colour } from '../colour.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { motifDrawings } from '../motifs/motif.ts';
import { turn } from '../random.ts';
import { layers, linear, num, range, rect, shown } from '../svg.ts';
import type { Drawing } from '../svg.ts';
import { inset, laid, paperSheet, sheetBox, tabletop, writing } from './table.ts';

const { city, dunes, waves } = motifDrawings;

interface Design {
  readonly motif: DrawMotif;
  readonly ground: Colour;
  readonly width: number;
  readonly height: number;
  /** Seen at the edge, each a line. */
  readonly pages: number;
  readonly cover: Colour;
}

/** In the order of the core's types: digital print, photographic paper, booklet. */
const designs: readonly [Design, ...Design[]] = [
  { motif: waves, ground: '#dde2e1', width: 600, height: 740, pages: 12, cover: '#2f4c55' },
  { motif: dunes, ground: '#e6ddd0', width: 880, height: 600, pages: 9, cover: '#f4efe6' },
  { motif: city, ground: '#ece1d6', width: 620, height: 620, pages: 3, cover: '#f8f4ec' },
];

const bookOf = (design: Design, seed: number, id: string): Drawing => {
  const { width, height, cover, motif } = design;
  const box = sheetBox(design);
  const frame = {
    left: box.left + width * 0.16,
    top: box.top + height * 0.14,
    width: width * 0.7,
    height: height * 0.56,
  };
  const ink = cover === '#2f4c55' ? lighter(cover, 0.7) : darker(cover, 0.55);
  return layers(
    paperSheet(design, cover, `${id}p`, 6),
    inset(frame, (part, name) => motif(seed, part, name), `${id}i`),
    {
      defs: linear(
        `${id}s`,
        [box.left, 0],
        [box.left + 62, 0],
        [
          [0, '#000000', 0.28],
          [0.45, '#000000', 0.04],
          [0.62, '#000000', 0.2],
          [1, '#000000', 0],
        ],
      ),
      body: rect({ ...box, width: 62 }, `url(#${id}s)`),
    },
    shown(
      writing(
        [width * 0.01, frame.top + frame.height + height * 0.09],
        [width * 0.3, width * 0.18],
        28,
        ink,
      ),
    ),
  );
};

/** Its pages are seen at the lower edge. */
export const photobook: DrawMotif = (seed, box, id) => {
  const design = turn(seed, designs);
  const { width, height, pages } = design;
  const block = range(pages)
    .map((page) => `M${num(-width / 2 + 8)} ${num(height / 2 + page * 3)}h${num(width - 16)}`)
    .join('');
  return layers(
    tabletop(design.ground, box, `${id}g`),
    laid(
      { centre: [0, 492], width, height, angle: -3 },
      layers(
        shown(
          `<rect x="${num(-width / 2 + 5)}" y="${num(height / 2 - 8)}" width="${num(width - 10)}" height="${num(8 + pages * 3)}" rx="4" fill="#efe9de"/><path d="${block}" stroke="#c9c0b1" stroke-width="1"/>`,
        ),
        bookOf(design, seed, id),
      ),
      40,
    ),
  );
};
