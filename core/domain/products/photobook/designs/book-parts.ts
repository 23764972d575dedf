/** What layouts of books are made of, in millimetres: letters are shares of a page's shorter side. */
import {
  head,
  photoIn,
  type Area,
  type PagePart,
  type Setting,
} from '../../../artwork/page-kit.ts';
import type { SlotShape } from '../../../artwork/artwork.ts';
import type { BookSide, CoverWords, SpreadWords } from './layout.ts';

/** The shorter side of a page. */
export const shorterOf = ({ width, height }: BookSide): number => Math.min(width, height);

/** Clearly higher than wide. */
export const isUpright = ({ width, height }: BookSide): boolean => height > width * 1.05;

type Told = Omit<Setting, 'at' | 'voice' | 'size'>;

/** The title of a cover, which foil can be pressed on. */
export const titleIn = (words: CoverWords, at: Area, size: number, told: Told = {}): PagePart =>
  head(words.title, { at, voice: 'display', size, layer: 'foil', ...told });

/** Whose book it is, and its year. */
export const namedIn = (
  { name, year }: CoverWords,
  at: Area,
  size: number,
  told: Told = {},
): PagePart => ({
  kind: 'words',
  role: 'name',
  words: [name, year].filter((word) => word !== '').join(' · '),
  at,
  voice: 'text',
  size,
  tracking: 60,
  layer: 'foil',
  ...told,
});

/** The heading of a chapter. */
export const chapterIn = (
  words: SpreadWords,
  at: Area,
  size: number,
  told: Told = {},
): PagePart => ({
  kind: 'words',
  role: 'chapter',
  words: words.chapter,
  at,
  voice: 'display',
  size,
  ...told,
});

/** The sentence of a spread. */
export const lineIn = (words: SpreadWords, at: Area, size: number, told: Told = {}): PagePart => ({
  kind: 'words',
  role: 'line',
  words: words.line,
  at,
  voice: 'text',
  size,
  ...told,
});

/** All of the sheet, so many pages wide, to beyond its edges. */
export const wholeOf = ({ width, height, bleed }: BookSide, pages: 1 | 2 = 1): Area => [
  -bleed,
  -bleed,
  pages * width + 2 * bleed,
  height + 2 * bleed,
];

/** A length in parts with gaps between them, each from where on and how long. */
const parted = (
  from: number,
  length: number,
  gap: number,
  shares: readonly number[],
): readonly (readonly [from: number, length: number])[] => {
  const room = length - gap * (shares.length - 1);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let at = from;
  return shares.map((share) => {
    const long = (room * share) / all;
    const part = [at, long] as const;
    at += long + gap;
    return part;
  });
};

/** An area in parts beside each other, with gaps; the shares are of its width. */
export const areasAcross = (
  [left, top, width, height]: Area,
  gap: number,
  shares: readonly number[],
): readonly Area[] =>
  parted(left, width, gap, shares).map(([x, wide]): Area => [x, top, wide, height]);

/** An area in parts below each other, with gaps; the shares are of its height. */
export const areasDown = (
  [left, top, width, height]: Area,
  gap: number,
  shares: readonly number[],
): readonly Area[] =>
  parted(top, height, gap, shares).map(([y, high]): Area => [left, y, width, high]);

/** A row of photos that fill an area, with gaps; the shares are of its width. */
export const photoRow = (
  area: Area,
  gap: number,
  shares: readonly number[],
  shape?: SlotShape,
): readonly PagePart[] => areasAcross(area, gap, shares).map((at) => photoIn(at, shape));
