import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { breakLines } from '../../../core/domain/artwork/break-lines.ts';
import { anyText } from '../../arbitraries/artwork.ts';

const upTo =
  (letters: number) =>
  (line: string): boolean =>
    line.length <= letters;

const anyLimit = fc.integer({ min: 1, max: 30 });

const read = (text: string): string => text.replaceAll(/[\s\u{AD}\u{200B}-]/gu, '');

describe('breakLines', () => {
  property.prop([anyText, anyLimit])('loses no letter and keeps their order', (text, limit) => {
    expect(read(breakLines(text, upTo(limit)).join(''))).toBe(read(text));
  });

  property.prop([anyText, anyLimit])('fits each line that could be broken', (text, limit) => {
    for (const line of breakLines(text, upTo(limit)))
      expect(line.length <= limit || !/[^ -] +[^ -]/u.test(line)).toBe(true);
  });

  property.prop([anyText, anyLimit])('fills a line before it begins another', (text, limit) => {
    const paragraph = text.replaceAll(/[\n\u{AD}\u{200B}-]/gu, '').replaceAll(/ +/gu, ' ');
    const lines = breakLines(paragraph, upTo(limit));
    for (const [index, line] of lines.slice(1).entries()) {
      const [word = ''] = line.trimStart().split(' ');
      expect(`${lines[index]} ${word}`.length).toBeGreaterThan(limit);
    }
  });

  property.prop([anyText])('breaks nothing where all fits', (text) => {
    const soft = text.replaceAll('\u{AD}', '');
    expect(breakLines(soft, () => true)).toEqual(
      soft.split('\n').map((line) =>
        line
          .replace(/^[ \t]+/u, '')
          .replaceAll('\u{200B}', '')
          .replace(/[ \t]+$/u, ''),
      ),
    );
  });

  test.each([
    ['Donau\u{AD}dampf\u{AD}schiff', 6, ['Donau-', 'dampf-', 'schiff']],
    ['Anne-Sophie und Karl', 12, ['Anne-Sophie', 'und Karl']],
    ['12.\u{A0}Juni 2027', 8, ['12.\u{A0}Juni', '2027']],
    ['a\n\nb', 8, ['a', '', 'b']],
    ['', 8, ['']],
    ['a \u{AD}b', 8, ['a b']],
    ['a \u{AD}', 1, ['a']],
    ['\u{AD}', 1, ['']],
    ['so', 1, ['so']],
    [' \t so\n  ist es', 6, ['so', 'ist es']],
    ['Wort \u{200B}bruch', 5, ['Wort', 'bruch']],
  ])('breaks %j at %i letters', (text, limit, lines) => {
    expect(breakLines(text, upTo(limit))).toEqual(lines);
  });
});
