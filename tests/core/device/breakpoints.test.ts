import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  breakpointNames,
  breakpointOf,
  breakpoints,
  isWideNavigation,
} from '../../../core/domain/device/breakpoints.ts';
import { interfaceTimings } from '../../../core/domain/device/interface-timings.ts';

describe('breakpoints', () => {
  test('are those of supporting §9', () => {
    expect(breakpointNames.map((name) => `${name} ${breakpoints[name]}`).join(', ')).toBe(
      'xxs 319, xs 479, sm 575, md 767, lg 899, xl 1023, xxl 1299, 2xl 1536, xxxl 1900',
    );
  });

  property.prop([fc.constantFrom(...breakpointNames)])('hold their own maximum', (name) => {
    const next = breakpointNames[breakpointNames.indexOf(name) + 1];
    expect(breakpointOf(breakpoints[name])).toBe(name);
    expect(breakpointOf(breakpoints[name] + 0.5)).toBe(next);
    expect(breakpointOf(breakpoints[name] + 1)).toBe(next);
  });

  property.prop([fc.nat({ max: 2_500 }), fc.nat({ max: 2_500 })])(
    'never narrow as a viewport widens',
    (one, other) => {
      const rank = (width: number): number => {
        const name = breakpointOf(width);
        return name === undefined ? breakpointNames.length : breakpointNames.indexOf(name);
      };
      expect(rank(Math.min(one, other))).toBeLessThanOrEqual(rank(Math.max(one, other)));
    },
  );

  test.each([
    [0, 'xxs'],
    [-1, undefined],
    [1_901, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('%d is %s', (width, expected) => {
    expect(breakpointOf(width)).toBe(expected);
  });

  test('the navigation is wide from 1000 px on', () => {
    expect([999, 999.5, 1_000, 1_001].map(isWideNavigation)).toEqual([false, false, true, true]);
  });
});

test('the interface waits as supporting §9 says', () => {
  expect(interfaceTimings).toEqual({
    scrollAnimation: 500,
    resizeDebounce: 200,
    deviceRefresh: 50,
    flyoutOpen: 300,
    flyoutClose: 0,
  });
});
