import { isCrawler } from '../flags/crawler.ts';
import {
  browserWords,
  phoneWords,
  systemWords,
  tabletWords,
  type DeviceBrowser,
  type DeviceSystem,
} from './user-agent-words.ts';
import { textOf } from '../text/text.ts';

/** A device is of exactly one kind. */
export const deviceKinds = ['mobile', 'tablet', 'desktop'] as const;

export type DeviceKind = (typeof deviceKinds)[number];

/** Beside the user agent; absent ones change nothing. */
export type DeviceHints = {
  /** `navigator.maxTouchPoints`: an iPad claims to be a Macintosh, but has several. */
  readonly maxTouchPoints?: number | undefined;
  /** `Sec-CH-UA-Mobile`: `?1` for a phone, `?0` for anything else. */
  readonly mobileHint?: string | undefined;
};

/** Storefront §3 "Device info". */
export type DeviceInfo = {
  readonly kind: DeviceKind;
  readonly system: DeviceSystem;
  readonly browser: DeviceBrowser;
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
  readonly isIos: boolean;
  readonly isAndroid: boolean;
  readonly isWindows: boolean;
  readonly isMacOS: boolean;
  readonly isChrome: boolean;
  readonly isEdge: boolean;
  readonly isFirefox: boolean;
  readonly isOpera: boolean;
  readonly isSafari: boolean;
  readonly isSamsung: boolean;
  readonly isCrawler: boolean;
};

/** An iPad that asks for desktop pages. */
const isDisguisedTablet = (agent: string, { maxTouchPoints = 0 }: DeviceHints): boolean =>
  agent.includes('macintosh') && maxTouchPoints > 1;

const kindOf = (agent: string, hints: DeviceHints): DeviceKind => {
  const holds = (word: string): boolean => agent.includes(word);
  if (isDisguisedTablet(agent, hints) || tabletWords.some(holds)) return 'tablet';
  if (hints.mobileHint === '?1' || phoneWords.some(holds)) return 'mobile';
  return holds('android') ? 'tablet' : 'desktop';
};

const systemOf = (agent: string, hints: DeviceHints): DeviceSystem => {
  if (isDisguisedTablet(agent, hints)) return 'ios';
  return systemWords.find(({ word }) => agent.includes(word))?.system ?? 'other';
};

const browserOf = (agent: string): DeviceBrowser =>
  browserWords.find(({ word }) => agent.includes(word))?.browser ?? 'other';

/**
 * Of the three kinds exactly one is true, of systems and browsers at most one. An unknown device is
 * a desktop.
 */
export const readDevice = (given: string, hints: DeviceHints = {}): DeviceInfo => {
  const userAgent = textOf(given);
  const agent = userAgent.toLowerCase();
  const kind = kindOf(agent, hints);
  const system = systemOf(agent, hints);
  const browser = browserOf(agent);
  return {
    kind,
    system,
    browser,
    isMobile: kind === 'mobile',
    isTablet: kind === 'tablet',
    isDesktop: kind === 'desktop',
    isIos: system === 'ios',
    isAndroid: system === 'android',
    isWindows: system === 'windows',
    isMacOS: system === 'macos',
    isChrome: browser === 'chrome',
    isEdge: browser === 'edge',
    isFirefox: browser === 'firefox',
    isOpera: browser === 'opera',
    isSafari: browser === 'safari',
    isSamsung: browser === 'samsung',
    isCrawler: isCrawler(userAgent),
  };
};
