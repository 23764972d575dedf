/** How a sheet is cut along its edges and within, beyond the straight trim. */
import { trimBox, type ArtworkPage } from './artwork.ts';
import { grownBox, micrometresOf, type Box, type Point } from './measures.ts';
import {
  ellipsePath,
  mapPath,
  rectanglePath,
  roundedPath,
  type Path,
  type PathCommand,
} from './path.ts';

type Sheet = Pick<ArtworkPage, 'width' | 'height' | 'cut'>;

const cornerRadius = micrometresOf(5);

/** A ribbon of one centimetre passes through. */
const hole = { diameter: micrometresOf(5), fromTop: micrometresOf(4) } as const;

/** One wave, and how deep it goes into the sheet. */
const wave = { length: micrometresOf(8), depth: micrometresOf(2) } as const;

/** Where the hole is, in the middle above. */
export const holeBox = ({ width }: Pick<Sheet, 'width'>): Box => ({
  left: Math.round((width - hole.diameter) / 2),
  top: hole.fromTop,
  width: hole.diameter,
  height: hole.diameter,
});

/** The other way round than a sheet's outline: what it encloses is not filled. */
const holePath = (box: Box): Path =>
  mapPath(ellipsePath(box), (x, y) => ({ x: 2 * box.left + box.width - x, y }));

/** Waves from a point to another; `out` is a step across their line, away from the sheet. */
const wavesAlong = (from: Point, to: Point, out: Point): Path => {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const count = Math.max(1, Math.round(Math.max(Math.abs(across), Math.abs(down)) / wave.length));
  const at = (part: number): Point => ({
    x: Math.round(from.x + (across * part) / count),
    y: Math.round(from.y + (down * part) / count),
  });
  return [...Array(count).keys()].map((index): PathCommand => {
    const middle = at(index + 0.5);
    const end = at(index + 1);
    return ['Q', middle.x + 2 * out.x, middle.y + 2 * out.y, end.x, end.y];
  });
};

const wavedPath = (box: Box): Path => {
  const { depth } = wave;
  const { left, top, width, height } = grownBox(box, -depth);
  const [right, bottom] = [left + width, top + height];
  return [
    ['M', left, top],
    ...wavesAlong({ x: left, y: top }, { x: right, y: top }, { x: 0, y: -depth }),
    ...wavesAlong({ x: right, y: top }, { x: right, y: bottom }, { x: depth, y: 0 }),
    ...wavesAlong({ x: right, y: bottom }, { x: left, y: bottom }, { x: 0, y: depth }),
    ...wavesAlong({ x: left, y: bottom }, { x: left, y: top }, { x: -depth, y: 0 }),
    ['Z'],
  ];
};

/** The outline of a sheet as it is cut, in micrometres from its trimmed corner. */
export const cutPath = (sheet: Sheet): Path => {
  const box = trimBox(sheet);
  switch (sheet.cut) {
    case undefined:
      return rectanglePath(box);
    case 'rounded':
      return roundedPath(box, cornerRadius);
    case 'hole':
      return [...rectanglePath(box), ...holePath(holeBox(sheet))];
    case 'wave':
      return wavedPath(box);
  }
};
