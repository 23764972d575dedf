import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { framesForMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import { writtenArrivals } from '../../../core/domain/delivery/arrivals.ts';
import { writtenDay } from '../../../core/domain/countdown/written-instant.ts';
import { isWorkingDay } from '../../../core/domain/delivery/delivery.ts';
import {
  canGoByExpress,
  extraWorkingDays,
  mostExtraWorkingDays,
} from '../../../core/domain/delivery/production-days.ts';
import { shippingClassOf } from '../../../core/domain/delivery/shipping-cost.ts';
import { zonedInstant } from '../../../core/domain/time/zoned-time.ts';
import { localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import { anyMaterialType } from '../../arbitraries/catalogue.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const anySide = fc.integer({ min: 100, max: 3_000 });
const anyPicture = fc
  .tuple(
    anyMaterialType,
    fc.record({
      width: anySide,
      height: anySide,
      unit: fc.constantFrom('cm' as const, 'in' as const),
    }),
    fc.nat(),
  )
  .map(([materialType, format, index]) => {
    const frames = framesForMaterial(materialType);
    return { materialType, format, frameType: frames[index % (frames.length + 1)] };
  });

describe('how much longer a picture takes', () => {
  property.prop([anyPicture])('is at least nothing and never more than is said', (picture) => {
    const days = extraWorkingDays(picture);
    expect(days).toBeGreaterThanOrEqual(0);
    expect(days).toBeLessThanOrEqual(mostExtraWorkingDays);
    expect(extraWorkingDays({ ...picture, frameType: undefined })).toBeLessThanOrEqual(days);
    if (canGoByExpress(picture)) expect(shippingClassOf(picture.format)).toBe('parcel');
  });

  test('is known for some; what takes longer does not go by express', () => {
    const format = { width: 600, height: 400, unit: 'cm' as const };
    const bulky = { ...format, width: 1_500 };
    expect(extraWorkingDays({ materialType: 'leinwand', format })).toBe(0);
    expect(extraWorkingDays({ materialType: 'leinwand', format: bulky })).toBe(1);
    const framed = { materialType: 'gallerybond', frameType: 'artbox', format: bulky } as const;
    expect(extraWorkingDays(framed)).toBe(mostExtraWorkingDays);
    expect(canGoByExpress({ materialType: 'leinwand', format })).toBe(true);
    expect(canGoByExpress({ materialType: 'echtglas', format })).toBe(false);
  });
});

describe('the days of arrival', () => {
  property.prop([anyLocale, fc.integer({ min: 1, max: 28 })])(
    'are working days, one after the other, after the usual one',
    (locale, date) => {
      const usual = `2026-12-${String(date).padStart(2, '0')}` as const;
      const arrivals = writtenArrivals(locale, usual);
      expect(arrivals).toHaveLength(mostExtraWorkingDays + 1);
      expect(arrivals[0].day).toBe(usual);
      const later = arrivals.slice(1).map(({ day }) => day);
      expect(later.every((day) => isWorkingDay(day))).toBe(true);
      expect([...new Set([usual, ...later])].toSorted()).toEqual([usual, ...later]);
      const { timeZone } = marketTable[localeTable[locale].market];
      for (const { day, text } of arrivals)
        expect(text).toBe(writtenDay(locale, zonedInstant(timeZone, day, 12)));
    },
  );
});
