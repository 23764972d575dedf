import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  buttonScroll,
  centredScroll,
  furthestScroll,
  scrollButtons,
  type BarMeasures,
  type ScrollSide,
} from '../../../core/domain/navigation/bar-scroll.ts';
import { anyBarMeasures } from '../../arbitraries/navigation.ts';

const anySide = fc.constantFrom<ScrollSide>('left', 'right');

/** An item somewhere in the content, or reaching out of it. */
const anyBarItem = fc.record({
  left: fc.integer({ min: 0, max: 4000 }),
  width: fc.integer({ min: 0, max: 600 }),
});

const bar = (scrollLeft: number): BarMeasures => ({
  scrollLeft,
  viewWidth: 400,
  contentWidth: 1000,
});

describe('a scroll target', () => {
  property.prop([anyBarMeasures, anyBarItem, anySide])(
    'is always within what the bar can scroll',
    (measures, item, side) => {
      for (const target of [centredScroll(measures, item), buttonScroll(measures, side)]) {
        expect(target).toBeGreaterThanOrEqual(0);
        expect(target).toBeLessThanOrEqual(furthestScroll(measures));
      }
    },
  );

  property.prop([anyBarMeasures, anyBarItem])(
    'puts the item in the middle, or is an end on the side of the item',
    (measures, item) => {
      const target = centredScroll(measures, item);
      const offset = item.left + item.width / 2 - (target + measures.viewWidth / 2);
      if (offset > 0) expect(target).toBe(furthestScroll(measures));
      if (offset < 0) expect(target).toBe(0);
    },
  );

  property.prop([anyBarMeasures, anySide])('is as far as a button can lead', (measures, side) => {
    const target = buttonScroll(measures, side);
    const end = side === 'left' ? 0 : furthestScroll(measures);
    const step = side === 'left' ? -measures.viewWidth : measures.viewWidth;
    const isWithin = measures.scrollLeft >= 0 && measures.scrollLeft <= furthestScroll(measures);
    fc.pre(isWithin);
    expect([end, measures.scrollLeft + step]).toContain(target);
  });

  test.each([
    [0, { left: 0, width: 100 }, 0],
    [0, { left: 450, width: 100 }, 300],
    [300, { left: 900, width: 100 }, 600],
  ])('from %d for the item at %j is %d', (from, item, target) => {
    expect(centredScroll(bar(from), item)).toBe(target);
  });

  test('of a button is one view further', () => {
    expect([buttonScroll(bar(100), 'right'), buttonScroll(bar(100), 'left')]).toEqual([500, 0]);
    expect([buttonScroll(bar(500), 'right'), buttonScroll(bar(500), 'left')]).toEqual([600, 100]);
  });
});

describe('the scroll buttons', () => {
  test('are hidden before the bar is measured', () => {
    expect(scrollButtons(undefined)).toEqual({ left: 'hidden', right: 'hidden' });
  });

  property.prop([anyBarMeasures])('are both of no use where everything fits', (measures) => {
    const fits = { ...measures, scrollLeft: 0, contentWidth: measures.viewWidth };
    expect(scrollButtons(fits)).toEqual({ left: 'disabled', right: 'disabled' });
  });

  property.prop([anyBarMeasures, anySide])(
    'lead somewhere exactly while they are enabled',
    (measures, side) => {
      fc.pre(measures.scrollLeft >= 0 && measures.scrollLeft <= furthestScroll(measures));
      const way = Math.abs(buttonScroll(measures, side) - measures.scrollLeft);
      expect(scrollButtons(measures)[side]).toBe(way >= 1 ? 'enabled' : 'disabled');
    },
  );

  test.each([
    [-12, 'disabled', 'enabled'],
    [0, 'disabled', 'enabled'],
    [0.5, 'disabled', 'enabled'],
    [1, 'enabled', 'enabled'],
    [599, 'enabled', 'enabled'],
    [599.5, 'enabled', 'disabled'],
    [600, 'enabled', 'disabled'],
    [612, 'enabled', 'disabled'],
  ])('at %d are %s and %s', (scrollLeft, left, right) => {
    expect(scrollButtons(bar(scrollLeft))).toEqual({ left, right });
  });
});
