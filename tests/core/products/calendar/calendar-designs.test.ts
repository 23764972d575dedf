import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  calendarDesignFor,
  calendarDesignOf,
  haveCalendarRatio,
  type CalendarDesignGroup,
} from '../../../../core/domain/products/calendar/calendar-designs.ts';
import {
  calendarFormats,
  type CalendarFormat,
} from '../../../../core/domain/products/calendar/calendars.ts';
import { E } from '../../../../core/fp.ts';

const anyCalendarFormat = fc.constantFrom(...calendarFormats);

const groupWith = (formats: readonly CalendarFormat[]): CalendarDesignGroup => ({
  designGroupId: 'forest',
  name: 'Forest',
  designs: formats.map((format, index) => ({ designId: `${format}-${index}`, format })),
});

describe('the design of a calendar', () => {
  test('has the ratio of its format: DIN upright, DIN lying, squares, and each other alone', () => {
    const families = [
      ['a3-hoch', 'a4-hoch', 'a6-hoch'],
      ['a3-quer', 'a4-quer', 'a5-quer', 'a6-quer'],
      ['145-145', '200-200', '300-300'],
      ['150-400'],
      ['200-400'],
      ['130-300'],
      ['265-120'],
    ];
    for (const one of calendarFormats)
      for (const other of calendarFormats) {
        const isSame = families.some((family) => family.includes(one) && family.includes(other));
        expect([one, other, haveCalendarRatio(one, other)]).toEqual([one, other, isSame]);
      }
  });

  property.prop([fc.array(anyCalendarFormat, { maxLength: 6 }), anyCalendarFormat])(
    'is the one for its format, else one of its ratio, else refused with what there is',
    (formats, format) => {
      const group = groupWith(formats);
      const design = calendarDesignFor(group, format);
      if (E.isLeft(design)) {
        expect(design.left).toEqual({
          kind: 'no-calendar-design-for-format',
          designGroupId: 'forest',
          format,
          formats: [...new Set(formats)],
        });
        expect(formats.some((other) => haveCalendarRatio(other, format))).toBe(false);
        return;
      }
      expect(group.designs).toContain(design.right);
      if (formats.includes(format)) expect(design.right.format).toBe(format);
      else expect(haveCalendarRatio(design.right.format, format)).toBe(true);
    },
  );

  test('is found by its id', () => {
    const group = groupWith(['a4-quer', 'a3-quer']);
    expect(calendarDesignOf(group, 'a3-quer-1')).toEqual(E.right(group.designs[1]));
    for (const designId of ['', 'nobody', 'toString'])
      expect(calendarDesignOf(group, designId)).toEqual(
        E.left({ kind: 'calendar-design-not-in-group', designGroupId: 'forest', designId }),
      );
  });
});
