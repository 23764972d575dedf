import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  parseFileConversion,
  parseImageOptimization,
  parsePdfConversion,
  toolboxTypesMade,
} from '../../../core/domain/toolbox/toolbox-request.ts';
import { parseToolboxResultId, savedPercent } from '../../../core/domain/toolbox/toolbox-result.ts';
import { toolboxTypesTaken } from '../../../core/domain/toolbox/toolbox-file.ts';
import { E } from '../../../core/fp.ts';
import { anyFileType, fileOfType } from '../../arbitraries/toolbox.ts';

const jpg = fileOfType('jpg');
const pdf = fileOfType('pdf');
const hostileNumbers = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 85.5, 10_001];

describe('a conversion', () => {
  property.prop([anyFileType, anyFileType])(
    'is of a type that is taken into another one that is made',
    (from, to) => {
      const read = parseFileConversion(fileOfType(from), to);
      const isTaken = toolboxTypesTaken('convert-file').includes(from);
      const isMade = toolboxTypesMade('convert-file').includes(to);
      expect(E.isRight(read)).toBe(isTaken && isMade && from !== to);
      if (E.isRight(read)) expect(read.right).toMatchObject({ file: { type: from }, to });
    },
  );

  test.each([undefined, '', 'jpg', 'JPG', 'jpeg', 'JPEG'])('to %j is one to jpg', (to) => {
    expect(parseFileConversion(fileOfType('tiff'), to)).toMatchObject(E.right({ to: 'jpg' }));
  });

  test('says what is wrong: the file first, then the type', () => {
    expect(parseFileConversion(pdf, 'gif')).toMatchObject({
      left: { kind: 'file-type-not-taken', type: 'pdf' },
    });
    for (const to of ['gif', 'bmp', '__proto__', ' jpg'])
      expect(parseFileConversion(jpg, to)).toEqual(
        E.left({
          kind: 'file-type-not-made',
          tool: 'convert-file',
          to,
          types: ['jpg', 'png', 'webp', 'avif'],
        }),
      );
    expect(parseFileConversion(jpg)).toEqual(E.left({ kind: 'file-type-already', type: 'jpg' }));
  });
});

describe('a PDF', () => {
  test('is drawn as jpg with 300 dots per inch where nothing is said', () => {
    expect(parsePdfConversion(pdf)).toEqual(
      E.right({ file: { ...pdf, type: 'pdf' }, to: 'jpg', dotsPerInch: 300 }),
    );
    expect(parsePdfConversion(pdf, { to: 'png', dotsPerInch: 72 })).toMatchObject(
      E.right({ to: 'png', dotsPerInch: 72 }),
    );
  });

  test('is drawn within 72 and 300 dots per inch, as a picture, and is a PDF', () => {
    for (const dotsPerInch of [...hostileNumbers, 71, 301])
      expect(parsePdfConversion(pdf, { dotsPerInch })).toEqual(
        E.left({
          kind: 'toolbox-number-outside',
          name: 'dotsPerInch',
          value: dotsPerInch,
          minimum: 72,
          maximum: 300,
        }),
      );
    expect(parsePdfConversion(pdf, { to: 'webp' })).toMatchObject({
      left: { kind: 'file-type-not-made', tool: 'convert-pdf' },
    });
    expect(parsePdfConversion(jpg)).toMatchObject({
      left: { kind: 'file-type-not-taken', from: ['pdf'] },
    });
  });
});

describe('an optimisation', () => {
  test('has quality 85 and keeps the size where nothing is said', () => {
    expect(parseImageOptimization(jpg)).toEqual(
      E.right({ file: { ...jpg, type: 'jpg' }, quality: 85, longestSide: undefined }),
    );
    expect(parseImageOptimization(jpg, { quality: 1, longestSide: 16 })).toMatchObject(
      E.right({ quality: 1, longestSide: 16 }),
    );
    expect(parseImageOptimization(jpg, { quality: 100, longestSide: 10_000 })).toMatchObject(
      E.right({ quality: 100, longestSide: 10_000 }),
    );
  });

  test('keeps its numbers within their limits', () => {
    for (const quality of [...hostileNumbers, 101])
      expect(parseImageOptimization(jpg, { quality })).toMatchObject({
        left: { kind: 'toolbox-number-outside', name: 'quality', minimum: 1, maximum: 100 },
      });
    for (const longestSide of [...hostileNumbers, 15])
      expect(parseImageOptimization(jpg, { longestSide })).toMatchObject({
        left: {
          kind: 'toolbox-number-outside',
          name: 'longestSide',
          minimum: 16,
          maximum: 10_000,
        },
      });
    expect(parseImageOptimization(pdf)).toMatchObject({ left: { kind: 'file-type-not-taken' } });
  });
});

describe('a result', () => {
  property.prop([fc.string()])('has an id of letters, digits, dashes, underscores', (text) => {
    expect(parseToolboxResultId(text)).toEqual(
      /^[A-Za-z0-9_-]{1,64}$/u.test(text)
        ? E.right(text)
        : E.left({ kind: 'malformed-result-id', text }),
    );
  });

  test.each([
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['a\n', false],
    ['../a', false],
  ])('may have the id %j: %s', (text, isId) =>
    expect(E.isRight(parseToolboxResultId(text))).toBe(isId),
  );

  test.each([
    [1_000, 500, 50],
    [1_000, 999, 0],
    [1_000, 991, 0],
    [1_000, 990, 1],
    [1_000, 0, 100],
    [1_000, 1_000, 0],
    [1_000, 2_000, 0],
    [0, 0, 0],
    [1_000, -1, 0],
    [-2, -1, 0],
    [Number.NaN, 1, 0],
    [1, Number.NaN, 0],
  ])('of %d bytes that has become %d saves %d %%', (before, after, percent) =>
    expect(savedPercent(before, after)).toBe(percent),
  );
});
