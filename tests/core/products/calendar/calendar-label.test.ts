import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { calendarOrientationOf } from '../../../../core/domain/products/calendar/calendar-formats.ts';
import {
  calendarFormatGroupLabel,
  calendarFormatLabel,
  calendarLabels,
  calendarLabelsIn,
  calendarMountingLabel,
  calendarOrientationLabel,
  calendarSizeText,
  calendarTypeLabel,
} from '../../../../core/domain/products/calendar/calendar-label.ts';
import {
  calendarFormatGroups,
  calendarFormats,
  calendarMountings,
  calendarTypes,
} from '../../../../core/domain/products/calendar/calendars.ts';
import { languages, locales, localeTable } from '../../../../core/domain/locale/locales.ts';
import {
  anyCalendarFormat,
  anyCalendarFormatGroup,
  anyCalendarMounting,
  anyCalendarType,
} from '../../../arbitraries/calendar.ts';
import { anyLocale } from '../../../arbitraries/locale.ts';

const orientations = ['portrait', 'landscape', 'square'] as const;

describe('the labels of calendars', () => {
  test.each(languages)('in %s tell all values of a kind apart, without stray space', (language) => {
    const { types, groups, mountings, orientations: turned, dinWords } = calendarLabels[language];
    const counts = [5, 7, 5, 3, 2];
    for (const [index, labels] of [types, groups, mountings, turned, dinWords].entries()) {
      const texts = Object.values(labels);
      expect(new Set(texts).size).toBe(counts[index]);
      for (const text of texts) expect(text).toMatch(/^\S(?:.*\S)?$/u);
    }
  });

  property.prop([anyLocale, anyCalendarType, anyCalendarFormatGroup, anyCalendarMounting])(
    'are those of the language in every locale',
    (locale, type, group, mounting) => {
      const labels = calendarLabels[localeTable[locale].language];
      const isOrganizer = locale === 'en-US' && type === 'familienplaner';
      expect(calendarTypeLabel(locale, type)).toBe(
        isOrganizer ? 'Family organizer' : labels.types[type],
      );
      expect(calendarFormatGroupLabel(locale, group)).toBe(labels.groups[group]);
      expect(calendarMountingLabel(locale, mounting)).toBe(labels.mountings[mounting]);
      for (const orientation of orientations)
        expect(calendarOrientationLabel(locale, orientation)).toBe(
          labels.orientations[orientation],
        );
    },
  );

  test('are complete for the United States', () => {
    expect(Object.keys(calendarLabelsIn('en-US'))).toEqual(Object.keys(calendarLabelsIn('en-GB')));
    expect(calendarTypes.map((type) => calendarTypeLabel('en-US', type))).toEqual([
      'Family organizer',
      'Kitchen calendar',
      'Appointment calendar',
      'Desk calendar',
      'Wall calendar',
    ]);
  });

  test('are German words where German is spoken', () => {
    expect(calendarTypeLabel('de-CH', 'kuechenkalender')).toBe('Küchenkalender');
    expect(calendarMountingLabel('de-AT', 'holzfuss')).toBe('Holzfuß');
    expect(calendarFormatGroupLabel('de-LI', 'small')).toBe('Klein');
    expect(calendarOrientationLabel('de-LU', 'landscape')).toBe('Querformat');
    expect([calendarMountings.length, calendarFormatGroups.length]).toEqual([5, 7]);
  });
});

describe('the name of a calendar format', () => {
  test.each([
    ['de-DE', 'a4-hoch', 'A4 hoch', '21 × 29,7\u00a0cm'],
    ['fr-CH', 'a3-quer', 'A3 paysage', '42 × 29,7\u00a0cm'],
    ['it-IT', 'a6-hoch', 'A6 verticale', '10,5 × 14,8\u00a0cm'],
    ['nl-BE', 'a5-quer', 'A5 liggend', '21 × 14,8\u00a0cm'],
    ['es-ES', '145-145', '14,5 × 14,5\u00a0cm', '14,5 × 14,5\u00a0cm'],
    ['en-GB', '265-120', '26.5 × 12\u00a0cm', '26.5 × 12\u00a0cm'],
    ['en-US', 'a4-hoch', 'A4 portrait', '8.3 × 11.7\u00a0in'],
    ['en-US', '150-400', '5.9 × 15.7\u00a0in', '5.9 × 15.7\u00a0in'],
  ] as const)('in %s of %s is %s', (locale, format, label, size) => {
    expect(calendarFormatLabel(locale, format)).toBe(label);
    expect(calendarSizeText(locale, format)).toBe(size);
  });

  test.each(locales)('tells all formats apart in %s', (locale) => {
    const labels = calendarFormats.map((format) => calendarFormatLabel(locale, format));
    expect(new Set(labels).size).toBe(calendarFormats.length);
  });

  property.prop([anyLocale, anyCalendarFormat])(
    'is the DIN name with its word where there is one',
    (locale, format) => {
      const din = /^a\d/u.exec(format)?.[0].toUpperCase();
      const orientation = calendarOrientationOf(format);
      const word = orientation === 'square' ? '' : calendarLabelsIn(locale).dinWords[orientation];
      expect(calendarFormatLabel(locale, format)).toBe(
        din === undefined ? calendarSizeText(locale, format) : `${din} ${word}`,
      );
    },
  );
});
