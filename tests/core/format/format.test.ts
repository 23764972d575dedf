import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  bySize,
  equalFormats,
  formatSides,
  formatTenths,
  formatWithUnit,
  formatMillimetres,
  millimetresOfTenths,
  printFormat,
  tenthsOfMillimetres,
  zeroFormat,
  type Format,
} from '../../../core/domain/format/format.ts';
import { orientationOf } from '../../../core/domain/format/orientation.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import { locales, localeTable } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { anyLengthUnit, turned } from '../../arbitraries/format.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const anySide = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
);

/** A format with sides up to the largest numbers that are exact. */
const anyFormat: fc.Arbitrary<Format> = fc.record({
  width: anySide,
  height: anySide,
  unit: anyLengthUnit,
});

/** Tenths of a unit up to ten times the longest side that the shop's input takes. */
const anyTenths = fc.nat({ max: 999_999 });

describe('bySize', () => {
  const anySize: fc.Arbitrary<Format> = fc.record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    unit: anyLengthUnit,
  });

  property.prop([anySize, anySize, anySize])(
    'is one order of all formats, the smaller before the larger, of equal areas the wider',
    (first, second, third) => {
      const areas = [first, second].map(
        ({ width, height, unit }) =>
          millimetresOfTenths(unit, width * 100) * millimetresOfTenths(unit, height * 100),
      );
      const [area = 0, other = 0] = areas.map(Math.round);
      if (area < other) expect(bySize(first, second)).toBeLessThan(0);
      if (first.width > first.height) expect(bySize(first, turned(first))).toBeLessThan(0);
      expect(Math.sign(bySize(first, second)) + Math.sign(bySize(second, first))).toBe(0);
      expect(bySize(first, second) === 0).toBe(equalFormats(first, second));
      if (bySize(first, second) < 0 && bySize(second, third) < 0)
        expect(bySize(first, third)).toBeLessThan(0);
    },
  );
});

describe('parseFormat', () => {
  property.prop([anyFormat])('reads back what is printed', (format) => {
    expect(parseFormat(format.unit, printFormat(format))).toEqual(E.right(format));
  });

  property.prop([anyLengthUnit, fc.oneof(fc.string(), fc.stringMatching(/^[0129xX .-]{0,9}$/u))])(
    'prints back what it reads, and refuses the rest with its text',
    (unit, text) => {
      const parsed = parseFormat(unit, text);
      if (E.isRight(parsed)) {
        expect(printFormat(parsed.right)).toBe(text);
        expect(Math.min(parsed.right.width, parsed.right.height)).toBeGreaterThan(0);
      } else expect(parsed.left).toEqual({ kind: 'malformed-format', text });
    },
  );

  test.each([
    '',
    'x',
    '600',
    '600x',
    'x400',
    '0x400',
    '600x0',
    '0600x400',
    '600x0400',
    '-600x400',
    '+600x400',
    '600X400',
    '600×400',
    '600 x 400',
    ' 600x400',
    '600x400 ',
    '600x400\n',
    '600x400x20',
    '60.5x40',
    '60,5x40',
    '6e2x400',
    '0x10x10',
    '６00x400',
    'Infinityx1',
    '9007199254740992x1',
    '1x9007199254740993',
    `${'9'.repeat(400)}x1`,
  ])('%j is malformed', (text) => {
    expect(parseFormat('cm', text)).toEqual(E.left({ kind: 'malformed-format', text }));
  });

  test('takes numbers up to the largest exact one', () => {
    const width = Number.MAX_SAFE_INTEGER;
    expect(parseFormat('in', `${width}x1`)).toEqual(E.right({ width, height: 1, unit: 'in' }));
  });

  property.prop([anyLengthUnit])('has a zero format that no text stands for', (unit) => {
    expect(zeroFormat(unit)).toEqual({ width: 0, height: 0, unit });
    expect(E.isLeft(parseFormat(unit, printFormat(zeroFormat(unit))))).toBe(true);
  });
});

describe('two formats', () => {
  property.prop([anyFormat, anyFormat])(
    'are equal where their text and unit are',
    (first, second) => {
      const isSame = printFormat(first) === printFormat(second) && first.unit === second.unit;
      expect(equalFormats(first, second)).toBe(isSame);
      expect(equalFormats(first, { ...first })).toBe(true);
      expect(equalFormats(first, { ...first, unit: first.unit === 'cm' ? 'in' : 'cm' })).toBe(
        false,
      );
    },
  );

  property.prop([anyFormat])('stand the other way when turned', (format) => {
    const orientations = {
      landscape: 'portrait',
      portrait: 'landscape',
      square: 'square',
    } as const;
    expect(orientationOf(turned(format))).toBe(orientations[orientationOf(format)]);
    expect(orientationOf(format) === 'square').toBe(format.width === format.height);
  });

  test('are landscape when wider than high, and square when neither', () => {
    expect(orientationOf({ width: 600, height: 400, unit: 'cm' })).toBe('landscape');
    expect(orientationOf({ width: 600, height: 600, unit: 'cm' })).toBe('square');
  });
});

describe('lengths for shoppers', () => {
  property.prop([anyLocale, fc.maxSafeNat()])(
    "show tenths with the locale's decimal sign and without a needless zero",
    (locale, tenths) => {
      const text = formatTenths(locale, tenths);
      expect(text).toMatch(
        localeTable[locale].language === 'en' ? /^\d+(?:\.[1-9])?$/u : /^\d+(?:,[1-9])?$/u,
      );
      const [whole = '', decimal = '0'] = text.split(/[.,]/u);
      expect(BigInt(`${whole}${decimal}`)).toBe(BigInt(tenths));
    },
  );

  test('show sides and unit', () => {
    const format = { width: 605, height: 400, unit: 'cm' } as const;
    expect(formatSides('de-DE', format)).toBe('60,5 × 40');
    expect(formatWithUnit('de-CH', format)).toBe('60,5 × 40\u00a0cm');
    expect(formatWithUnit('en-GB', format)).toBe('60.5 × 40\u00a0cm');
    expect(formatWithUnit('en-US', { ...format, unit: 'in' })).toBe('60.5 × 40\u00a0in');
  });

  test('are inches in en-US alone', () => {
    expect(locales.filter((locale) => formatUnitOf(locale) === 'in')).toEqual(['en-US']);
  });
});

describe('conversion', () => {
  const anyRounding = fc.constantFrom('up' as const, 'down' as const, 'nearest' as const);

  property.prop([anyLengthUnit, anyTenths, anyRounding])(
    'to millimetres and back changes nothing, however it rounds',
    (unit, tenths, rounding) => {
      expect(tenthsOfMillimetres(unit, millimetresOfTenths(unit, tenths), rounding)).toBe(tenths);
    },
  );

  property.prop([anyLengthUnit, anyTenths])(
    'is exact to the hundredth of a millimetre',
    (unit, tenths) => {
      const hundredths = BigInt(tenths) * (unit === 'in' ? 254n : 100n);
      const [whole = '', fraction = ''] = String(millimetresOfTenths(unit, tenths)).split('.');
      expect(BigInt(`${whole}${fraction.padEnd(2, '0')}`)).toBe(hundredths);
    },
  );

  property.prop([anyLengthUnit, fc.nat({ max: 100_000 })])(
    'rounds up, down and to the nearest',
    (unit, length) => {
      const [up, down, nearest] = (['up', 'down', 'nearest'] as const).map((rounding) =>
        tenthsOfMillimetres(unit, length, rounding),
      );
      // In hundredths of a millimetre all of it is whole numbers.
      const size = unit === 'in' ? 254 : 100;
      expect(up).toBe(Number((BigInt(length) * 100n + BigInt(size) - 1n) / BigInt(size)));
      expect(down).toBe(Number((BigInt(length) * 100n) / BigInt(size)));
      expect(Math.abs(2 * ((nearest ?? 0) * size - length * 100))).toBeLessThanOrEqual(size);
    },
  );

  property.prop([anyTenths])(
    'from centimetres to inches and back is off by half a tenth inch',
    (tenths) => {
      const inches = tenthsOfMillimetres('in', millimetresOfTenths('cm', tenths), 'nearest');
      const back = millimetresOfTenths('in', inches);
      expect(Math.abs(back - millimetresOfTenths('cm', tenths))).toBeLessThanOrEqual(1.27 + 1e-9);
    },
  );

  test.each([
    ['cm', 600, 600],
    ['in', 236, 599.44],
    ['in', 240, 609.6],
    ['in', 10, 25.4],
  ] as const)('takes tenths of %s: %d are %d mm', (unit, tenths, length) => {
    expect(millimetresOfTenths(unit, tenths)).toBe(length);
  });

  test('draws formats in whole millimetres', () => {
    expect(formatMillimetres({ width: 80, height: 120, unit: 'in' })).toEqual({
      width: 203,
      height: 305,
    });
    expect(formatMillimetres({ width: 605, height: 400, unit: 'cm' })).toEqual({
      width: 605,
      height: 400,
    });
  });
});
