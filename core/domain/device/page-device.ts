import { breakpointOf, isWideNavigation, type Breakpoint } from './breakpoints.ts';
import { readDevice, type DeviceInfo } from './device-info.ts';

export type PageDevice = {
  readonly info: DeviceInfo;
  /** CSS pixels. */
  readonly viewportWidth: number;
  /** Undefined above the widest. */
  readonly breakpoint: Breakpoint | undefined;
  /** A bar with flyouts. */
  readonly hasWideNavigation: boolean;
};

export type DeviceReading = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly viewportWidth: number;
};

/** The device by what its browser says. Total. */
export const readPageDevice = ({
  userAgent,
  maxTouchPoints,
  viewportWidth,
}: DeviceReading): PageDevice => ({
  info: readDevice(userAgent, { maxTouchPoints }),
  viewportWidth,
  breakpoint: breakpointOf(viewportWidth),
  hasWideNavigation: isWideNavigation(viewportWidth),
});

const isSameDevice = (one: PageDevice, other: PageDevice): boolean =>
  one.viewportWidth === other.viewportWidth &&
  one.info.kind === other.info.kind &&
  one.info.system === other.info.system &&
  one.info.browser === other.info.browser &&
  one.info.isCrawler === other.info.isCrawler;

/**
 * The same value where nothing has changed, so that who compares values is not woken for nothing.
 */
export const refreshedDevice = (before: PageDevice, now: PageDevice): PageDevice =>
  isSameDevice(before, now) ? before : now;
