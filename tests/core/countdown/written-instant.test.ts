import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { writtenDay, writtenTime } from '../../../core/domain/countdown/written-instant.ts';
import { localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const space = '\u00a0';

/** In UTC; in winter Central Europe is an hour ahead, New York five behind. */
const halfPastOne = Date.UTC(2026, 10, 23, 13, 30);
const one = Date.UTC(2026, 10, 23, 13);

describe('an instant in the words of a locale', () => {
  test.each([
    ['de-DE', 'Mo., 23. November', '14:30', '14:00'],
    ['de-CH', 'Mo., 23. November', '14:30', '14:00'],
    ['en-GB', 'Mon 23 November', '13:30', '13:00'],
    ['en-US', 'Mon, November 23', '8:30 AM EST', '8:00 AM EST'],
    ['es-ES', 'lun, 23 de noviembre', '14:30', '14:00'],
    ['fr-FR', 'lun. 23 novembre', `14${space}h${space}30`, `14${space}h`],
    ['fr-CH', 'lun. 23 novembre', `14${space}h${space}30`, `14${space}h`],
    ['it-IT', 'lun 23 novembre', '14:30', '14:00'],
    ['nl-NL', 'ma 23 november', '14:30', '14:00'],
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
      const day = parts({ weekday: 'short', day: 'numeric', month: 'long' });
      const minute = parts({ minute: 'numeric' }).padStart(2, '0');
      const at = date.getTime();
      expect([writtenDay(locale, at), writtenDay(locale, at)]).toEqual([day, day]);
      const time = writtenTime(locale, at);
      if (minute !== '00' || !locale.startsWith('fr')) expect(time).toContain(minute);
      else expect(time).toMatch(/^\d{1,2}\u00a0h$/u);
    },
  );

  test('throws for a number that is not an instant', () => {
    expect(() => writtenDay('de-DE', Number.NaN)).toThrow(RangeError);
    expect(() => writtenTime('de-DE', 9e15)).toThrow(RangeError);
  });
});
