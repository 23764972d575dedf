import type { ErrorCode } from '../errors/error-codes.ts';
import { textOf } from '../text/text.ts';

/** Milliseconds within which a page reloads itself once at most (storefront §8). */
export const reloadWindow = 10_000;

/** A chunk that did not load, or a newer storefront. */
export const reloadCauses = ['chunk-load-failed', 'app-updated'] as const satisfies ErrorCode[];

/** Also the code under which a reload is logged. */
export type ReloadCause = (typeof reloadCauses)[number];

/** `keep` is kept for the tab. */
export type ReloadDecision =
  | { readonly kind: 'reload'; readonly cause: ReloadCause; readonly keep: string }
  | { readonly kind: 'stay'; readonly cause: ReloadCause };

const readKept = (kept: string | undefined): number | undefined =>
  /^\d{1,15}$/u.test(textOf(kept)) ? Number(kept) : undefined;

/**
 * Not within `reloadWindow` of the last reload, so that a lasting failure does not loop (storefront
 * §8, supporting §8). `kept` is the last decision's `keep`; unreadable or future text counts as
 * absent. `now` in milliseconds since 1970.
 */
export const decideReload = (
  cause: ReloadCause,
  kept: string | undefined,
  now: number,
): ReloadDecision => {
  const last = readKept(kept);
  const isRecent = last !== undefined && now >= last && now - last < reloadWindow;
  return isRecent ? { kind: 'stay', cause } : { kind: 'reload', cause, keep: String(now) };
};
