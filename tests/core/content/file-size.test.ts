import { describe, expect, test } from 'vitest';

import { fileSizeText } from '../../../core/domain/content/file-size.ts';

describe('fileSizeText', () => {
  test.each([
    [0, ''],
    [-1, ''],
    [1, '1\u00a0kB'],
    [999, '999\u00a0kB'],
    [1000, '1\u00a0MB'],
    [1249, '1,2\u00a0MB'],
    [1250, '1,3\u00a0MB'],
  ])('says of %i kilobytes "%s"', (kilobytes, text) => {
    expect(fileSizeText('de-DE', kilobytes)).toBe(text);
  });

  test('has the decimal sign of the locale', () => {
    expect(fileSizeText('en-GB', 1500)).toBe('1.5\u00a0MB');
  });

  test('counts octets in French', () => {
    expect([fileSizeText('fr-CH', 240), fileSizeText('fr-FR', 1500)]).toEqual([
      '240\u00a0ko',
      '1,5\u00a0Mo',
    ]);
  });
});
