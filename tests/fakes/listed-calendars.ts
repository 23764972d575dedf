import { priceWith } from '../arbitraries/money.ts';
import { calendarRowNames } from '../arbitraries/calendar-offer.ts';

/** Every row of calendars at one price in euros: of one piece, or of any addition to it. */
export const listedCalendars = Object.fromEntries(
  calendarRowNames.map((name) => [name, priceWith('eur', 1_000, 1_000)]),
);
