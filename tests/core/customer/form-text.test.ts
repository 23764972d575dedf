import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  characterCount,
  tidyLine,
  tidyLines,
  withinLimits,
} from '../../../core/domain/customer/form-text.ts';
import { E } from '../../../core/fp.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';

const anyText = fc.oneof(
  fc.string({ unit: anyCodePoint }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'e',
        '\u0308',
        ' ',
        '\t',
        '\n',
        '\r',
        '\r\n',
        '\u0000',
        '\u0085',
        '\u00a0',
        '\u2028',
        '\u2029',
        '\u202E',
        '\u2066',
        '\uD800',
        '\uDC00',
        '\u037E',
        '\u1FEF',
        '\u2000',
      ),
    )
    .map((parts) => parts.join('')),
);

const isBlankOrControl = /[\s\p{Cc}]/u;

describe('tidyLine', () => {
  property.prop([anyText])('does its work at once', (text) => {
    expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
  });

  property.prop([anyText])('leaves one composed line with single spaces', (text) => {
    const line = tidyLine(text);
    expect(line.split(' ').some((word) => isBlankOrControl.test(word))).toBe(false);
    expect(line).not.toMatch(/^ | $| {2}/u);
    expect(line).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
    expect(line.isWellFormed()).toBe(true);
    expect(line).toBe(line.normalize('NFC'));
  });

  test.each([
    ['  a \t\n b  ', 'a b'],
    ['a\u0308', 'ä'],
    ['a\u202Eb', 'ab'],
    ['a\u0000b', 'a b'],
    ['a \u202E b', 'a b'],
    ['\u202E a', 'a'],
    ['\uD800', '\uFFFD'],
  ])('makes %j %j', (text, line) => {
    expect(tidyLine(text)).toBe(line);
  });
});

describe('tidyLines', () => {
  property.prop([anyText])('does its work at once', (text) => {
    expect(tidyLines(tidyLines(text))).toBe(tidyLines(text));
  });

  property.prop([anyText])('keeps lines, and at most one empty one in a row', (text) => {
    const lines = tidyLines(text);
    expect(lines).not.toMatch(/[^\P{Cc}\n]/u);
    expect(lines).not.toMatch(/\n{3}|[^\S\n]\n|^\s|\s$/u);
    expect(lines.isWellFormed()).toBe(true);
    expect(lines).toBe(lines.normalize('NFC'));
  });

  property.prop([fc.array(fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,5})?$/u), { minLength: 1 })])(
    'does not touch tidy lines, however they are ended',
    (lines) => {
      for (const end of ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085']) {
        expect(tidyLines(lines.join(end))).toBe(lines.join('\n'));
      }
    },
  );

  test.each([
    ['a\n\n\n\nb', 'a\n\nb'],
    ['a  \n\t\nb', 'a\n\nb'],
    ['a\n\n\nb\n\n\nc', 'a\n\nb\n\nc'],
    ['  a  b\t', 'a  b'],
    ['a\tb', 'a b'],
    ['a\u0000b', 'ab'],
    ['a \u0000\nb', 'a\nb'],
    ['a\n\u0000\n\u0000\nb', 'a\n\nb'],
    ['a\u2066b\u0308', 'ab̈'],
  ])('makes %j %j', (text, lines) => {
    expect(tidyLines(text)).toBe(lines.normalize('NFC'));
  });
});

describe('withinLimits', () => {
  const limits = { minimum: 2, maximum: 4 };

  property.prop([fc.string({ unit: 'grapheme', maxLength: 6 })])('counts characters', (text) => {
    const length = characterCount(text);
    const checked = withinLimits(limits, text);
    if (!/\S/u.test(text)) expect(checked).toEqual(E.left({ kind: 'missing', text }));
    else if (length < 2) expect(checked).toEqual(E.left({ kind: 'too-short', text }));
    else if (length > 4) expect(checked).toEqual(E.left({ kind: 'too-long', text }));
    else expect(checked).toEqual(E.right(text));
  });

  test('lets a text be empty that may be', () => {
    expect(withinLimits({ minimum: 0, maximum: 1 }, '')).toEqual(E.right(''));
    expect(withinLimits({ minimum: 1, maximum: 1 }, '')).toEqual(
      E.left({ kind: 'missing', text: '' }),
    );
    expect(withinLimits(limits, '🦓🦒')).toEqual(E.right('🦓🦒'));
    expect(characterCount('🦓')).toBe(1);
  });

  test.each([
    '\u200b',
    '\u2060\ufeff',
    '\u200d\u200c',
    '\u3164\u115f',
    '\u00ad',
    ' \u200b ',
    '\u0001',
  ])('misses a text of which nothing is to be seen: %j', (text) => {
    expect(withinLimits({ minimum: 1, maximum: 9 }, text)).toEqual(
      E.left({ kind: 'missing', text }),
    );
    expect(withinLimits({ minimum: 0, maximum: 9 }, text)).toEqual(E.right(text));
  });

  test.each(['a\u200b', '\u0645\u06cc\u200c\u062e', '👩\u200d🚀', '-'])(
    'leaves what joins letters and pictures: %j',
    (text) => {
      expect(withinLimits({ minimum: 1, maximum: 9 }, text)).toEqual(E.right(text));
    },
  );
});
