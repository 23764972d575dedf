import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import type { LogFacts } from '../../core/domain/errors/log-facts.ts';
import type { Log } from '../../core/ports/log.ts';

/** What was reported, in order. */
type Report = {
  readonly code: ErrorCode;
  readonly facts: LogFacts;
};

/** A log that keeps what it was told. */
export const recordingLog = (): Log & { readonly reports: readonly Report[] } => {
  const reports: Report[] = [];
  return {
    reports,
    report: (code, facts = {}) => {
      reports.push({ code, facts });
    },
  };
};

/** A log that throws: its callers must not fail. */
export const throwingLog = (): Log => ({
  report: () => {
    throw new Error('the disk is full');
  },
});
