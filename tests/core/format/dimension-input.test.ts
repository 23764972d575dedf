import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkLimits,
  dimensionTenths,
  dimensionText,
  limitsInTenths,
  readOwnFormat,
  sanitizeDimension,
  type FormatLimits,
} from '../../../core/domain/format/dimension-input.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import { anyLengthUnit } from '../../arbitraries/format.ts';

/** What hands and pastes bring into the field. */
const anyTyped = fc.oneof(
  fc.stringMatching(/^[0-9,.]{0,10}$/u),
  fc.stringMatching(/^[0-2,. xe٣-]{0,10}$/u),
  fc.string({ unit: 'grapheme' }),
);

/** A length that fits the field: up to 9,999.9 of the unit. */
const anyFieldTenths = fc.integer({ min: 1, max: 99_999 });

const anySideLimits = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }))
  .map(([one, other]) => ({ minimum: Math.min(one, other), maximum: Math.max(one, other) }));

const anyLimits: fc.Arbitrary<FormatLimits> = fc.record({
  shorter: anySideLimits,
  longer: anySideLimits,
});

/** Hundredths of a millimetre in a tenth of the unit, so that all arithmetic is whole. */
const sizeOf = (unit: LengthUnit): number => (unit === 'in' ? 254 : 100);

const grammar = {
  cm: /^(?:(?:0|[1-9]\d{0,3})(?:,\d?)?)?$/u,
  in: /^(?:(?:0|[1-9]\d{0,3})(?:\.\d?)?)?$/u,
} as const;

describe('sanitizeDimension', () => {
  property.prop([anyLengthUnit, anyTyped])('leaves what it has left', (unit, typed) => {
    const kept = sanitizeDimension(unit, typed);
    expect(sanitizeDimension(unit, kept)).toBe(kept);
  });

  property.prop([anyLengthUnit, anyTyped])(
    'leaves a number of the field’s grammar, or nothing',
    (unit, typed) => {
      expect(sanitizeDimension(unit, typed)).toMatch(grammar[unit]);
    },
  );

  property.prop([anyLengthUnit, anyTyped])(
    'takes either separator and shows the unit’s',
    (unit, typed) => {
      const other = typed.replaceAll('.', ',');
      expect(sanitizeDimension(unit, typed)).toBe(sanitizeDimension(unit, other));
      expect(sanitizeDimension('in', typed)).toBe(sanitizeDimension('cm', typed).replace(',', '.'));
    },
  );

  property.prop([anyLengthUnit, anyTyped])('does not see other characters', (unit, typed) => {
    const spaced = Array.from(typed).join(' ');
    const bare = typed.replaceAll(/[^0-9.,]/gu, '');
    expect(sanitizeDimension(unit, spaced)).toBe(sanitizeDimension(unit, typed));
    expect(sanitizeDimension(unit, bare)).toBe(sanitizeDimension(unit, typed));
  });

  property.prop([anyLengthUnit, fc.stringMatching(/^\d{0,7}[.,]?\d{0,3}$/u)])(
    'gives the same to who types a number as to who pastes it',
    (unit, text) => {
      const typed = Array.from(text).reduce(
        (field, key) => sanitizeDimension(unit, field + key),
        '',
      );
      expect(typed).toBe(sanitizeDimension(unit, text));
    },
  );

  test.each([
    ['12345,67', '1234,6'],
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    ['00,5', '0,5'],
    ['60,', '60,'],
    ['60.', '60,'],
    ['60,5', '60,5'],
    ['60.5', '60,5'],
    ['1,2,3', '1,2'],
    ['1,,5', '1,'],
    ['1.234,5', '1,2'],
    ['00012345', '1234'],
    [',5', '0,5'],
    [',', '0,'],
    ['60 cm', '60'],
    ['-60', '60'],
    ['', ''],
    ['abc', ''],
  ])('makes %j %j', (typed, kept) => {
    expect(sanitizeDimension('cm', typed)).toBe(kept);
    expect(sanitizeDimension('in', typed)).toBe(kept.replace(',', '.'));
  });
});

describe('dimensionTenths', () => {
  property.prop([anyLengthUnit, fc.nat({ max: 99_999 })])(
    'reads back what a field shows',
    (unit, tenths) => {
      const text = dimensionText(unit, tenths);
      expect(sanitizeDimension(unit, text)).toBe(text);
      expect(dimensionTenths(unit, text)).toBe(tenths);
    },
  );

  property.prop([anyLengthUnit, anyTyped])(
    'is a whole number, or none where nothing is typed',
    (unit, typed) => {
      const tenths = dimensionTenths(unit, typed);
      if (sanitizeDimension(unit, typed) === '') expect(tenths).toBeUndefined();
      else {
        expect(Number.isInteger(tenths)).toBe(true);
        expect(tenths).toBeGreaterThanOrEqual(0);
        expect(tenths).toBeLessThanOrEqual(99_999);
      }
    },
  );

  test('reads a trailing separator as whole', () => {
    expect(dimensionTenths('cm', '60,')).toBe(600);
    expect(dimensionTenths('in', '0.5')).toBe(5);
  });
});

describe('limitsInTenths', () => {
  property.prop([anyLengthUnit, anyLimits])(
    'stays within the limits in millimetres',
    (unit, limits) => {
      const size = sizeOf(unit);
      const tenths = limitsInTenths(unit, limits);
      for (const side of ['shorter', 'longer'] as const) {
        const [inside, given] = [tenths[side], limits[side]];
        expect(inside.minimum * size).toBeGreaterThanOrEqual(given.minimum * 100);
        expect(inside.maximum * size).toBeLessThanOrEqual(given.maximum * 100);
        expect(inside.minimum).toBeGreaterThanOrEqual(1);
        // One tenth further on either side would be outside, or no length at all.
        expect(inside.minimum === 1 || (inside.minimum - 1) * size < given.minimum * 100).toBe(
          true,
        );
        expect((inside.maximum + 1) * size).toBeGreaterThan(given.maximum * 100);
      }
    },
  );

  test('rounds inches the lower limit up, the upper one down', () => {
    const limits = { minimum: 200, maximum: 1200 };
    expect(limitsInTenths('in', { shorter: limits, longer: limits }).shorter).toEqual({
      minimum: 79,
      maximum: 472,
    });
  });
});

describe('readOwnFormat', () => {
  const anyTypedLength = (unit: LengthUnit) =>
    anyFieldTenths.map((tenths) => ({ tenths, text: dimensionText(unit, tenths) }));

  const anyOwnFormat = anyLengthUnit.chain((unit) =>
    fc.record({
      unit: fc.constant(unit),
      limits: anyLimits,
      width: anyTypedLength(unit),
      height: anyTypedLength(unit),
    }),
  );

  property.prop([anyOwnFormat])('takes exactly what lies inside the limits', (typed) => {
    const { unit, limits, width, height } = typed;
    const isInside = (tenths: number, { minimum, maximum }: FormatLimits['shorter']): boolean =>
      tenths * sizeOf(unit) >= minimum * 100 && tenths * sizeOf(unit) <= maximum * 100;
    const wrong = (['shorter', 'longer'] as const).filter(
      (side) =>
        !isInside(
          Math[side === 'shorter' ? 'min' : 'max'](width.tenths, height.tenths),
          limits[side],
        ),
    );
    const result = readOwnFormat(unit, limits, { width: width.text, height: height.text });
    expect(result).toEqual(
      wrong.length === 0
        ? { kind: 'format', format: { width: width.tenths, height: height.tenths, unit } }
        : {
            kind: 'refused',
            errors: wrong.map((side) => ({
              kind: 'outside-limits',
              side,
              ...limitsInTenths(unit, limits)[side],
            })),
          },
    );
  });

  property.prop([anyLengthUnit, anyLimits, anyTyped, anyTyped])(
    'never makes a format without sides, nor one outside the limits',
    (unit, limits, width, height) => {
      const result = readOwnFormat(unit, limits, { width, height });
      if (result.kind === 'refused') expect(result.errors).not.toEqual([]);
      else {
        expect(Math.min(result.format.width, result.format.height)).toBeGreaterThan(0);
        expect(checkLimits(limits, result.format)).toEqual([]);
      }
    },
  );

  property.prop([anyLengthUnit, anyLimits])('names every field that is empty', (unit, limits) => {
    const errors = (width: string, height: string) => {
      const result = readOwnFormat(unit, limits, { width, height });
      return result.kind === 'refused' ? result.errors.map(({ kind }) => kind) : [];
    };
    expect(errors('', ' ')).toEqual(['width-missing', 'height-missing']);
    expect(errors('cm', '10')).toEqual(['width-missing']);
    expect(errors('10', '')).toEqual(['height-missing']);
  });

  test('makes no format of nothing, even where the limits begin at nothing', () => {
    const limits = { minimum: 0, maximum: 1000 };
    const read = readOwnFormat(
      'cm',
      { shorter: limits, longer: limits },
      { width: '0', height: '10' },
    );
    expect(read).toEqual({
      kind: 'refused',
      errors: [{ kind: 'outside-limits', side: 'shorter', minimum: 1, maximum: 1000 }],
    });
  });

  test('takes the bounds themselves, and refuses a tenth beyond', () => {
    const limits = {
      shorter: { minimum: 200, maximum: 1000 },
      longer: { minimum: 300, maximum: 2000 },
    };
    const kinds = (width: number, height: number) =>
      checkLimits(limits, { width, height, unit: 'cm' }).map((error) =>
        error.kind === 'outside-limits' ? error.side : error.kind,
      );
    expect([kinds(200, 300), kinds(2000, 1000)]).toEqual([[], []]);
    expect([kinds(199, 300), kinds(2000, 1001)]).toEqual([['shorter'], ['shorter']]);
    expect([kinds(200, 299), kinds(2001, 1000)]).toEqual([['longer'], ['longer']]);
    expect(kinds(199, 2001)).toEqual(['shorter', 'longer']);
  });

  test('allows nothing that is not a number, be it a length or a bound', () => {
    const any = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
    const wrong = (limits: FormatLimits, width: number) =>
      checkLimits(limits, { width, height: 10, unit: 'cm' }).length;
    expect(wrong({ shorter: any, longer: any }, 10)).toBe(0);
    expect(wrong({ shorter: any, longer: any }, Number.NaN)).toBe(2);
    expect(wrong({ shorter: { ...any, minimum: Number.NaN }, longer: any }, 10)).toBe(1);
    expect(wrong({ shorter: any, longer: { ...any, maximum: Number.NaN } }, 10)).toBe(1);
  });

  test('turns with the format: the limits are of the shorter and the longer side', () => {
    const limits = {
      shorter: { minimum: 200, maximum: 1000 },
      longer: { minimum: 300, maximum: 2000 },
    };
    const read = (width: string, height: string) => readOwnFormat('cm', limits, { width, height });
    expect(read('150', '50').kind).toBe('format');
    expect(read('50', '150').kind).toBe('format');
    expect(read('150', '150')).toEqual({
      kind: 'refused',
      errors: [{ kind: 'outside-limits', side: 'shorter', minimum: 200, maximum: 1000 }],
    });
  });
});
