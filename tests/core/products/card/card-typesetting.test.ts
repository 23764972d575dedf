import { describe, expect, test } from 'vitest';

import type { Part } from '../../../../core/domain/products/card/designs/kit.ts';
import {
  initialsOf,
  peopleOf,
  yearOf,
} from '../../../../core/domain/products/card/designs/names.ts';
import { column, type ColumnRow } from '../../../../core/domain/products/card/designs/typeset.ts';
import type { CardWords } from '../../../../core/domain/products/card/designs/words.ts';

describe('who is named', () => {
  test.each([
    ['Sophia\n& Lukas', ['Sophia', 'Lukas'], ['S', 'L']],
    ['Sophia\nund Lukas', ['Sophia', 'Lukas'], ['S', 'L']],
    ['Zoé et\nÉlise', ['Zoé', 'Élise'], ['Z', 'É']],
    ['Lucía y Mateo', ['Lucía', 'Mateo'], ['L', 'M']],
    ['Ada en Tijn', ['Ada', 'Tijn'], ['A', 'T']],
    ['Emily and\nTheodore', ['Emily', 'Theodore'], ['E', 'T']],
    ['Heinrich\nPetersen', ['Heinrich Petersen'], ['H']],
    ['Yvette', ['Yvette'], ['Y']],
    ['', [], []],
  ])('%j', (names, people, initials) => {
    expect(peopleOf(names)).toEqual(people);
    expect(initialsOf(names)).toEqual(initials);
  });

  test('the last year of a date is the one that is meant', () => {
    expect(yearOf('2026/2027')).toBe('2027');
    expect(yearOf('12.06.2027')).toBe('2027');
    expect(yearOf('12. Juni')).toBeUndefined();
  });
});

describe('a column of words', () => {
  const words: CardWords = {
    title: 'Wir heiraten',
    names: 'Sophia\n& Lukas',
    date: '12. Juni 2027',
    place: '',
    verse: '',
    letter: '',
    back: '',
  };
  const rows: readonly ColumnRow[] = [
    { role: 'title', voice: 'text', size: 4 },
    { role: 'place', voice: 'text', size: 4, above: 30 },
    { sketch: [], size: 100, height: 20, above: 30, beside: 'verse' },
    { role: 'names', voice: 'display', size: 16, above: 5 },
    { role: 'date', voice: 'text', size: 4, above: 5 },
  ];
  const spans = (parts: readonly Part[]) =>
    parts.flatMap((part) => (part.kind === 'said' ? [[part.at[1], part.at[1] + part.at[3]]] : []));
  const air = (all: readonly (readonly number[])[]) =>
    all.slice(1).map(([top = 0], index) => top - (all[index]?.[1] ?? 0));

  test('leaves no gap for what is not said', () => {
    const parts = column(words, [0, 0, 100, 200], rows);
    expect(parts.map((part) => part.kind === 'said' && part.role)).toEqual([
      'title',
      'names',
      'date',
    ]);
    expect(air(spans(parts)).map((gap) => Math.round(gap))).toEqual([5, 5]);
  });

  test.each([200, 60, 20])('keeps to its place, %d millimetres high', (height) => {
    for (const stand of ['top', 'middle', 'bottom'] as const) {
      const all = spans(column(words, [0, 7, 100, height], rows, stand));
      expect(all[0]?.[0]).toBeGreaterThanOrEqual(7 - 1e-9);
      expect(all.at(-1)?.[1]).toBeLessThanOrEqual(7 + height + 1e-9);
      expect(Math.min(...air(all))).toBeGreaterThanOrEqual(-1e-9);
    }
  });
});
