/** Instants in milliseconds (storefront §3). */
export type LastOrderDates = {
  readonly lodStart: number;
  readonly safetyLodEnd?: number | undefined;
  readonly lodEnd?: number | undefined;
  readonly expressLodEnd?: number | undefined;
  readonly saturdayLodEnd?: number | undefined;
};

/** The order in which cut-offs are tried (decisions, "Countdown"). */
export const cutOffOrder = [
  ['safety', 'safetyLodEnd'],
  ['normal', 'lodEnd'],
  ['express', 'expressLodEnd'],
  ['saturday', 'saturdayLodEnd'],
] as const satisfies readonly (readonly [string, keyof LastOrderDates])[];

export type DeliveryKind = (typeof cutOffOrder)[number][0];

export type Countdown =
  | { readonly kind: 'not-started' }
  | { readonly kind: 'cut-off'; readonly delivery: DeliveryKind; readonly at: number }
  /** Nothing is announced or logged. */
  | { readonly kind: 'without-cut-offs' }
  /** All have passed: `countdown-date-in-past`. */
  | { readonly kind: 'past' };

/** That a date can hold, in milliseconds. */
const furthestInstant = 8.64e15;

const isInstant = (value: number | undefined): value is number =>
  Math.abs(value ?? Number.NaN) <= furthestInstant;

/**
 * The first cut-off after now: one equal to now has passed, an absent one is skipped, and nothing
 * shows before `lodStart` (supporting §4). NaN counts as absent; without a start or now nothing
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
