import { describe, expect, test } from 'vitest';

import { checkArtwork } from '../../../../../core/domain/artwork/checks.ts';
import { localeTable, locales } from '../../../../../core/domain/locale/locales.ts';
import { calendarArtworkId } from '../../../../../core/domain/products/calendar/calendar-design-id.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
} from '../../../../../core/domain/products/calendar/calendar-formats.ts';
import { calendarTypes } from '../../../../../core/domain/products/calendar/calendars.ts';
import {
  calendarArtworkOf,
  calendarDesignGroupOf,
  calendarLookOf,
  calendarLooksOf,
} from '../../../../../core/domain/products/calendar/designs/calendar-library.ts';
import { calendarLooks } from '../../../../../core/domain/products/calendar/designs/looks.ts';
import {
  monthName,
  monthSheet,
} from '../../../../../core/domain/products/calendar/designs/month-sheet.ts';
import { artworkOf, isArtwork } from '../../../../../core/domain/products/artworks.ts';
import { noHolidays, type HolidaysOf } from '../../../../../core/domain/time/holidays.ts';
import { E } from '../../../../../core/fp.ts';
import { readTypefaces } from '../../../../../adapters/shared/typefaces/read-typefaces.ts';

const start = { year: 2027, month: 5 };

/** The longest names that markets have. */
const longHolidays: HolidaysOf = () => [
  { day: '2027-05-01', name: 'Liberazione dal nazifascismo (1945)' },
  { day: '2027-05-06', name: 'Eidg. Dank-, Buss- und Bettag' },
];

const typefaces = readTypefaces();

const textsOf = (id: string, locale: 'de-DE' | 'en-US'): readonly string[] =>
  (artworkOf({ design: id, locale }, longHolidays)?.pages ?? [])
    .filter(({ name }) => name === 'inside')
    .flatMap(({ objects }) => objects.flatMap((one) => (one.kind === 'text' ? [one.text] : [])));

describe('the library of calendars', () => {
  test('has twelve looks or more, each with a layout of its own, and one for every type', () => {
    expect(calendarLooks.length).toBeGreaterThanOrEqual(12);
    expect(new Set(calendarLooks.map(({ layout }) => layout)).size).toBe(calendarLooks.length);
    expect(new Set(calendarLooks.map(({ id }) => id)).size).toBe(calendarLooks.length);
    for (const type of calendarTypes) expect(calendarLooksOf(type).length).toBeGreaterThan(1);
    for (const { id } of calendarLooks) expect(id).toMatch(/^[a-z]+$/u);
  });

  test('prints every look in every format as a printer wants it', () => {
    for (const look of calendarLooks) {
      for (const format of calendarFormatsOf(look.type)) {
        for (const mounting of calendarMountingsOf(look.type)) {
          const id = calendarArtworkId({
            designGroupId: look.id,
            format,
            mounting,
            start,
            hasMoon: true,
          });
          const artwork = calendarArtworkOf(id, 'it-CH', longHolidays);
          if (artwork === undefined) throw new Error(id);
          const found = checkArtwork({
            artwork,
            variant: 'usual',
            language: 'it',
            typefaces,
            pictures: {},
          });
          const wrong = E.isRight(found)
            ? found.right.filter(({ kind }) => kind !== 'empty-slot')
            : [found.left];
          expect({ id, wrong }).toEqual({ id, wrong: [] });
        }
      }
    }
  }, 60_000);

  test('gives each look a group with a design for each format of its type', () => {
    for (const look of calendarLooks) {
      const { designs } = calendarDesignGroupOf(look);
      expect(designs.map(({ format }) => format)).toEqual(calendarFormatsOf(look.type));
    }
    expect(calendarLookOf('lagom')?.name).toBe('Lagom');
    expect(calendarLookOf('constructor')).toBeUndefined();
  });

  test('knows a picture by its id alone', () => {
    const picture = {
      kind: 'artwork',
      variant: 'usual',
      locale: 'de-DE',
      view: 'inside',
    } as const;
    expect(isArtwork({ ...picture, design: 'lagom-a4-hoch-spirale-2027-1' })).toBe(true);
    expect(isArtwork({ ...picture, design: 'lagom-a4-hoch-spirale-2027-12-moon' })).toBe(true);
    expect(isArtwork({ ...picture, design: 'lagom-300-300-lochung-2027-1' })).toBe(true);
    const option = { design: 'lagom-a4-hoch-spirale-2027-1', options: ['cut'] };
    expect(isArtwork({ ...picture, ...option })).toBe(false);
    const unknown = [
      'lagom-a5-quer-spirale-2027-1',
      'lagom-a4-hoch-holzblock-2027-1',
      'lagom-a4-hoch-spirale-2027-13',
      'lagom-a4-hoch-spirale-2027-01',
      'lagom-a4-hoch-spirale-27-1',
      'lagom-a4-hoch-spirale-2027-1-sun',
      'nobody-a4-hoch-spirale-2027-1',
      'lagom',
    ];
    expect(unknown.filter((design) => isArtwork({ ...picture, design }))).toEqual([]);
  });

  test('prints every day with its week and holiday, and the moon where it is wanted', () => {
    const texts = textsOf('kontor-a4-hoch-spirale-2027-5', 'de-DE');
    for (let day = 1; day <= 31; day += 1) expect(texts).toContain(String(day));
    for (const week of ['17', '18', '22']) expect(texts).toContain(week);
    expect(texts).toContain('Liberazione dal nazifascismo (1945)');
    expect(texts).toContain('Mai');
    expect(textsOf('kontor-a4-hoch-spirale-2027-5', 'en-US')).toContain('May');
    const drawings = (id: string) =>
      artworkOf({ design: id, locale: 'de-DE' })?.pages.flatMap(({ objects }) =>
        objects.filter(({ kind }) => kind === 'ornament'),
      ).length ?? 0;
    const without = drawings('kontor-a4-hoch-spirale-2027-5');
    expect(drawings('kontor-a4-hoch-spirale-2027-5-moon')).toBe(without + 4);
  });

  test('names its years: one from January on, else both', () => {
    const cover = (month: number) =>
      artworkOf({
        design: `lagom-a4-hoch-spirale-2027-${month}`,
        locale: 'de-DE',
      })?.pages[0]?.objects.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
    expect(cover(1)).toEqual(['2027']);
    expect(cover(2)).toEqual(['2027/28']);
  });
});

describe('a month in a locale', () => {
  test('has the names that the language has for months and weekdays', () => {
    for (const locale of locales) {
      const { language } = localeTable[locale];
      for (let month = 1; month <= 12; month += 1) {
        const known = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2027, month - 1, 1),
        );
        expect(monthName(locale, month).toLowerCase()).toBe(known.toLowerCase());
      }
      const { days } = monthSheet({ locale, hasMoon: false, holidaysOf: noHolidays }, start);
      for (const { day, name } of days) {
        const known = new Intl.DateTimeFormat(language, {
          weekday: 'long',
          timeZone: 'UTC',
        }).format(Date.UTC(2027, 4, day));
        expect(known.slice(0, 2).toLowerCase()).toBe(name.toLowerCase());
      }
    }
  });

  test('is free on Sundays and holidays; of two holidays on a day the first is named', () => {
    const { days } = monthSheet(
      {
        locale: 'de-DE',
        hasMoon: false,
        holidaysOf: () => [
          { day: '2027-05-06', name: 'Himmelfahrt' },
          { day: '2027-05-06', name: 'Vatertag' },
        ],
      },
      start,
    );
    expect(days.filter(({ isFree }) => isFree).map(({ day }) => day)).toEqual([
      2, 6, 9, 16, 23, 30,
    ]);
    expect(days[5]?.holiday).toBe('Himmelfahrt');
    expect(days[5]?.moon).toBeUndefined();
  });
});
