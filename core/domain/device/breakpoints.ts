/** The narrowest first (supporting §9 "Breakpoints"). */
export const breakpointNames = ['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', '2xl', 'xxxl'] as const;

export type Breakpoint = (typeof breakpointNames)[number];

/** The widest viewport in CSS pixels, included (decisions, "Sites"). */
export const breakpoints = {
  xxs: 319,
  xs: 479,
  sm: 575,
  md: 767,
  lg: 899,
  xl: 1023,
  xxl: 1299,
  '2xl': 1536,
  xxxl: 1900,
} as const satisfies Record<Breakpoint, number>;

/**
 * By CSS pixels; undefined above 1,900, and for an invalid width. A fraction above a maximum
 * belongs to the next class.
 */
export const breakpointOf = (width: number): Breakpoint | undefined =>
  width < 0 ? undefined : breakpointNames.find((name) => width <= breakpoints[name]);

/**
 * CSS pixels; the burger menu closes, and flyouts are hydrated. No breakpoint (supporting §9,
 * decisions "Sites").
 */
export const wideNavigationWidth = 1_000;

/** A bar with flyouts, no burger menu. */
export const isWideNavigation = (width: number): boolean => width >= wideNavigationWidth;
