/** The shortest first (storefront §9 "Time"). */
export const timeUnits = ['second', 'minute', 'hour', 'day', 'week', 'year'] as const;

/** No month: the specification gives it no length. */
export type TimeUnit = (typeof timeUnits)[number];

/** Days of 24 hours, weeks of 7 days, years of 365 days. */
export const timeUnitMilliseconds = {
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  year: 31_536_000_000,
} as const satisfies Record<TimeUnit, number>;
