/** The last order dates of a delivery promise, as instants in milliseconds (storefront §3). */
export type LastOrderDates = {
  readonly lodStart: number;
  readonly safetyLodEnd?: number | undefined;
  readonly lodEnd?: number | undefined;
  readonly expressLodEnd?: number | undefined;
  readonly saturdayLodEnd?: number | undefined;
};

/** The ways of delivery in the order in which their cut-offs are tried (decisions, "Countdown"). */
export const cutOffOrder = [
  ['safety', 'safetyLodEnd'],
  ['normal', 'lodEnd'],
  ['express', 'expressLodEnd'],
  ['saturday', 'saturdayLodEnd'],
] as const satisfies readonly (readonly [string, keyof LastOrderDates])[];

/** A way of delivery. */
export type DeliveryKind = (typeof cutOffOrder)[number][0];

/** What the countdown says at an instant. */
export type Countdown =
  | { readonly kind: 'not-started' }
  | { readonly kind: 'cut-off'; readonly delivery: DeliveryKind; readonly at: number }
  /** There are no cut-offs at all: nothing to announce, and nothing wrong. */
  | { readonly kind: 'without-cut-offs' }
  /** All cut-offs have passed: `countdown-date-in-past`. */
  | { readonly kind: 'past' };

/** The furthest instant from 1970 that a date can hold, in milliseconds. */
const furthestInstant = 8.64e15;

const isInstant = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) <= furthestInstant;

/**
 * The first cut-off in the future among safety, normal, express and Saturday; equal to now is
 * past, an absent one is skipped, and nothing shows before `lodStart` (supporting §4). A number
 * that is not an instant, such as `NaN`, counts as absent; without a start, or a now, nothing
 * begins.
 */
export const countdownAt = (dates: LastOrderDates, now: number): Countdown => {
  const { lodStart } = dates;
  if (!isInstant(now) || !isInstant(lodStart) || now < lodStart) return { kind: 'not-started' };
  const cutOffs = cutOffOrder.flatMap(([delivery, field]) => {
    const at = dates[field];
    return isInstant(at) ? [{ kind: 'cut-off', delivery, at } as const] : [];
  });
  const next = cutOffs.find(({ at }) => at > now);
  return next ?? { kind: cutOffs.length === 0 ? 'without-cut-offs' : 'past' };
};

/** A calendar day of a time zone, as `YYYY-MM-DD`. */
export type CalendarDay = string;

const dayFormats: Record<string, Intl.DateTimeFormat | null | undefined> = { __proto__: null };

/** A formatter is dear to make and the same for a zone; the shop has a dozen zones. */
const dayFormatOf = (timeZone: string): Intl.DateTimeFormat =>
  (dayFormats[timeZone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
  }));

/**
 * The calendar day of an instant in a zone, across its clock changes. It is put together from
 * parts: the order in which a locale writes them differs between engines.
 *
 * @throws RangeError for a zone that the engine does not know, and for a number that is not an
 * instant
 */
export const calendarDay = (timeZone: string, instant: number): CalendarDay => {
  const parts = dayFormatOf(timeZone).formatToParts(instant);
  return (['year', 'month', 'day'] as const)
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join('-');
};

/** How a day is worded, seen from another one: today, tomorrow or a later date. */
export type DayDistance = 'today' | 'tomorrow' | 'later';

const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The distance of a cut-off's day from now, by calendar days of the zone; see `calendarDay`. */
export const dayDistance = (timeZone: string, now: number, at: number): DayDistance => {
  const days = dayNumber(calendarDay(timeZone, at)) - dayNumber(calendarDay(timeZone, now));
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
};
