import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { millimetresOfTenths } from '../../../core/domain/format/format.ts';
import { orientationOf } from '../../../core/domain/format/orientation.ts';
import {
  centimetresPerInch,
  isLengthUnit,
  lengthUnits,
} from '../../../core/domain/format/length-units.ts';
import { isOrientation, orientations } from '../../../core/domain/format/turn-format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { anyFormat } from '../../arbitraries/format.ts';

/** Texts that are near a word, or a name that every object has. */
const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'CM', 'mm', ' in', 'inch', 'Square', 'toString', '__proto__', 'constructor'),
);

describe('the units of wall formats', () => {
  test('are two, each of some locale', () => {
    expect(lengthUnits).toEqual(['cm', 'in']);
    expect(new Set(locales.map(formatUnitOf))).toEqual(new Set(lengthUnits));
    expect(lengthUnits.every(isLengthUnit)).toBe(true);
  });

  property.prop([fc.oneof(anyText, fc.constantFrom(...lengthUnits))])(
    'are known by their own names alone',
    (text) => {
      expect(isLengthUnit(text)).toBe(text === 'cm' || text === 'in');
    },
  );

  test('are 2.54 to 1', () => {
    expect(centimetresPerInch).toBe(2.54);
    expect(millimetresOfTenths('in', 1_000)).toBe(
      centimetresPerInch * millimetresOfTenths('cm', 1_000),
    );
  });
});

describe('the orientations', () => {
  property.prop([anyFormat])('are those that formats have', (format) => {
    expect(orientations).toContain(orientationOf(format));
  });

  property.prop([fc.oneof(anyText, fc.constantFrom(...orientations))])(
    'are known by their own names alone',
    (text) => {
      expect(isOrientation(text)).toBe(['landscape', 'portrait', 'square'].includes(text));
    },
  );

  test('are three', () => {
    expect(orientations).toEqual(['landscape', 'portrait', 'square']);
    expect(orientations.every(isOrientation)).toBe(true);
  });
});
