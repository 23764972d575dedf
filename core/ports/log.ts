import type { ErrorCode } from '../domain/errors/error-codes.ts';
import type { LogFacts } from '../domain/errors/log-facts.ts';

/** Of the facts it writes what `cleanLogFacts` leaves: no personal datum. */
export type Log = {
  /** Takes one entry; never throws. */
  readonly report: (code: ErrorCode, facts?: LogFacts) => void;
};

export type HasLog = { readonly log: Log };
