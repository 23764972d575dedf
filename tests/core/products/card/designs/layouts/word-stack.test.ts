import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Place } from '../../../../../../core/domain/products/card/designs/kit.ts';
import {
  stacked,
  type StackedText,
} from '../../../../../../core/domain/products/card/designs/layouts/word-stack.ts';

const texts: readonly StackedText[] = [
  { role: 'title', voice: 'text', size: 4, capitals: true, tracking: 150 },
  { role: 'names', voice: 'display', size: 16, gap: 5 },
  { role: 'date', voice: 'text', size: 4, gap: 6 },
  { role: 'place', voice: 'second', size: 4 },
];

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

const words = { title: '', names: '', date: '', place: '', verse: '', letter: '', back: '' };

describe('stacked words', () => {
  property.prop([anyWords, anyPlace, fc.constantFrom('top', 'middle', 'bottom')])(
    'stand below each other within their place, the absent ones taking no room',
    (written, place, stand) => {
      const parts = stacked(written, place, texts, stand).flatMap((part) =>
        part.kind === 'said' ? [part] : [],
      );
      expect(parts.map(({ role }) => role)).toEqual(
        texts.map(({ role }) => role).filter((role) => written[role] !== ''),
      );
      let from = place[1];
      for (const { at } of parts) {
        expect(at[1]).toBeGreaterThanOrEqual(from - 1e-6);
        from = at[1] + at[3];
      }
      expect(from).toBeLessThanOrEqual(place[1] + place[3] + 1e-6);
    },
  );

  test('let large words give way before what is read', () => {
    const sizes = stacked(
      { ...words, title: 'Menu', names: 'Anna\n& Paul', date: '2027', place: 'Rome' },
      [0, 0, 90, 50],
      texts,
    ).map((part) => (part.kind === 'said' ? part.size : 0));
    expect(sizes[0]).toBe(4);
    expect(sizes[1]).toBeLessThan(16);
    expect(sizes[2]).toBe(4);
  });

  test('keep an ampersand with the name that follows it', () => {
    const [names] = stacked({ ...words, names: 'Anna\n& Paul' }, [0, 0, 90, 50], texts);
    expect(names).toMatchObject({ words: 'Anna\n&\u{A0}Paul' });
  });
});
