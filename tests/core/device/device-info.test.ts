import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { deviceKinds, readDevice } from '../../../core/domain/device/device-info.ts';
import { deviceBrowsers, deviceSystems } from '../../../core/domain/device/user-agent-words.ts';
import { isCrawler } from '../../../core/domain/flags/crawler.ts';
import { anyDeviceHints, anyUserAgent, knownAgents } from '../../arbitraries/device.ts';

const macSafari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15';

describe('a device', () => {
  test.each(knownAgents)('%s is %s', (agent, expected) => {
    const { kind, system, browser } = readDevice(agent);
    expect(`${kind} ${system} ${browser}`).toBe(expected);
  });

  test.each(knownAgents)('%s is known in whatever letter case', (agent) => {
    expect(readDevice(agent.toUpperCase())).toEqual(readDevice(agent));
  });

  property.prop([anyUserAgent, anyDeviceHints])(
    'is of one kind, of one system or none, of one browser or none',
    (agent, hints) => {
      const device = readDevice(agent, hints);
      const { isMobile, isTablet, isDesktop } = device;
      const { isIos, isAndroid, isWindows, isMacOS } = device;
      const { isChrome, isEdge, isFirefox, isOpera, isSafari, isSamsung } = device;
      const count = (...flags: readonly boolean[]): number => flags.filter(Boolean).length;
      expect(count(isMobile, isTablet, isDesktop)).toBe(1);
      expect(count(isIos, isAndroid, isWindows, isMacOS)).toBe(device.system === 'other' ? 0 : 1);
      expect(count(isChrome, isEdge, isFirefox, isOpera, isSafari, isSamsung)).toBe(
        device.browser === 'other' ? 0 : 1,
      );
      expect(device.isCrawler).toBe(isCrawler(agent));
    },
  );

  test('has a flag for every kind, system and browser', () => {
    const flags = Object.entries(readDevice('')).filter(([, value]) => typeof value === 'boolean');
    const named = [...deviceKinds, ...deviceSystems, ...deviceBrowsers].filter(
      (name) => name !== 'other',
    );
    expect(flags.map(([name]) => name.toLowerCase())).toEqual([
      ...named.map((name) => `is${name}`),
      'iscrawler',
    ]);
    for (const [agent, expected] of knownAgents) {
      const told = Object.entries(readDevice(agent)).filter(([, value]) => value === true);
      const words = expected.split(' ').filter((word) => word !== 'other');
      expect(told.map(([name]) => name.toLowerCase()).filter((n) => n !== 'iscrawler')).toEqual(
        words.map((word) => `is${word}`),
      );
    }
  });

  test('with several touch points is not a Macintosh but an iPad', () => {
    expect(readDevice(macSafari, { maxTouchPoints: 5 })).toMatchObject({
      kind: 'tablet',
      system: 'ios',
      browser: 'safari',
    });
    expect(readDevice(macSafari, { maxTouchPoints: 2 }).kind).toBe('tablet');
    expect(readDevice(macSafari, { maxTouchPoints: 1 })).toEqual(readDevice(macSafari));
    expect(readDevice('Windows NT', { maxTouchPoints: 10 }).isDesktop).toBe(true);
  });

  test('that says it is mobile is a phone, unless it is a tablet', () => {
    expect(readDevice('X11; Linux', { mobileHint: '?1' }).isMobile).toBe(true);
    expect(readDevice('X11; Linux', { mobileHint: '?0' }).isDesktop).toBe(true);
    expect(readDevice('Android; Tablet', { mobileHint: '?1' }).isTablet).toBe(true);
  });
});
