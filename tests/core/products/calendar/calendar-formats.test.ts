import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  calendarFormatGroupsOf,
  calendarFormatsOf,
  calendarFormatsOfGroup,
  calendarFormatsOfPart,
  calendarGroupsOf,
  calendarMountingsOf,
  calendarOrientationOf,
  calendarSizeOf,
  calendarTypesIn,
  defaultCalendarFormatOf,
  defaultCalendarMountingOf,
} from '../../../../core/domain/products/calendar/calendar-formats.ts';
import {
  calendarAccessoryTypes,
  calendarFormatGroups,
  calendarFormats,
  calendarMountings,
  calendarTypes,
  isCalendarAccessoryType,
  isCalendarFormat,
  isCalendarFormatGroup,
  isCalendarMounting,
  isCalendarType,
} from '../../../../core/domain/products/calendar/calendars.ts';
import { dinFormat, isDinName } from '../../../../core/domain/format/din.ts';
import {
  anyCalendarFormat,
  anyCalendarFormatGroup,
  anyCalendarType,
} from '../../../arbitraries/calendar.ts';

const anyWord = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...calendarTypes,
    ...calendarFormats,
    ...calendarFormatGroups,
    ...calendarMountings,
    ...calendarAccessoryTypes,
    'toString',
  ),
);

describe('calendars', () => {
  test('have the words of the specification, in its order', () => {
    expect(calendarTypes.join(', ')).toBe(
      'familienplaner, kuechenkalender, terminkalender, tischkalender, wandkalender',
    );
    expect(calendarFormats.join(', ')).toBe(
      'a3-hoch, a3-quer, a4-hoch, a4-quer, a5-quer, a6-hoch, a6-quer, 150-400, 200-400, 130-300, ' +
        '145-145, 200-200, 300-300, 265-120',
    );
    expect(calendarFormatGroups.join(', ')).toBe(
      'din-a3, din-a4, square, portrait-long, landscape, large, small',
    );
    expect(calendarMountings.join(', ')).toBe('holzblock, holzfuss, ohne, lochung, spirale');
    expect(calendarAccessoryTypes.join(', ')).toBe('bag, box, envelope, pen, posterbar');
  });

  property.prop([anyWord])('know their words in their exact spelling', (text) => {
    const isIn = (words: readonly string[]): boolean => words.includes(text);
    expect(isCalendarType(text)).toBe(isIn(calendarTypes));
    expect(isCalendarFormat(text)).toBe(isIn(calendarFormats));
    expect(isCalendarFormatGroup(text)).toBe(isIn(calendarFormatGroups));
    expect(isCalendarMounting(text)).toBe(isIn(calendarMountings));
    expect(isCalendarAccessoryType(text)).toBe(isIn(calendarAccessoryTypes));
  });
});

describe('the size of a calendar', () => {
  property.prop([anyCalendarFormat])('is what its format says', (format) => {
    const [name = '', word = ''] = format.split('-');
    const din = name.toUpperCase();
    expect(calendarSizeOf(format)).toEqual(
      isDinName(din)
        ? dinFormat(din, word === 'hoch' ? 'portrait' : 'landscape')
        : { width: Number(name), height: Number(word), unit: 'mm' },
    );
  });

  property.prop([anyCalendarFormat])('stands, lies or is square', (format) => {
    const { width, height } = calendarSizeOf(format);
    const orientation = calendarOrientationOf(format);
    expect(orientation === 'portrait').toBe(height > width);
    expect(orientation === 'landscape').toBe(width > height);
    expect(orientation === 'square').toBe(width === height);
  });
});

/** The groups as decisions, "Catalogue and products", writes them. */
const groupPatterns = {
  'din-a3': /^a3-/u,
  'din-a4': /^a4-/u,
  square: /^(?:145-145|200-200|300-300)$/u,
  'portrait-long': /^(?:150-400|200-400|130-300)$/u,
  landscape: /-quer$|^265-120$/u,
  large: /^a3-|^300-300$/u,
  small: /^a5-|^a6-|^145-145$|^265-120$/u,
} as const;

describe('the groups of calendar formats', () => {
  property.prop([anyCalendarFormatGroup, anyCalendarFormat])(
    'hold the formats of the decision, and know it both ways',
    (group, format) => {
      const isMember = groupPatterns[group].test(format);
      expect(calendarFormatsOfGroup(group).includes(format)).toBe(isMember);
      expect(calendarGroupsOf(format).includes(group)).toBe(isMember);
    },
  );

  test('cover all formats, and none is empty', () => {
    expect(new Set(calendarFormatGroups.flatMap(calendarFormatsOfGroup))).toEqual(
      new Set(calendarFormats),
    );
    for (const group of calendarFormatGroups) expect(calendarFormatsOfGroup(group)).not.toEqual([]);
  });

  property.prop([anyCalendarFormat])('of orientation hold what has it', (format) => {
    const orientation = calendarOrientationOf(format);
    const groups = calendarGroupsOf(format);
    expect(groups.includes('square')).toBe(orientation === 'square');
    expect(groups.includes('landscape')).toBe(orientation === 'landscape');
    if (groups.includes('portrait-long')) expect(orientation).toBe('portrait');
    expect(groups.includes('large') && groups.includes('small')).toBe(false);
  });
});

describe('a part of a group of calendar formats', () => {
  property.prop([anyCalendarFormatGroup])('is all of it, or what stands', (group) => {
    const formats = calendarFormatsOfGroup(group);
    expect(calendarFormatsOfPart(group, 'all')).toEqual(formats);
    expect(calendarFormatsOfPart(group, 'upright')).toEqual(
      formats.filter((format) => calendarOrientationOf(format) === 'portrait'),
    );
  });

  test('is what is not larger than A5', () => {
    expect(calendarFormatsOfPart('landscape', 'up-to-a5')).toEqual([
      'a5-quer',
      'a6-quer',
      '265-120',
    ]);
    expect(calendarFormatsOfPart('din-a4', 'up-to-a5')).toEqual([]);
  });
});

describe('the formats of a type of calendar', () => {
  test.each([
    ['familienplaner', 'a3-hoch a4-hoch 150-400 200-400 130-300'],
    ['kuechenkalender', '150-400 200-400 130-300'],
    ['terminkalender', 'a3-hoch a4-hoch 150-400 200-400 130-300'],
    ['tischkalender', 'a5-quer a6-hoch a6-quer 145-145 265-120'],
    ['wandkalender', 'a3-hoch a3-quer a4-hoch a4-quer 145-145 200-200 300-300'],
  ] as const)('%s: %s', (type, formats) => {
    expect(calendarFormatsOf(type).join(' ')).toBe(formats);
  });

  test.each([
    ['familienplaner', 'portrait-long din-a3 din-a4'],
    ['kuechenkalender', 'portrait-long'],
    ['terminkalender', 'portrait-long din-a3 din-a4'],
    ['tischkalender', 'small landscape'],
    ['wandkalender', 'din-a3 din-a4 square'],
  ] as const)('%s come from %s', (type, groups) => {
    expect(calendarFormatGroupsOf(type).join(' ')).toBe(groups);
    for (const format of calendarFormatsOf(type))
      expect(
        calendarGroupsOf(format).some((group) => calendarFormatGroupsOf(type).includes(group)),
      ).toBe(true);
  });

  test('leave no format without a type', () => {
    for (const format of calendarFormats) expect(calendarTypesIn(format)).not.toEqual([]);
  });

  property.prop([anyCalendarType, anyCalendarFormat])('know it both ways', (type, format) => {
    const formats = calendarFormatsOf(type);
    expect(calendarTypesIn(format).includes(type)).toBe(formats.includes(format));
  });

  property.prop([anyCalendarType])('have one of them as the default', (type) => {
    expect(calendarFormatsOf(type)).toContain(defaultCalendarFormatOf(type));
  });

  test('start in these', () => {
    expect(calendarTypes.map(defaultCalendarFormatOf).join(' ')).toBe(
      '200-400 150-400 a4-hoch a5-quer a4-quer',
    );
  });
});

describe('the mountings of a type of calendar', () => {
  test('are spiral or hole for what hangs; block, foot or nothing too for what stands', () => {
    const desk = ['spirale', 'holzblock', 'holzfuss', 'ohne'];
    for (const type of calendarTypes)
      expect(calendarMountingsOf(type)).toEqual(
        type === 'tischkalender' ? desk : ['spirale', 'lochung'],
      );
  });

  test('are all of some type', () => {
    expect(new Set(calendarTypes.flatMap(calendarMountingsOf))).toEqual(new Set(calendarMountings));
  });

  property.prop([anyCalendarType])('have the default among them', (type) => {
    expect(calendarMountingsOf(type)).toContain(defaultCalendarMountingOf(type));
  });
});
