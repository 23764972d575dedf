import type { ErrorCode } from '../domain/errors/error-codes.ts';

/** Reports something under a code of the catalogue, with facts that name no person. */
export type Log = {
  /** Writes one entry; it never throws. */
  readonly report: (code: ErrorCode, facts?: Readonly<Record<string, string | number>>) => void;
};

/** An environment that has a log. */
export type HasLog = { readonly log: Log };
