/** Words one under another, as a typesetter sets them: what is empty leaves no gap. */
import type { Sketch } from '../../../artwork/sketch.ts';
import { draw, say, scene, type Drawn, type Part, type Place, type Said } from './kit.ts';
import type { CardWords } from './words.ts';

/** A text; its row is as high as its lines need. */
export type WordsRow = Omit<Said, 'kind' | 'at' | 'stand' | 'turns'> & {
  /** Millimetres of air above, not at the head of the column. */
  readonly above?: number;
  /** Longer lines are broken; else the text becomes smaller. */
  readonly isBroken?: boolean;
};

/** A drawing of this height, centred. */
export type DrawnRow = Pick<Drawn, 'sketch' | 'size' | 'layer'> & {
  readonly height: number;
  readonly above?: number;
  /** Left out where this has no words. */
  readonly beside?: keyof CardWords;
};

export type ColumnRow = WordsRow | DrawnRow;

const isDrawn = (row: ColumnRow): row is DrawnRow => 'sketch' in row;

/** How wide a letter is on average, in ems. */
const letterWidth = { display: 0.5, second: 0.42, text: 0.52 } as const;

/** Scripts are set up to this much larger than said. */
const largestScale = { display: 1.12, second: 1.05, text: 1 } as const;

const heightOf = (row: WordsRow, text: string, width: number): number => {
  const { voice, size, tracking = 0, isBroken = false } = row;
  const letter =
    size * ((letterWidth[voice] + tracking / 1_000) * (row.capitals === true ? 1.25 : 1));
  const lines = text
    .split('\n')
    .map((line) => (isBroken ? Math.max(1, Math.ceil((line.length * letter) / width)) : 1))
    .reduce((sum, count) => sum + count, 0);
  const leading = (row.lineHeight ?? (voice === 'text' ? 1_450 : 1_150)) / 1_000;
  return lines * size * leading * largestScale[voice];
};

/** The rows within a place; all become smaller together where they need more than its height. */
export const column = (
  words: CardWords,
  [left, top, width, height]: Place,
  rows: readonly ColumnRow[],
  stand: 'top' | 'middle' | 'bottom' = 'middle',
): readonly Part[] => {
  const used = rows.filter((row) =>
    isDrawn(row)
      ? row.beside === undefined || words[row.beside] !== ''
      : (row.words ?? words[row.role]) !== '',
  );
  const measured = used.map((row, index) => ({
    row,
    above: index === 0 ? 0 : (row.above ?? 0),
    own: isDrawn(row) ? row.height : heightOf(row, row.words ?? words[row.role], width),
  }));
  const needed = measured.reduce((sum, { above, own }) => sum + above + own, 0);
  const share = Math.min(1, height / Math.max(1, needed));
  const free = height - needed * share;
  let y = top + free * { top: 0, middle: 0.5, bottom: 1 }[stand];
  return measured.map(({ row, above, own }): Part => {
    const start = y + above * share;
    y = start + own * share;
    if (isDrawn(row)) {
      const { sketch, size, layer } = row;
      return draw({
        sketch,
        at: [left + width / 2, start + (own * share) / 2],
        // A rule keeps its length.
        size: own > 3 ? size * share : size,
        ...(layer && { layer }),
      });
    }
    const { above: _, isBroken: __, ...said } = row;
    return say({ ...said, at: [left, start, width, own * share] });
  });
};

/** Whether a side is so low for its width that words stand beside a drawing, not below it. */
export const isLow = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width > height * 1.2;

/** A drawing in millimetres from the corner of a side. */
export const ruled = (sketch: Sketch, layer: 'ink' | 'foil' = 'foil'): Drawn =>
  scene(sketch, layer);
