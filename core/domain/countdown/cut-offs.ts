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

/** State of the countdown at an instant. */
export type Countdown =
  | { readonly kind: 'not-started' }
  | { readonly kind: 'cut-off'; readonly delivery: DeliveryKind; readonly at: number }
  /** The shop names no cut-offs: nothing is announced, and nothing is logged. */
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
