import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { zeroFormat } from '../../../core/domain/format/format.ts';
import {
  formatDistance,
  nearestStandardFormat,
} from '../../../core/domain/format/nearest-standard-format.ts';
import { anyFormat, formatIn, turned } from '../../arbitraries/format.ts';

const centimetres = (width: number, height: number) => ({ width, height, unit: 'cm' }) as const;

describe('the distance of two formats', () => {
  property.prop([anyFormat, anyFormat])(
    'is 0 for equal ones alone, and the same when both are turned',
    (format, wished) => {
      expect(formatDistance(wished, wished)).toBe(0);
      expect(formatDistance(turned(format), turned(wished))).toBe(formatDistance(format, wished));
      expect(formatDistance(format, wished)).toBeGreaterThanOrEqual(0);
    },
  );

  property.prop([formatIn('cm'), fc.integer({ min: 1, max: 50 })])(
    'is the share by which the worse side is off',
    (wished, times) => {
      const { width, height, unit } = wished;
      const larger = { width: width * (times + 1), height, unit };
      expect(formatDistance(larger, wished)).toBe(times);
      expect(formatDistance({ ...larger, height: height * (times + 2) }, wished)).toBe(times + 1);
    },
  );

  test('is one of real lengths, whichever the unit', () => {
    const [inches, wished] = [
      { width: 100, height: 100, unit: 'in' } as const,
      centimetres(254, 254),
    ];
    expect(formatDistance(inches, wished)).toBe(0);
    expect(formatDistance(centimetres(300, 200), centimetres(300, 250))).toBe(0.2);
    expect(formatDistance(centimetres(150, 250), centimetres(300, 250))).toBe(0.5);
  });
});

describe('the nearest standard format', () => {
  property.prop([fc.array(anyFormat, { maxLength: 8 }), anyFormat])(
    'is one of the list, the first that none is nearer than; none of no list',
    (standards, wished) => {
      const nearest = nearestStandardFormat(standards, wished);
      const distances = standards.map((standard) => formatDistance(standard, wished));
      expect(nearest).toBe(standards[distances.indexOf(Math.min(...distances))]);
    },
  );

  property.prop([fc.array(anyFormat, { maxLength: 8 }), anyFormat])(
    'is a standard format itself, where it is wished for',
    (standards, wished) => {
      const nearest = nearestStandardFormat([...standards, wished], wished);
      expect(nearest && formatDistance(nearest, wished)).toBe(0);
    },
  );

  test('stands as the wish stands', () => {
    const standards = [centimetres(600, 400), centimetres(400, 600), centimetres(300, 300)];
    expect(nearestStandardFormat(standards, centimetres(610, 410))).toBe(standards[0]);
    expect(nearestStandardFormat(standards, centimetres(410, 610))).toBe(standards[1]);
    expect(nearestStandardFormat(standards, centimetres(290, 310))).toBe(standards[2]);
  });

  test('is the first of equally near ones', () => {
    const standards = [centimetres(290, 200), centimetres(310, 200)];
    const wished = centimetres(300, 200);
    expect(nearestStandardFormat(standards, wished)).toBe(standards[0]);
    expect(nearestStandardFormat(standards.toReversed(), wished)).toBe(standards[1]);
  });

  test('is none of a wish without sides', () => {
    const standards = [centimetres(600, 400), zeroFormat('cm')];
    for (const wished of [zeroFormat('cm'), centimetres(600, 0), centimetres(0, 400)]) {
      expect(nearestStandardFormat(standards, wished)).toBeUndefined();
    }
  });
});
