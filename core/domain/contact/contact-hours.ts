import type { Language } from '../locale/locales.ts';

/** As schema.org names them (storefront §9). */
export const contactDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export type ContactDay = (typeof contactDays)[number];

/**
 * Monday to Friday in `timeZone`, minutes since midnight; `closes` is the first closed minute. The
 * specification gives the days, the hours are ours.
 */
export const contactHours = {
  opens: 8 * 60,
  closes: 17 * 60,
  timeZone: 'Europe/Berlin',
} as const;

const minute = 60_000;
const minutesPerDay = 24 * 60;

/** 510 → `08:30`. Minutes outside the day wrap around, fractions are dropped, NaN is midnight. */
export const printMinuteOfDay = (minuteOfDay: number): string => {
  const shown = modulo(Number.isFinite(minuteOfDay) ? Math.floor(minuteOfDay) : 0, minutesPerDay);
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${part(Math.floor(shown / 60))}:${part(shown % 60)}`;
};

/**
 * Whether the shop can be reached at an instant (milliseconds since 1970), where its zone is
 * `offsetMinutes` ahead of UTC (60 in winter, 120 in summer).
 */
export const isContactOpen = (instant: number, offsetMinutes: number): boolean => {
  const minutes = Math.floor(instant / minute) + offsetMinutes;
  // The first day of 1970 was a Thursday; Monday is 0 here.
  const weekday = modulo(Math.floor(minutes / minutesPerDay) + 3, 7);
  const minuteOfDay = modulo(minutes, minutesPerDay);
  return (
    weekday < contactDays.length &&
    minuteOfDay >= contactHours.opens &&
    minuteOfDay < contactHours.closes
  );
};

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** For search engines, in the words of schema.org. */
export type ContactPointData = {
  readonly '@type': 'ContactPoint';
  readonly contactType: 'customer service';
  readonly telephone?: string;
  readonly email?: string;
  readonly availableLanguage: readonly Language[];
  readonly hoursAvailable: {
    readonly '@type': 'OpeningHoursSpecification';
    readonly dayOfWeek: readonly ContactDay[];
    /** `HH:MM` in the zone of the contact hours. */
    readonly opens: string;
    readonly closes: string;
  };
};

/** Structured data (storefront §9) without absent or empty parts. */
export const contactPointData = (contact: {
  readonly telephone?: string | undefined;
  readonly email?: string | undefined;
  readonly languages: readonly Language[];
}): ContactPointData => ({
  '@type': 'ContactPoint',
  contactType: 'customer service',
  ...(contact.telephone && { telephone: contact.telephone }),
  ...(contact.email && { email: contact.email }),
  availableLanguage: contact.languages,
  hoursAvailable: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: contactDays,
    opens: printMinuteOfDay(contactHours.opens),
    closes: printMinuteOfDay(contactHours.closes),
  },
});
