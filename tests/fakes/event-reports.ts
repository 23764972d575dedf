import type { BrowserReport } from '../../core/domain/errors/browser-events.ts';
import type { EventReports } from '../../core/ports/event-reports.ts';

/** Keeps the reports that it is sent. */
export const memoryEventReports = (): EventReports & {
  readonly reports: readonly BrowserReport[];
} => {
  const reports: BrowserReport[] = [];
  return {
    reports,
    send: (report) => reports.push(report) > 0,
  };
};
