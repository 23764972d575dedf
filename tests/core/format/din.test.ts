import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { dinNames, dinSizes } from '../../../core/domain/format/din-sizes.ts';
import { dinFormat, dinNameOf, isDinName } from '../../../core/domain/format/din.ts';
import { centimetreFormatOf } from '../../../core/domain/format/millimetre-format.ts';
import { anyDinName, anyFormat, anyUprightOrLying, turned } from '../../arbitraries/format.ts';

describe('the DIN sizes', () => {
  test('are A0 to A8 by the rule of ISO 216: each the half of the one before, rounded down', () => {
    const byRule = dinNames.reduce<readonly { shorter: number; longer: number }[]>((sizes) => {
      const last = sizes.at(-1);
      if (last === undefined) return [{ shorter: 841, longer: 1189 }];
      return [...sizes, { shorter: Math.floor(last.longer / 2), longer: last.shorter }];
    }, []);
    expect(dinNames.map((name) => dinSizes[name])).toEqual(byRule);
    expect(dinNames).toEqual(Array.from({ length: 9 }, (_, size) => `A${size}`));
  });

  test('stand as they are asked', () => {
    expect(dinFormat('A4', 'portrait')).toEqual({ width: 210, height: 297, unit: 'mm' });
    expect(dinFormat('A4', 'landscape')).toEqual({ width: 297, height: 210, unit: 'mm' });
  });

  test('have names of their own', () => {
    expect(dinNames.every(isDinName)).toBe(true);
    expect(['A9', 'a4', 'B5', ''].some(isDinName)).toBe(false);
  });
});

describe('dinNameOf', () => {
  property.prop([anyDinName, anyUprightOrLying])(
    'names a size either way up, in millimetres and in centimetres',
    (name, orientation) => {
      const size = dinFormat(name, orientation);
      expect(dinNameOf(size)).toBe(name);
      expect(dinNameOf(centimetreFormatOf(size))).toBe(name);
    },
  );

  property.prop([anyDinName, anyUprightOrLying])('never names inches', (name, orientation) => {
    expect(dinNameOf({ ...centimetreFormatOf(dinFormat(name, orientation)), unit: 'in' })).toBe(
      undefined,
    );
  });

  property.prop([
    anyDinName,
    anyUprightOrLying,
    fc.constantFrom([1, 0] as const, [0, 1] as const, [-1, 0] as const, [0, -1] as const),
  ])('takes the exact millimetres alone', (name, orientation, [wider, higher]) => {
    const { width, height } = dinFormat(name, orientation);
    expect(dinNameOf({ width: width + wider, height: height + higher, unit: 'cm' })).toBe(
      undefined,
    );
  });

  property.prop([anyFormat])('is the same for a turned format', (format) => {
    expect(dinNameOf(turned(format))).toBe(dinNameOf(format));
  });

  test('knows no square, though both sides be one of a size', () => {
    expect(dinNameOf({ width: 297, height: 297, unit: 'cm' })).toBe(undefined);
    expect(dinNameOf({ width: 210, height: 210, unit: 'cm' })).toBe(undefined);
  });
});
