/** The tiles of a design as a hand-off carries them: what was seen is what is printed. */
import { E } from '../../../fp.ts';
import type { ParameterParser } from '../../designer/parameter-codecs.ts';
import { collageTileLimits, type CollageTile } from './collage-design.ts';

export type CollageTiles = readonly [CollageTile, ...CollageTile[]];

/**
 * Edges are told in whole parts of a side, so that tiles which meet in the design meet on the print:
 * 0.02 mm of a metre. Halves to tenths and most finer ones are exact.
 */
const parts = 45_360;

const base = 36;

const digits = 3;

const edgeText = (fraction: number): string =>
  Math.min(parts, Math.max(0, Math.round(fraction * parts)))
    .toString(base)
    .padStart(digits, '0');

/** Left, top, right and bottom of each tile, three digits to the base of 36 each. */
export const printTiles = (tiles: readonly CollageTile[]): string =>
  tiles
    .flatMap(({ left, top, width, height }) => [left, top, left + width, top + height])
    .map(edgeText)
    .join('');

const tileText = /(?:[\da-z]{3}){4}/gu;

const tilesText = /^(?:[\da-z]{12})+$/u;

const readTile = (text: string): CollageTile | undefined => {
  const edgeAt = (place: number): number =>
    Number.parseInt(text.slice(place * digits, (place + 1) * digits), base);
  const [left, top, right, bottom] = [edgeAt(0), edgeAt(1), edgeAt(2), edgeAt(3)];
  return left < right && top < bottom && Math.max(right, bottom) <= parts
    ? {
        left: left / parts,
        top: top / parts,
        width: (right - left) / parts,
        height: (bottom - top) / parts,
      }
    : undefined;
};

/** Reads tiles, each of some size and within the collage; the inverse of `printTiles`. */
export const tilesParameter: ParameterParser<CollageTiles> = (text) => {
  const texts = tilesText.test(text) ? (text.match(tileText) ?? []) : [];
  const [first, ...others] = texts.flatMap((one) => readTile(one) ?? []);
  return first === undefined ||
    others.length + 1 !== texts.length ||
    texts.length > collageTileLimits.maximum
    ? E.left('malformed')
    : E.right([first, ...others]);
};
