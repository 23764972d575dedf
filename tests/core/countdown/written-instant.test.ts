import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';

import {
  writtenCalendarDay,
  writtenDay,
  writtenTime,
} from '../../../core/domain/countdown/written-instant.ts';
import { localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const space = '\u00a0';

/** In UTC; in winter Central Europe is an hour ahead, New York five behind. */
const halfPastOne = Date.UTC(2026, 10, 23, 13, 30);
const one = Date.UTC(2026, 10, 23, 13);

describe('an instant in the words of a locale', () => {
  test.each([
    ['de-DE', `Mo., 23.${space}November`, '14:30', '14:00'],
    ['de-CH', `Mo., 23.${space}November`, '14:30', '14:00'],
    ['en-GB', `Mon 23${space}November`, '13:30', '13:00'],
    ['en-US', `Mon, November${space}23`, '8:30 AM EST', '8:00 AM EST'],
    ['es-ES', `lunes 23${space}de${space}noviembre`, '14:30', '14:00'],
    ['fr-FR', `lun. 23${space}novembre`, `14${space}h${space}30`, `14${space}h`],
    ['fr-CH', `lun. 23${space}novembre`, `14${space}h${space}30`, `14${space}h`],
    ['it-IT', `lunedì 23${space}novembre`, '14:30', '14:00'],
    ['nl-NL', `ma 23${space}november`, '14:30', '14:00'],
  ] as const)('%s: %s, %s and %s', (locale, day, time, hour) => {
    expect(writtenDay(locale, halfPastOne)).toBe(day);
    expect(writtenTime(locale, halfPastOne)).toBe(time);
    expect(writtenTime(locale, one)).toBe(hour);
  });

  property.prop([anyLocale, fc.date({ noInvalidDate: true })])(
    'is that of its market’s zone, asked as often as one likes',
    (locale, date) => {
      const { timeZone } = marketTable[localeTable[locale].market];
      const parts = (options: Intl.DateTimeFormatOptions): string =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
      const weekday = /^(?:es|it)/u.test(locale) ? 'long' : 'short';
      const usual = parts({ weekday, day: 'numeric', month: 'long' });
      const inSpain = locale.startsWith('es') ? usual.replace(',', '') : usual;
      const day = locale.startsWith('fr') ? usual.replace(/ 1 /u, ' 1er ') : inSpain;
      const minute = parts({ minute: 'numeric' }).padStart(2, '0');
      const at = date.getTime();
      const written = writtenDay(locale, at);
      expect(written.replaceAll(space, ' ')).toBe(day);
      expect(written.split(' ')).toHaveLength(2); // a line ends behind the weekday alone
      expect(writtenDay(locale, at)).toBe(written);
      const time = writtenTime(locale, at);
      if (minute !== '00' || !locale.startsWith('fr')) expect(time).toContain(minute);
      else expect(time).toMatch(/^\d{1,2}\u00a0h$/u);
    },
  );

  test.each([
    ['fr-FR', `mar. 1er${space}décembre`],
    ['fr-CH', `mar. 1er${space}décembre`],
    ['de-DE', `Di., 1.${space}Dezember`],
  ] as const)('%s: the first of a month is %s', (locale, day) => {
    expect(writtenDay(locale, Date.UTC(2026, 11, 1, 12))).toBe(day);
    expect(writtenCalendarDay(locale, '2026-12-01')).toBe(day);
  });

  test('makes the formatters of a market once', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const market of ['at', 'ch', 'at', 'ch'] as const) writtenDay('de-DE', one, market);
    expect(made.mock.calls.length).toBeLessThanOrEqual(6);
    made.mockClear();
    writtenTime('de-DE', one, 'at');
    writtenDay('de-DE', one, 'ch');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  test('throws for a number that is not an instant', () => {
    expect(() => writtenDay('de-DE', Number.NaN)).toThrow(RangeError);
    expect(() => writtenTime('de-DE', 9e15)).toThrow(RangeError);
  });
});
