import { zonedInstant } from '../time/zoned-time.ts';
import { contactHours } from './contact-hours.ts';

/** In winter no zone of a market has summer time. */
const winterDay = '2026-01-15';

const minute = 60_000;

/**
 * The contact hours as clocks of another zone show them in winter, in minutes since midnight: eight
 * o'clock in Berlin is two o'clock in New York. For a few weeks a year, when only one of the two has
 * summer time, they are an hour off.
 *
 * @throws RangeError for an unknown zone
 */
export const contactHoursIn = (
  timeZone: string,
): { readonly opens: number; readonly closes: number } => {
  const behind =
    (zonedInstant(timeZone, winterDay, 0) - zonedInstant(contactHours.timeZone, winterDay, 0)) /
    minute;
  return { opens: contactHours.opens - behind, closes: contactHours.closes - behind };
};
