/** Rules that make the tiles of a design from their number. */
import type { CollageTile } from '../../../../core/domain/products/collage/collage-design.ts';

/** In thousandths of the collage's width and height. */
type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** `ratio`: how often the width goes into the height. */
export type Layout = (count: number, ratio: number) => readonly Box[];

const whole: Box = { left: 0, top: 0, width: 1_000, height: 1_000 };

/** Along a side, each as long as its weight says. */
const parted = (
  { left, top, width, height }: Box,
  side: 'across' | 'down',
  weights: readonly number[],
): readonly Box[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight, place) => {
    const before = weights.slice(0, place).reduce((total, one) => total + one, 0);
    return side === 'across'
      ? { left: left + (width * before) / sum, top, width: (width * weight) / sum, height }
      : { left, top: top + (height * before) / sum, width, height: (height * weight) / sum };
  });
};

const alike = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

/** Leaves the tiles nearest to squares, the fuller rows last. */
const rowCounts = (count: number, ratio: number): readonly number[] => {
  const rows = Math.min(count, Math.max(1, Math.round(Math.sqrt(count * ratio))));
  const least = Math.floor(count / rows);
  const fuller = count % rows;
  return Array.from({ length: rows }, (_, row) => (row < rows - fuller ? least : least + 1));
};

/** Rows of equal height; fewer photos are wider. */
export const rows: Layout = (count, ratio) => {
  const counts = rowCounts(count, ratio);
  return parted(whole, 'down', alike(counts.length)).flatMap((row, place) =>
    parted(row, 'across', alike(counts[place] ?? 1)),
  );
};

/** Columns of equal width, whose photos begin at other heights. */
export const columns: Layout = (count, ratio) => {
  const counts = rowCounts(count, 1 / ratio);
  return parted(whole, 'across', alike(counts.length)).flatMap((column, place) => {
    const photos = counts[place] ?? 1;
    const weights = Array.from({ length: photos }, (_, photo) => 3 + ((photo + place) % 2));
    return parted(column, 'down', weights);
  });
};

/** One photo over two thirds, the others in a strip beside or below it. */
export const highlight: Layout = (count, ratio) => {
  const [side, along] = ratio > 1 ? (['down', 'across'] as const) : (['across', 'down'] as const);
  const [first, strip] = parted(whole, side, [2, 1]);
  if (first === undefined || strip === undefined || count < 2) return [whole];
  const others = count - 1;
  const lanes = others > 6 ? parted(strip, side, [1, 1]) : [strip];
  const inFirst = Math.floor(others / lanes.length);
  return [
    first,
    ...lanes.flatMap((lane, place) =>
      parted(lane, along, alike(place === 0 ? inFirst : others - inFirst)),
    ),
  ];
};

/** Bands of different heights, the highest with the fewest photos. */
export const bands: Layout = (count, ratio) => {
  const counts = rowCounts(count, ratio);
  const weights = counts.map((photos, band) => (band % 2 === 0 ? 3 : 2) / Math.sqrt(photos));
  return parted(whole, 'down', weights).flatMap((band, place) =>
    parted(band, 'across', alike(counts[place] ?? 1)),
  );
};

const splitMosaic = (box: Box, count: number, ratio: number, turn: number): readonly Box[] => {
  if (count <= 1) return [box];
  const first = Math.max(1, Math.floor((count * (turn % 2 === 0 ? 2 : 3)) / 5));
  const side = box.width >= box.height * ratio ? 'across' : 'down';
  const [one, other] = parted(box, side, [first, count - first]);
  return one === undefined || other === undefined
    ? [box]
    : [
        ...splitMosaic(one, first, ratio, turn + 1),
        ...splitMosaic(other, count - first, ratio, turn + 1),
      ];
};

/** The longer side is parted again and again, by turns unequally. */
export const mosaic: Layout = (count, ratio) => splitMosaic(whole, count, ratio, 0);

/** Thousandths of the width. */
const gap = 12;

/** To four places, so that no tile reaches beyond the edge. */
const fraction = (thousandths: number): number => Math.floor(thousandths * 10) / 10_000;

/** As fractions of the collage, with a gap around each. */
export const tilesOf = (layout: Layout, count: number, ratio: number): readonly CollageTile[] => {
  const down = gap / ratio;
  return layout(count, ratio).map(({ left, top, width, height }) => ({
    left: fraction(left + gap / 2),
    top: fraction(top + down / 2),
    width: fraction(width - gap),
    height: fraction(height - down),
  }));
};
