import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { ArtworkPage } from '../../../../../core/domain/artwork/artwork.ts';
import { locales } from '../../../../../core/domain/locale/locales.ts';
import { calendarMonthsFrom } from '../../../../../core/domain/products/calendar/calendar-start.ts';
import type { DesignedCalendar } from '../../../../../core/domain/products/calendar/calendar-hand-off.ts';
import { calendarProduct } from '../../../../../core/domain/products/calendar/calendar-product.ts';
import { calendarSizes } from '../../../../../core/domain/products/calendar/calendar-table.ts';
import { calendarArtwork } from '../../../../../core/domain/products/calendar/designs/calendar-artwork.ts';
import { calendarLooksOf } from '../../../../../core/domain/products/calendar/designs/calendar-library.ts';
import {
  calendarLookFor,
  calendarPlaces,
  printedCalendar,
} from '../../../../../core/domain/products/calendar/designs/printed-calendar.ts';
import { calendarLooks } from '../../../../../core/domain/products/calendar/designs/looks.ts';
import { monthName } from '../../../../../core/domain/products/calendar/designs/month-sheet.ts';
import { noHolidays, type HolidaysOf } from '../../../../../core/domain/time/holidays.ts';
import { calendarConfigurationAt } from '../../../../arbitraries/calendar.ts';
import { anyLocale } from '../../../../arbitraries/locale.ts';
import { expectPrinted, expectWellMade, pagesOf, photosOf } from '../../printed-pages.ts';

const anyCalendar: fc.Arbitrary<DesignedCalendar> = calendarConfigurationAt({
  market: 'de',
  now: Date.UTC(2026, 10, 28),
}).chain((calendar) =>
  fc
    .constantFrom(...calendarLooksOf(calendar.type))
    .map(({ id }) => ({ ...calendar, designGroupId: id, designId: undefined })),
);

/** One day in each month, named for its year. */
const monthly: HolidaysOf = (_, year) =>
  Array.from({ length: 12 }, (_day, month) => ({
    day: `${year}-${String(month + 1).padStart(2, '0')}-10`,
    name: `Fest ${year}`,
  }));

const printedOf = (
  configuration: DesignedCalendar,
  count: number,
  rest: Partial<Parameters<typeof printedCalendar>[0]> = {},
) =>
  printedCalendar({
    configuration,
    locale: 'de-DE',
    words: {},
    photos: photosOf(count),
    holidaysOf: noHolidays,
    ...rest,
  }) ?? [];

const lookOf = (calendar: DesignedCalendar) =>
  calendarLookFor(calendar) ?? expect.unreachable('Each type has a look.');

const textsOf = ({ objects }: ArtworkPage) =>
  objects.flatMap((object) => (object.kind === 'text' ? [object.text] : []));

/** A page as it looks, whatever it is called. */
const unnamed = ({ name, ...page }: ArtworkPage) => ({
  ...page,
  objects: page.objects.map(({ id, ...object }) => ({ ...object, id: id.slice(name.length) })),
});

describe('what is printed of a calendar', () => {
  property.prop([anyCalendar, fc.integer({ min: 1, max: 15 })], { numRuns: 25 })(
    'is its cover and twelve pages of its format, with all photos in turn',
    (calendar, count) => {
      const photos = photosOf(Math.min(count, calendarPlaces.photos.most));
      const printed = printedOf(calendar, photos.length);
      expect(printed).toHaveLength(1);
      const pages = printed.flatMap(pagesOf);
      expect(pages.map(({ name }) => name)).toEqual([
        'front',
        ...Array.from({ length: 12 }, (_, index) => `month-${index + 1}`),
      ]);
      const { width, height } = calendarSizes[calendar.format];
      for (const page of pages)
        expect(page).toMatchObject({
          width: width * 1_000,
          height: height * 1_000,
          bleed: 3_000,
          folds: [],
        });
      expectPrinted(printed, photos);
    },
  );

  property.prop([anyCalendar, anyLocale], { numRuns: 8 })(
    'has a month a page from the start on, each as it is shown, with the holidays of its own year',
    (calendar, locale) => {
      const { format, mounting, startYear: year, startMonth: month, hasMoon } = calendar;
      const [, ...months] = printedOf(calendar, 2, { locale, holidaysOf: monthly }).flatMap(
        pagesOf,
      );
      const look = lookOf(calendar);
      calendarMonthsFrom({ year, month }).forEach((start, index) => {
        const printed = months[index] ?? expect.unreachable();
        const { pages } = calendarArtwork(
          look,
          { format, mounting, start },
          { locale, hasMoon, holidaysOf: monthly },
        );
        const shown = pages.find(({ name }) => name === 'inside') ?? expect.unreachable();
        const objectsOf = (page: ArtworkPage) =>
          unnamed(page).objects.map((object) =>
            object.kind === 'text' ? { ...object, style: '' } : object,
          );
        expect(objectsOf(printed)).toEqual(objectsOf(shown));
        expect({ ...printed, name: '', objects: [] }).toEqual({ ...shown, name: '', objects: [] });
        const texts = textsOf(printed);
        expect(texts.some((text) => text.includes(monthName(locale, start.month)))).toBe(true);
        for (const text of texts.filter((one) => one.startsWith('Fest ')))
          expect(text).toBe(`Fest ${start.year}`);
      });
    },
  );

  property.prop([anyCalendar, anyLocale], { numRuns: 4 })(
    'is printed as a printer wants it',
    (calendar, locale) => {
      expectWellMade(printedOf(calendar, 3, { locale, holidaysOf: monthly }), locale);
    },
  );

  test('shows the cover of the shop’s pictures, in every look', () => {
    for (const [index, { type, id }] of calendarLooks.entries()) {
      const calendar: DesignedCalendar = {
        type,
        format: 'a4-hoch',
        mounting: 'spirale',
        startMonth: 7,
        startYear: 2027,
        accessories: [],
        amount: 1,
        hasMoon: false,
        designGroupId: id,
      };
      const locale = locales[index % locales.length] ?? 'de-DE';
      const look = lookOf(calendar);
      expect(look.id).toBe(id);
      const [front] = printedOf(calendar, 1, { locale }).flatMap(pagesOf);
      const { pages } = calendarArtwork(
        look,
        { format: 'a4-hoch', mounting: 'spirale', start: { year: 2027, month: 7 } },
        { locale, hasMoon: false, holidaysOf: noHolidays },
      );
      expect(front).toEqual(pages[0]);
      expect(front && textsOf(front)).toContain('2027/28');
    }
  });

  test('is printed in the usual look of its type where the library has no other, and never without a photo', () => {
    const calendar: DesignedCalendar = {
      type: 'tischkalender',
      format: 'a5-quer',
      mounting: 'holzblock',
      startMonth: 1,
      startYear: 2027,
      accessories: [],
      amount: 1,
      hasMoon: true,
      // Of another type.
      designGroupId: 'lagom',
    };
    expect(calendarLookFor(calendar)?.id).toBe('pult');
    const making = {
      configuration: calendar,
      locale: 'de-DE',
      words: {},
      holidaysOf: noHolidays,
    } as const;
    expect(printedCalendar({ ...making, photos: [] })).toBeUndefined();
    expect(calendarProduct.printedPages?.({ ...making, photos: photosOf(1) })).toEqual(
      printedOf(calendar, 1),
    );
    expect(calendarProduct.personalPlaces?.('de-DE', calendar)).toEqual({
      words: [],
      photos: { least: 1, most: 13 },
    });
  });
});
