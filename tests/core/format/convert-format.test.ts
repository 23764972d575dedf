import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  convertFormat,
  formatText,
  formatTextWithDinName,
} from '../../../core/domain/format/convert-format.ts';
import { dinFormat } from '../../../core/domain/format/din.ts';
import { formatWithUnit, zeroFormat, type Format } from '../../../core/domain/format/format.ts';
import { centimetreFormatOf } from '../../../core/domain/format/millimetre-format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import {
  anyDinName,
  anyFormat,
  anyLengthUnit,
  formatIn,
  anyUprightOrLying,
  turned,
} from '../../arbitraries/format.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

/** Hundredths of a millimetre in a tenth of the unit, so that all arithmetic is whole. */
const sizeOf = ({ unit }: Format): number => (unit === 'in' ? 254 : 100);

const sides = ['width', 'height'] as const;

describe('convertFormat', () => {
  property.prop([anyFormat, anyLengthUnit])(
    'is off by half a tenth at most, and never without a side',
    (format, unit) => {
      const converted = convertFormat(format, unit);
      expect(converted.unit).toBe(unit);
      for (const side of sides) {
        const off = converted[side] * sizeOf(converted) - format[side] * sizeOf(format);
        const isRaised = converted[side] === 1;
        expect(Number.isInteger(converted[side]) && converted[side] >= 1).toBe(true);
        expect(isRaised || 2 * Math.abs(off) <= sizeOf(converted)).toBe(true);
      }
    },
  );

  const anyExactSide = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

  property.prop([anyExactSide, anyExactSide, anyLengthUnit])(
    'changes nothing in its own unit, however large',
    (width, height, unit) => {
      expect(convertFormat({ width, height, unit }, unit)).toEqual({ width, height, unit });
    },
  );

  property.prop([anyLengthUnit, anyLengthUnit])('leaves the zero format zero', (from, to) => {
    expect(convertFormat(zeroFormat(from), to)).toEqual(zeroFormat(to));
  });

  property.prop([formatIn('in')])('brings inches back from centimetres', (format) => {
    expect(convertFormat(convertFormat(format, 'cm'), 'in')).toEqual(format);
  });

  property.prop([formatIn('cm')])(
    'brings centimetres back from inches to within half a tenth inch',
    (format) => {
      const back = convertFormat(convertFormat(format, 'in'), 'cm');
      for (const side of sides) expect(Math.abs(back[side] - format[side])).toBeLessThanOrEqual(2);
    },
  );

  property.prop([anyFormat, anyLengthUnit])('turns with the format', (format, unit) => {
    expect(convertFormat(turned(format), unit)).toEqual(turned(convertFormat(format, unit)));
  });

  test.each([
    [{ width: 600, height: 400, unit: 'cm' }, 'in', 236, 157],
    [{ width: 120, height: 80, unit: 'in' }, 'cm', 305, 203],
    [{ width: 1, height: 2, unit: 'cm' }, 'in', 1, 1],
  ] as const)('makes %j %s: %d, %d', (format, unit, width, height) => {
    expect(convertFormat(format, unit)).toEqual({ width, height, unit });
  });
});

describe('the text of a wall format', () => {
  property.prop([anyLocale, anyFormat])('is in the unit of the locale', (locale, format) => {
    const unit = formatUnitOf(locale);
    expect(formatText(locale, format)).toBe(formatWithUnit(locale, convertFormat(format, unit)));
  });

  test('reads so in every locale', () => {
    const format = { width: 605, height: 400, unit: 'cm' } as const;
    const texts = locales.map((locale) => formatText(locale, format));
    expect(texts).toEqual(
      locales.map((locale) => {
        if (locale === 'en-US') return '23.8 × 15.7\u00a0in';
        return locale === 'en-GB' ? '60.5 × 40\u00a0cm' : '60,5 × 40\u00a0cm';
      }),
    );
  });

  property.prop([anyLocale, anyDinName, anyUprightOrLying])(
    'names DIN sizes everywhere but in en-US',
    (locale, name, orientation) => {
      const format = centimetreFormatOf(dinFormat(name, orientation));
      const text = formatText(locale, format);
      expect(formatTextWithDinName(locale, format)).toBe(
        locale === 'en-US' ? text : `${name} (${text})`,
      );
    },
  );

  test('has no name for other sizes', () => {
    const format = { width: 600, height: 400, unit: 'cm' } as const;
    expect(formatTextWithDinName('de-DE', format)).toBe('60 × 40\u00a0cm');
    expect(formatTextWithDinName('de-AT', { width: 210, height: 297, unit: 'cm' })).toBe(
      'A4 (21 × 29,7\u00a0cm)',
    );
  });
});
