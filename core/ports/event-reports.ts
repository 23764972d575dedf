import type { BrowserReport } from '../domain/errors/browser-events.ts';

/** Takes what went wrong on a page to the server's log, even while the page is being left. */
export type EventReports = {
  /** Hands a report over; false where it was not taken. It never throws and waits for nothing. */
  readonly send: (report: BrowserReport) => boolean;
};
