/**
 * The page's log, as every page loads it: it only remembers. What writes and sends is loaded with
 * the first event; most pages never have one.
 */
import type { ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import type { LogFacts } from '../../../core/domain/errors/log-facts.ts';
import type { Log } from '../../../core/ports/log.ts';

/** Something that happened: with facts, or with what was thrown. */
export type ToldEvent = {
  readonly code: ErrorCode;
  readonly facts?: LogFacts | undefined;
  readonly thrown?: unknown;
};

/** A page whose chunks cannot be had remembers no more than this. */
const mostWaiting = 20;

const waiting: ToldEvent[] = [];

const tell = (event: ToldEvent): void => {
  if (waiting.length < mostWaiting) waiting.push(event);
  import('./write-events.ts')
    .then(({ writeEvents }) => writeEvents(waiting.splice(0)))
    // Without its chunk the log is silent; a failure of the log is not logged.
    .catch(() => undefined);
};

/** Reports an event of this page; a part of them reaches the server (`isEventSent`). */
export const report: Log['report'] = (code, facts) => tell({ code, facts });

/** The same as a port, for use cases that run in the page. */
export const pageLog: Log = { report };

/** Reports what was thrown. */
export const reportFault = (code: ErrorCode, thrown: unknown): void => tell({ code, thrown });

/** Reports what no code of the page has caught. */
export const listenForFaults = (): void => {
  addEventListener('error', ({ error, message }) => reportFault('browser-error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportFault('browser-rejection', reason));
};
