import { breakpointOf, isWideNavigation, type Breakpoint } from './breakpoints.ts';
import { readDevice, type DeviceInfo } from './device-info.ts';

/** The device that shows a page, and its window. */
export type PageDevice = {
  readonly info: DeviceInfo;
  /** In CSS pixels. */
  readonly viewportWidth: number;
  /** The class of that width; undefined above the widest. */
  readonly breakpoint: Breakpoint | undefined;
  /** The navigation is the wide one: a bar with flyouts. */
  readonly hasWideNavigation: boolean;
};

/** Values that a browser gives about itself. */
export type DeviceReading = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly viewportWidth: number;
};

/** The device of a page, from what its browser says. Total. */
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
 * The device after it was read again: the very same value where nothing has changed, so that who
 * compares values is not woken for nothing.
 */
export const refreshedDevice = (before: PageDevice, now: PageDevice): PageDevice =>
  isSameDevice(before, now) ? before : now;
