import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  calendarFormats,
  type CalendarFormat,
} from '../../../core/domain/products/calendar/calendars.ts';
import {
  calendarDesignFor,
  calendarDesignOf,
  haveCalendarRatio,
  type CalendarDesignGroup,
} from '../../../core/domain/products/calendar/calendar-designs.ts';
import {
  collageTileCounts,
  fittingCollageGroups,
  groupOfCollage,
  type CollageDesignGroup,
} from '../../../core/domain/products/collage/collage-groups.ts';
import { parseDesignGroupId } from '../../../core/domain/design/design-group-id.ts';
import {
  photobookFormatsOfSet,
  photobookOrientationsOfSet,
} from '../../../core/domain/products/photobook/photobook-design-set.ts';
import { E } from '../../../core/fp.ts';
import { anyPhotobookDesignGroups } from '../../arbitraries/photobook.ts';

const anyCalendarFormat = fc.constantFrom(...calendarFormats);

const groupWith = (formats: readonly CalendarFormat[]): CalendarDesignGroup => ({
  designGroupId: 'forest',
  name: 'Forest',
  designs: formats.map((format, index) => ({ designId: `${format}-${index}`, format })),
});

const anyOrientation = fc.constantFrom(
  'landscape' as const,
  'portrait' as const,
  'square' as const,
);

const anyCollageGroups: fc.Arbitrary<readonly CollageDesignGroup[]> = fc.array(
  fc.record({
    designGroupId: fc.stringMatching(/^[a-z]{1,3}$/u),
    name: fc.constant('Grids'),
    collages: fc.array(
      fc.record({
        designId: fc.integer({ min: 1, max: 20 }),
        tileCount: fc.integer({ min: 1, max: 9 }),
        orientation: anyOrientation,
      }),
      { maxLength: 5 },
    ),
  }),
  { maxLength: 5 },
);

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

describe('a set of photo book designs', () => {
  property.prop([anyPhotobookDesignGroups])('names its formats once each', (designGroups) => {
    const set = { designGroupSetId: 'baby', name: 'Baby', designGroups };
    const formats = photobookFormatsOfSet(set);
    expect(new Set(formats)).toEqual(new Set(designGroups.map(({ format }) => format)));
    expect(new Set(formats).size).toBe(formats.length);
    expect(photobookOrientationsOfSet(set).length === 0).toBe(formats.length === 0);
  });

  test('is drawn in the orientations of its formats, in their order', () => {
    const set = (formats: readonly ('a4-hoch' | 'a4-quer' | '200-200')[]) => ({
      designGroupSetId: 'baby',
      name: 'Baby',
      designGroups: formats.map((format) => ({ format, templateId: format })),
    });
    expect(photobookFormatsOfSet(set(['a4-quer', '200-200', 'a4-quer']))).toEqual([
      '200-200',
      'a4-quer',
    ]);
    expect(photobookOrientationsOfSet(set(['200-200', 'a4-hoch', 'a4-quer']))).toEqual([
      'din-landscape',
      'din-portrait',
      'square',
    ]);
    expect(photobookOrientationsOfSet(set(['a4-hoch']))).toEqual(['din-portrait']);
  });
});

describe('groups of collages', () => {
  property.prop([anyCollageGroups, fc.integer({ min: 1, max: 9 }), anyOrientation])(
    'keep what fits, in their order, and no group without any',
    (groups, tileCount, orientation) => {
      for (const wish of [{}, { tileCount }, { orientation }, { tileCount, orientation }]) {
        const fitting = fittingCollageGroups(groups, wish);
        expect(fitting.every(({ collages }) => collages.length > 0)).toBe(true);
        expect(fitting.flatMap(({ collages }) => collages)).toEqual(
          groups
            .flatMap(({ collages }) => collages)
            .filter((one) => !('tileCount' in wish) || one.tileCount === wish.tileCount)
            .filter((one) => !('orientation' in wish) || one.orientation === wish.orientation),
        );
        expect(fittingCollageGroups(fitting, wish)).toEqual(fitting);
      }
    },
  );

  property.prop([anyCollageGroups])('say for how many photos there are some', (groups) => {
    const counts = collageTileCounts(groups);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
    for (let count = 1; count <= 9; count += 1)
      expect(counts.includes(count)).toBe(
        fittingCollageGroups(groups, { tileCount: count }).length > 0,
      );
  });

  property.prop([anyCollageGroups, fc.integer({ min: 1, max: 20 })])(
    'hold a collage, or do not',
    (groups, designId) => {
      const holding = groups.filter(({ collages }) =>
        collages.some((collage) => collage.designId === designId),
      );
      expect(groupOfCollage(groups, designId)).toEqual(
        holding[0] === undefined
          ? E.left({ kind: 'collage-without-group', designId })
          : E.right(holding[0]),
      );
    },
  );
});

describe('the id of a group', () => {
  test.each([
    ['forest-1_A', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['a b', false],
    ['../a', false],
    ['a\n', false],
    ['é', false],
  ])('%j: %s', (text, isId) => {
    expect(parseDesignGroupId(text)).toEqual(
      isId ? E.right(text) : E.left({ kind: 'malformed-design-group-id', text }),
    );
  });
});
