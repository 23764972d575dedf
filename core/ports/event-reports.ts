import type { BrowserReport } from '../domain/errors/browser-events.ts';

/** Takes browsers' reports to the server's log, even while a page is left. */
export type EventReports = {
  /** False where the report was not taken. Never throws, waits for nothing. */
  readonly send: (report: BrowserReport) => boolean;
};
