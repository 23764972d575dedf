import type { ErrorCode } from '../domain/errors/error-codes.ts';
import type { LogFacts } from '../domain/errors/log-facts.ts';

/**
 * Reports something under a code of the catalogue. What it writes of the facts is what
 * `cleanLogFacts` leaves of them: no personal datum.
 */
export type Log = {
  /** Takes one entry; it never throws. */
  readonly report: (code: ErrorCode, facts?: LogFacts) => void;
};

/** An environment that has a log. */
export type HasLog = { readonly log: Log };
