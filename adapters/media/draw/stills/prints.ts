import { darker, lighter, type Colour } from '../colour.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { motifDrawings } from '../motifs/motif.ts';
import { layers, num, shown } from '../svg.ts';
import type { Drawing, Point } from '../svg.ts';
import { inset, laid, paperSheet, tabletop } from './table.ts';

const { botanical, city, dunes, moon, mountains, waves } = motifDrawings;

const motifs: readonly DrawMotif[] = [mountains, waves, botanical, dunes, moon, city];

const grounds: readonly Colour[] = ['#e7ded1', '#dfe2dc', '#eadcd2'];

const print = (
  place: { readonly centre: Point; readonly angle: number },
  [width, height]: readonly [number, number],
  index: number,
  seed: number,
  id: string,
): Drawing => {
  const margin = Math.min(width, height) * 0.06;
  const motif = motifs[index % motifs.length] ?? mountains;
  const frame = {
    left: -width / 2 + margin,
    top: -height / 2 + margin,
    width: width - 2 * margin,
    height: height - 2 * margin,
  };
  return laid(
    { ...place, width, height },
    layers(
      paperSheet({ width, height }, '#fffefb', `${id}p`),
      inset(frame, (box, name) => motif(seed, box, name), `${id}i`),
    ),
    18,
  );
};

/** In the shop's order: from the square to the large one. */
const sizes: readonly (readonly [number, number])[] = [
  [360, 360],
  [480, 340],
  [520, 360],
  [560, 400],
  [620, 430],
  [680, 480],
];

/** Loosely beside each other; the largest is the number's own. */
export const prints: DrawMotif = (seed, box, id) => {
  const size = sizes[(seed - 1) % sizes.length] ?? [480, 340];
  const [width] = size;
  return layers(
    tabletop(grounds[seed % grounds.length] ?? '#e7ded1', box, `${id}g`),
    print({ centre: [-width * 0.52, 390], angle: -13 }, size, seed + 1, seed, `${id}a`),
    print({ centre: [width * 0.5, 420], angle: 9 }, size, seed + 2, seed + 1, `${id}b`),
    print({ centre: [-6, 570], angle: -2 }, size, seed, seed, `${id}c`),
  );
};

/** From above, its lid beside it. */
export const photobox: DrawMotif = (seed, box, id) => {
  const isLarge = seed % 2 === 0;
  const [width, height] = isLarge ? ([700, 520] as const) : ([520, 420] as const);
  const colour: Colour = isLarge ? '#33474a' : '#c78a6c';
  const wall = 20;
  const inner = { width: width - 2 * wall, height: height - 2 * wall };
  return layers(
    tabletop(isLarge ? '#e2ded2' : '#e9e0d4', box, `${id}g`),
    laid(
      { centre: [width * 0.62, 300], width, height, angle: 14 },
      paperSheet({ width, height }, lighter(colour, 0.08), `${id}l`, 8),
    ),
    laid(
      { centre: [-width * 0.16, 540], width, height, angle: -4 },
      layers(
        paperSheet({ width, height }, colour, `${id}p`, 8),
        shown(
          `<rect x="${num(-inner.width / 2)}" y="${num(-inner.height / 2)}" width="${inner.width}" height="${inner.height}" fill="${darker(colour, 0.3)}"/>`,
        ),
        print(
          { centre: [-8, -8], angle: 1.5 },
          [inner.width - 46, inner.height - 46],
          seed + 2,
          seed + 1,
          `${id}b`,
        ),
        print(
          { centre: [4, 4], angle: -1.2 },
          [inner.width - 40, inner.height - 40],
          seed,
          seed + 2,
          `${id}a`,
        ),
      ),
      36,
    ),
  );
};
