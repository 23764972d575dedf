import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { breakpointOf } from '../../../core/domain/device/breakpoints.ts';
import { readDevice } from '../../../core/domain/device/device-info.ts';
import { readPageDevice, refreshedDevice } from '../../../core/domain/device/page-device.ts';
import { anyUserAgent } from '../../arbitraries/device.ts';

const anyReading = fc.record({
  userAgent: anyUserAgent,
  maxTouchPoints: fc.nat({ max: 10 }),
  viewportWidth: fc.nat({ max: 3_000 }),
});

describe('the device of a page', () => {
  property.prop([anyReading])('is its browser’s, with the class of its window', (reading) => {
    const { userAgent, maxTouchPoints, viewportWidth } = reading;
    expect(readPageDevice(reading)).toEqual({
      info: readDevice(userAgent, { maxTouchPoints }),
      viewportWidth,
      breakpoint: breakpointOf(viewportWidth),
      hasWideNavigation: viewportWidth >= 1_000,
    });
  });

  property.prop([anyReading, anyReading])(
    'is another value only where something changed',
    (one, other) => {
      const before = readPageDevice(one);
      expect(refreshedDevice(before, readPageDevice(one))).toBe(before);
      const now = refreshedDevice(before, readPageDevice(other));
      expect(now).toEqual(readPageDevice(other));
    },
  );

  test('changes with the window, and with what an emulated browser says', () => {
    const userAgent = 'X11; Linux Firefox/140';
    const reading = { userAgent, maxTouchPoints: 0, viewportWidth: 1_200 };
    const before = readPageDevice(reading);
    const narrow = refreshedDevice(before, readPageDevice({ ...reading, viewportWidth: 999 }));
    expect([narrow.hasWideNavigation, narrow.breakpoint]).toEqual([false, 'xl']);
    const phone = { ...reading, userAgent: 'iPhone Mobile Safari/1' };
    expect(refreshedDevice(before, readPageDevice(phone)).info.isMobile).toBe(true);
  });
});
