import type { ErrorCode } from '../errors/error-codes.ts';
import { textOf } from '../text/text.ts';

/** Within how many milliseconds a page reloads itself once at most (storefront §8). */
export const reloadWindow = 10_000;

/** Why a page wants to load itself anew: a chunk that did not load, or a newer storefront. */
export const reloadCauses = ['chunk-load-failed', 'app-updated'] as const satisfies ErrorCode[];

/** A cause of a full reload; it is also the code under which it is logged. */
export type ReloadCause = (typeof reloadCauses)[number];

/** Reload and keep the instant for the tab, or stay. */
export type ReloadDecision =
  | { readonly kind: 'reload'; readonly cause: ReloadCause; readonly keep: string }
  | { readonly kind: 'stay'; readonly cause: ReloadCause };

const readKept = (kept: string | undefined): number | undefined =>
  /^\d{1,15}$/u.test(textOf(kept)) ? Number(kept) : undefined;

/**
 * Decides whether a page reloads itself (storefront §8, supporting §8): not within ten seconds of
 * the last time, so that a lasting failure does not reload for ever. `kept` is the text that the
 * last decision put into session storage; unreadable text or a future instant counts as absent.
 * `now` is in milliseconds since 1970.
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
