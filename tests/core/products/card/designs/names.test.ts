import { describe, expect, test } from 'vitest';

import {
  initialsOf,
  oneLine,
  peopleOf,
  yearOf,
} from '../../../../../core/domain/products/card/designs/names.ts';

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

  test('names are set in one line', () => {
    expect(oneLine('  Anna \n  Maria ')).toBe('Anna Maria');
  });

  test('the last year of a date is the one that is meant', () => {
    expect(yearOf('2026/2027')).toBe('2027');
    expect(yearOf('12.06.2027')).toBe('2027');
    expect(yearOf('12. Juni')).toBeUndefined();
  });
});
