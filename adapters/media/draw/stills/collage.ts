import type { Colour } from '../colour.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { motifDrawings } from '../motifs/motif.ts';
import { turn } from '../random.ts';
import { layers } from '../svg.ts';
import type { Box } from '../svg.ts';
import { inset, laid, paperSheet, tabletop } from './table.ts';

const { botanical, city, dunes, moon, mountains, paper, waves } = motifDrawings;

/** Fractions of the sheet. */
type Place = readonly [left: number, top: number, width: number, height: number];

type Photo = readonly [draw: DrawMotif, seed: number];

interface Design {
  readonly ground: Colour;
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
}

/** Each with so many photos of equal width. */
const rows = (counts: readonly number[]): readonly Place[] =>
  counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, column): Place => [
      column / count,
      row / counts.length,
      1 / count,
      1 / counts.length,
    ]),
  );

const favourite: readonly Place[] = [
  [0, 0, 1 / 2, 2 / 3],
  [1 / 2, 0, 1 / 4, 1 / 3],
  [3 / 4, 0, 1 / 4, 1 / 3],
  [1 / 2, 1 / 3, 1 / 2, 1 / 3],
  [0, 2 / 3, 1 / 4, 1 / 3],
  [1 / 4, 2 / 3, 1 / 2, 1 / 3],
  [3 / 4, 2 / 3, 1 / 4, 1 / 3],
];

const designs: readonly [Design, ...Design[]] = [
  { ground: '#e4e0d6', width: 960, height: 640, places: favourite },
  { ground: '#e9e0d6', width: 700, height: 700, places: rows([3, 3, 3]) },
  { ground: '#dfe2de', width: 960, height: 640, places: rows([3, 4]) },
  { ground: '#ebe4d8', width: 600, height: 800, places: rows([2, 3, 2]) },
];

/** Neighbours differ in subject and brightness. */
const photos: readonly [Photo, ...Photo[]] = [
  [mountains, 1],
  [moon, 2],
  [botanical, 1],
  [waves, 1],
  [dunes, 1],
  [city, 1],
  [paper, 1],
  [mountains, 2],
  [botanical, 3],
];

/** Between photos, and around them. */
const gap = 12;

const photoBox = ({ width, height }: Design, [left, top, wide, high]: Place): Box => ({
  left: -width / 2 + gap / 2 + left * (width - gap) + gap / 2,
  top: -height / 2 + gap / 2 + top * (height - gap) + gap / 2,
  width: wide * (width - gap) - gap,
  height: high * (height - gap) - gap,
});

/** Hung flat. */
export const collage: DrawMotif = (seed, box, id) => {
  const design = turn(seed, designs);
  const { width, height, ground, places } = design;
  return layers(
    tabletop(ground, box, `${id}g`),
    laid(
      { centre: [0, 500], width, height, angle: 0 },
      layers(
        paperSheet({ width, height }, '#fdfcf9', `${id}p`),
        ...places.map((place, index) => {
          const [draw, variant] = turn(seed + index, photos);
          return inset(
            photoBox(design, place),
            (frame, name) => draw(variant, frame, name),
            `${id}i${index}`,
          );
        }),
      ),
      34,
    ),
  );
};
