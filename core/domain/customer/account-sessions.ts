/** How long a log-in lasts, and how exactly its use is kept. */

const minute = 60_000;
const day = 86_400_000;

/** Milliseconds. */
export const sessionLimits = {
  /** Without use. */
  unused: 14 * day,
  /** From the log-in, however often it is used. */
  longest: 30 * day,
  /** The last use is kept no more exactly: a visit writes nothing. */
  noted: 60 * minute,
  /** For so long after a log-in its device is known to the customer. */
  known: 90 * day,
  /** So long after a log-in a customer without a password need not prove anything again. */
  fresh: 10 * minute,
} as const;

/** Milliseconds since 1970. */
export type SessionTimes = { readonly begunAt: number; readonly usedAt: number };

/** When a session ends if nobody uses it again; milliseconds since 1970. */
export const sessionEnd = ({ begunAt, usedAt }: SessionTimes): number =>
  Math.min(begunAt + sessionLimits.longest, usedAt + sessionLimits.unused);

/** Whether a use `now` is to be written down. */
export const isUseNoted = ({ usedAt }: SessionTimes, now: number): boolean =>
  now - usedAt >= sessionLimits.noted;

/** Whether somebody logged in just now: a customer without a password is asked for that instead. */
export const isFreshLogIn = ({ begunAt }: SessionTimes, now: number): boolean =>
  now - begunAt < sessionLimits.fresh;
