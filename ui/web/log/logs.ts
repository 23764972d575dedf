/**
 * The part of the log that every page loads: it only remembers. What writes and sends comes with
 * the first event; most pages never have one.
 */
import type { ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import type { LogFacts } from '../../../core/domain/errors/log-facts.ts';
import type { Log } from '../../../core/ports/log.ts';

/** With facts, or with what was thrown. */
export type ToldEvent = {
  readonly code: ErrorCode;
  readonly facts?: LogFacts | undefined;
  readonly thrown?: unknown;
};

/** A page whose chunks cannot be had remembers no more. */
const mostWaiting = 20;

const waiting: ToldEvent[] = [];

const tell = (event: ToldEvent): void => {
  if (waiting.length < mostWaiting) waiting.push(event);
  import('./write-events.ts')
    .then(({ writeEvents }) => writeEvents(waiting.splice(0)))
    // Without its chunk the log is silent; a failure of the log is not logged.
    .catch(() => undefined);
};

/** Only some events reach the server (`isEventSent`). */
export const report: Log['report'] = (code, facts) => tell({ code, facts });

/** For use cases that run in the page. */
export const pageLog: Log = { report };

export const reportFault = (code: ErrorCode, thrown: unknown): void => tell({ code, thrown });

/** Reports errors that no code of the page catches. */
export const listenForFaults = (): void => {
  addEventListener('error', ({ error, message }) => reportFault('browser-error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportFault('browser-rejection', reason));
};
