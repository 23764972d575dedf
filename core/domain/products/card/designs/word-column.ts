/** Words below one another, which stay together whatever is said and whatever is left out. */
import { draw, leadingOf, say, type Drawn, type Part, type Place, type Said } from './kit.ts';
import type { CardWords } from './words.ts';

/** A text, as high as its lines need. `gap` is the space above it where another row precedes. */
export type TextRow = Omit<Said, 'kind' | 'at' | 'stand' | 'turns'> & { readonly gap?: number };

/** A drawing of this height, centred. */
export type DrawnRow = Pick<Drawn, 'sketch' | 'size' | 'layer'> & {
  readonly height: number;
  readonly gap?: number;
  /** Left out where this has no words. */
  readonly beside?: keyof CardWords;
};

export type ColumnRow = TextRow | DrawnRow;

const isDrawn = (row: ColumnRow): row is DrawnRow => 'sketch' in row;

/** From this size on, words are looked at rather than read. */
const leastLarge = 5;

const isLarge = (row: ColumnRow): boolean =>
  isDrawn(row) || (row.voice !== 'text' && row.size >= leastLarge);

/** Large words become this small before what is read becomes smaller, too. */
const leastShare = 0.65;

/** Large words and courses of a menu rather become smaller than break, unless smaller than this. */
const unbrokenShare = 0.72;

/** How much higher than their leading scripts stand. */
const rise = { display: 1.16, second: 1.08, text: 1 } as const;

/** How wide a letter is on average, in ems. */
const letterWidth = ({ capitals = false, tracking = 0 }: TextRow): number =>
  (capitals ? 0.64 : 0.47) + tracking / 1_000;

/** The rows that a text takes, about, at this width. */
const linesOf = (row: TextRow, text: string, width: number): number => {
  const lines = text.split('\n');
  const isSet = row.role === 'verse' ? lines.length > 1 : isLarge(row);
  return lines.reduce((sum, line) => {
    const taken = (line.length * letterWidth(row) * row.size) / width;
    const isSingle = !line.includes(' ') || (isSet && taken * unbrokenShare <= 1);
    return sum + (isSingle ? 1 : Math.ceil(taken));
  }, 0);
};

/** In large words, "&" never ends a line. */
const wordsOf = (row: TextRow, words: CardWords): string => {
  const text = row.words ?? words[row.role];
  return isLarge(row) ? text.replaceAll('& ', '&\u{A0}') : text;
};

const isSaid = (row: ColumnRow, words: CardWords): boolean =>
  (isDrawn(row) ? row.beside && words[row.beside] : wordsOf(row, words)) !== '';

const heightOf = (row: ColumnRow, words: CardWords, width: number): number => {
  if (isDrawn(row)) return row.height;
  const line = (row.size * rise[row.voice] * leadingOf(row)) / 1_000;
  return linesOf(row, wordsOf(row, words), width) * line;
};

type Measured = { readonly row: ColumnRow; readonly gap: number; readonly height: number };

/** How much of their lengths large rows and gaps, and what is read, keep. */
type Shares = { readonly large: number; readonly read: number };

/** First large words and gaps give way, then everything; they grow only where much is left. */
const sharesOf = (rows: readonly Measured[], height: number, largest: number): Shares => {
  const sum = rows.reduce((before, { gap, height: own }) => before + gap + own, 0);
  const read = rows.reduce((before, { row, height: own }) => before + (isLarge(row) ? 0 : own), 0);
  const large = Math.max(1, sum - read);
  const wanted = Math.max(
    leastShare,
    Math.min(1, (height - read) / large),
    Math.min(largest, (height * 0.86 - read) / large),
  );
  const all = Math.min(1, height / Math.max(1, read + large * wanted));
  return { large: all * wanted, read: all };
};

const free = { top: 0, middle: 0.5, bottom: 1 } as const;

const columnAt =
  (largest: number) =>
  (
    words: CardWords,
    [left, top, width, height]: Place,
    rows: readonly ColumnRow[],
    stand: keyof typeof free = 'middle',
  ): readonly Part[] => {
    const said = rows
      .filter((row) => isSaid(row, words))
      .map((row, index) => ({
        row,
        gap: index === 0 ? 0 : (row.gap ?? 3),
        height: heightOf(row, words, width),
      }));
    const shares = sharesOf(said, height, largest);
    const placed = said.map(({ row, gap, height: own }) => ({
      row,
      gap: gap * shares.large,
      own: own * (isLarge(row) ? shares.large : shares.read),
    }));
    const needed = placed.reduce((sum, { gap, own }) => sum + gap + own, 0);
    let y = top + (height - needed) * free[stand];
    return placed.map(({ row, gap, own }): Part => {
      const start = y + gap;
      y = start + own;
      if (isDrawn(row)) {
        const { sketch, size, layer } = row;
        return draw({
          sketch,
          at: [left + width / 2, start + own / 2],
          // A rule keeps its length.
          size: row.height > 3 ? size * shares.large : size,
          ...(layer && { layer }),
        });
      }
      const { gap: _, ...text } = row;
      return say({
        ...text,
        words: wordsOf(row, words),
        size: row.size * (isLarge(row) ? shares.large : shares.read),
        at: [left, start, width, own],
      });
    });
  };

/**
 * Rows whose words are not empty, one below another as a group within a place. Where the group is
 * higher than the place, it becomes smaller.
 */
export const wordColumn = columnAt(1);

/** The same, its large words a little larger where there is room. */
export const filledColumn = columnAt(1.2);

/** Rows that begin, or end, at one edge. */
export const aligned = (rows: readonly TextRow[], align: 'start' | 'end'): readonly TextRow[] =>
  rows.map((row) => ({ ...row, align }));
