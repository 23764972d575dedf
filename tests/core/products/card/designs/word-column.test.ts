import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Part, Place } from '../../../../../core/domain/products/card/designs/kit.ts';
import {
  aligned,
  filledColumn,
  wordColumn,
  type ColumnRow,
  type TextRow,
} from '../../../../../core/domain/products/card/designs/word-column.ts';
import type { CardWords } from '../../../../../core/domain/products/card/designs/words.ts';

const noWords: CardWords = {
  title: '',
  names: '',
  date: '',
  place: '',
  verse: '',
  letter: '',
  back: '',
};

const announced: readonly TextRow[] = [
  { role: 'title', voice: 'text', size: 4, capitals: true, tracking: 150 },
  { role: 'names', voice: 'display', size: 16, gap: 5 },
  { role: 'date', voice: 'text', size: 4, gap: 6 },
  { role: 'place', voice: 'second', size: 4 },
];

const drawn: ColumnRow = { sketch: [], size: 20, height: 20, gap: 4, beside: 'verse' };

const rule: ColumnRow = { sketch: [], size: 100, height: 3, gap: 4, layer: 'foil' };

const anyText = fc.string({ maxLength: 40 });
const anyWords = fc.record({
  title: anyText,
  names: anyText,
  date: anyText,
  place: anyText,
  verse: anyText,
  letter: anyText,
  back: anyText,
});
const anyPlace: fc.Arbitrary<Place> = fc.tuple(
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 30, max: 150 }),
  fc.integer({ min: 20, max: 150 }),
);

/** Where the texts of a column begin and end, and how large they are. */
const spansOf = (parts: readonly Part[]) =>
  parts.flatMap((part) =>
    part.kind === 'said'
      ? [{ from: part.at[1], to: part.at[1] + part.at[3], size: part.size }]
      : [],
  );

const sizesOf = (parts: readonly Part[]): readonly number[] =>
  spansOf(parts).map(({ size }) => Math.round(size * 1_000) / 1_000);

const heightsOf = (parts: readonly Part[]): readonly number[] =>
  spansOf(parts).map(({ from, to }) => Math.round((to - from) * 1_000) / 1_000);

describe('a column of words', () => {
  property.prop([anyWords, anyPlace, fc.constantFrom(wordColumn, filledColumn)])(
    'stands within its place, the absent ones taking no room, where it is told to',
    (words, place, column) => {
      const [left, top, width, height] = place;
      const [tops = [], middles = [], bottoms = []] = (['top', 'middle', 'bottom'] as const).map(
        (stand) => column(words, place, announced, stand),
      );
      expect(tops.map((part) => part.kind === 'said' && part.role)).toEqual(
        announced.map(({ role }) => role).filter((role) => words[role] !== ''),
      );
      expect(column(words, place, announced)).toEqual(middles);
      let from = top;
      for (const part of tops) {
        expect(part.at.slice(0, 1)).toEqual([left]);
        expect(part.kind === 'said' && part.at[2]).toBe(width);
      }
      for (const span of spansOf(tops)) {
        expect(span.from).toBeGreaterThanOrEqual(from - 1e-6);
        from = span.to;
      }
      const free = top + height - from;
      expect(free).toBeGreaterThanOrEqual(-1e-6);
      for (const [index, span] of spansOf(tops).entries()) {
        if (index === 0) expect(span.from).toBeCloseTo(top, 6);
        expect(spansOf(middles)[index]?.from).toBeCloseTo(span.from + free / 2, 6);
        expect(spansOf(bottoms)[index]?.from).toBeCloseTo(span.from + free, 6);
      }
    },
  );

  const words: CardWords = {
    ...noWords,
    title: 'Menu',
    names: 'Anna\n& Paul',
    date: '2027',
    place: 'Rome',
  };
  const sizesIn = (height: number, column = wordColumn) =>
    sizesOf(column(words, [0, 0, 90, height], announced));

  test('lets large words and gaps give way before what is read', () => {
    const lengths = (height: number) => {
      const spans = spansOf(wordColumn(words, [0, 0, 90, height], announced));
      return spans.slice(1).map(({ from }, index) => from - (spans[index]?.to ?? 0));
    };
    expect(sizesIn(80)).toEqual([4, 16, 4, 4]);
    expect(lengths(80).map(Math.round)).toEqual([5, 6, 3]);
    const [title, names = 0, ...others] = sizesIn(55);
    expect([title, ...others]).toEqual([4, 4, 4]);
    expect(names).toBeLessThan(16);
    expect(names).toBeGreaterThan(16 * 0.65);
    for (const [index, gap] of [5, 6, 3].entries())
      expect(lengths(55)[index]).toBeCloseTo((gap * names) / 16, 2);
    const [small = 0, large] = sizesIn(30);
    expect(small).toBeLessThan(4);
    expect(large).toBeCloseTo(small * 4 * 0.65, 2);
  });

  test('is filled by large words alone, by a fifth at most', () => {
    expect(sizesIn(300, filledColumn)).toEqual([4, 19.2, 4, 4]);
    const spans = spansOf(wordColumn(words, [0, 0, 90, 300], announced, 'top'));
    const needed = spans.at(-1)?.to ?? 0;
    expect(sizesIn(needed / 0.86, filledColumn)).toEqual([4, 16, 4, 4]);
    const [, names] = sizesIn((needed + 3) / 0.86, filledColumn);
    expect(names).toBeGreaterThan(16);
    expect(names).toBeLessThan(19.2);
    expect(sizesIn(300)).toEqual([4, 16, 4, 4]);
  });

  test('breaks what is read, not large words or courses that are a little too long', () => {
    const twenty = 'Twenty letters, so s';
    const linesIn = (text: string, row: Omit<TextRow, 'lineHeight'>, width: number) => {
      const written = { ...noWords, [row.role]: text };
      const [height = 0] = heightsOf(
        wordColumn(written, [0, 0, width, 900], [{ ...row, lineHeight: 1_000 }]),
      );
      return Math.round(height / row.size);
    };
    const date = { role: 'date', voice: 'text', size: 4 } as const;
    expect(linesIn(twenty, date, 38)).toBe(1);
    expect(linesIn(twenty, date, 37)).toBe(2);
    expect(linesIn(`${twenty}\n${twenty}`, date, 37)).toBe(4);
    expect(linesIn('x'.repeat(20), date, 37)).toBe(1);
    expect(linesIn(twenty, { ...date, capitals: true }, 50)).toBe(2);
    expect(linesIn(twenty, { ...date, capitals: true }, 52)).toBe(1);
    expect(linesIn(twenty, { ...date, tracking: 100 }, 44)).toBe(2);
    expect(linesIn(twenty, { ...date, tracking: 100 }, 46)).toBe(1);
    const high = { role: 'date', size: 10 } as const;
    const heights = (['display', 'second', 'text'] as const).map(
      (voice) => wordColumn(words, [0, 0, 90, 900], [{ ...high, voice }])[0]?.at[3],
    );
    expect(heights[0]).toBeCloseTo(10 * 1.05 * 1.16, 6);
    expect(heights[1]).toBeCloseTo(10 * 1.15 * 1.08, 6);
    expect(heights[2]).toBeCloseTo(10 * 1.45, 6);
    const names = { role: 'names', voice: 'display', size: 10 } as const;
    expect(linesIn(twenty, names, 69)).toBe(1);
    expect(linesIn(twenty, names, 66)).toBe(2);
    const verse = { role: 'verse', voice: 'second', size: 10 } as const;
    expect(linesIn(twenty, verse, 93)).toBe(2);
    expect(linesIn(`${twenty}\n${twenty}`, verse, 69)).toBe(2);
    expect(linesIn(`${twenty}\n${twenty}`, verse, 66)).toBe(4);
    expect(linesIn(twenty, { ...verse, role: 'place' }, 93)).toBe(1);
  });

  test('keeps an ampersand with the name that follows it, in large words', () => {
    const rows: readonly TextRow[] = [
      { role: 'names', voice: 'second', size: 5 },
      { role: 'names', voice: 'second', size: 4.9 },
      { role: 'names', voice: 'text', size: 16 },
      { role: 'title', words: 'A & B & C', voice: 'display', size: 16 },
    ];
    expect(
      wordColumn({ ...noWords, names: 'Anna\n& Paul' }, [0, 0, 90, 200], rows).map(
        (part) => part.kind === 'said' && part.words,
      ),
    ).toEqual(['Anna\n&\u{A0}Paul', 'Anna\n& Paul', 'Anna\n& Paul', 'A &\u{A0}B &\u{A0}C']);
  });

  test('centres its drawings, which give way as large words do; a rule keeps its length', () => {
    const rows = [drawn, rule, ...announced];
    const draw = (verse: string, height: number) =>
      wordColumn({ ...words, verse }, [10, 5, 90, height], rows, 'top');
    const [ornament, line, title] = draw('.', 200);
    expect(ornament).toEqual({ kind: 'drawn', sketch: [], size: 20, at: [55, 15] });
    expect(line).toEqual({ kind: 'drawn', sketch: [], size: 100, at: [55, 30.5], layer: 'foil' });
    expect(title?.at[1]).toBeCloseTo(35, 6);
    const [first] = draw('', 200);
    expect(first).toEqual({ ...line, at: [55, 6.5] });
    const [small, same, , names] = draw('.', 70);
    expect(same).toMatchObject({ size: 100 });
    if (small?.kind !== 'drawn' || names?.kind !== 'said') throw new Error('no drawing or names');
    expect(small.size).toBeLessThan(20);
    expect(small.size / 20).toBeCloseTo(names.size / 16, 6);
    expect(small.at[1] - 5).toBeCloseTo(small.size / 2, 6);
  });

  test('begins or ends at an edge', () => {
    expect(aligned(announced, 'end')).toEqual(announced.map((row) => ({ ...row, align: 'end' })));
  });
});
