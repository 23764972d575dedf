import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { equalFormats } from '../../../core/domain/format/format.ts';
import { orientationOf } from '../../../core/domain/format/orientation.ts';
import {
  formatOrZero,
  isZeroFormat,
  parseFormatFor,
} from '../../../core/domain/format/locale-format.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import {
  equalFormatsTurned,
  formatInOrientation,
  turnFormat,
} from '../../../core/domain/format/turn-format.ts';
import { E } from '../../../core/fp.ts';
import { anyFormat, anyLengthUnit, anyUprightOrLying, turned } from '../../arbitraries/format.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

describe('turning a format', () => {
  property.prop([anyFormat])('swaps its sides, and twice is nothing', (format) => {
    expect(turnFormat(format)).toEqual(turned(format));
    expect(turnFormat(turnFormat(format))).toEqual(format);
  });

  property.prop([anyFormat, anyUprightOrLying])(
    'brings it into an orientation, unless it is square',
    (format, orientation) => {
      const standing = formatInOrientation(format, orientation);
      const isSquare = format.width === format.height;
      expect(orientationOf(standing)).toBe(isSquare ? 'square' : orientation);
      expect([format, turned(format)]).toContainEqual(standing);
      expect(formatInOrientation(turned(format), orientation)).toEqual(standing);
    },
  );

  const small = fc.record({
    width: fc.integer({ min: 1, max: 3 }),
    height: fc.integer({ min: 1, max: 3 }),
    unit: anyLengthUnit,
  });

  property.prop([small, small])('leaves formats equal', (first, second) => {
    const isEqual = equalFormats(first, second) || equalFormats(first, turned(second));
    expect(equalFormatsTurned(first, second)).toBe(isEqual);
    expect(equalFormatsTurned(first, turned(first))).toBe(true);
    const other = first.unit === 'cm' ? 'in' : 'cm';
    expect(equalFormatsTurned(first, { ...first, unit: other })).toBe(false);
  });
});

describe('a format string', () => {
  property.prop([anyLocale, fc.stringMatching(/^[0-9]{0,4}x?[0-9]{0,4}$/u)])(
    'is read in the unit of the locale',
    (locale, text) => {
      const unit = locale === 'en-US' ? 'in' : 'cm';
      expect(parseFormatFor(locale, text)).toEqual(parseFormat(unit, text));
    },
  );

  property.prop([anyLengthUnit, fc.stringMatching(/^[0-9]{0,4}x?[0-9]{0,4}$/u)])(
    'is 0 × 0 where it is malformed, and never else',
    (unit, text) => {
      const parsed = parseFormat(unit, text);
      const format = formatOrZero(unit, text);
      expect(format).toEqual(E.isRight(parsed) ? parsed.right : { width: 0, height: 0, unit });
      expect(isZeroFormat(format)).toBe(E.isLeft(parsed));
    },
  );

  test('is zero where both sides are', () => {
    expect(isZeroFormat({ width: 0, height: 1, unit: 'cm' })).toBe(false);
    expect(isZeroFormat({ width: 1, height: 0, unit: 'cm' })).toBe(false);
  });
});
