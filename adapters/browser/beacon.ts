import type { EventReports } from '../../core/ports/event-reports.ts';
import { reportEndpoints } from '../http/endpoints/reports.ts';

/** The part of a browser that sends; a page that is being left still does. */
type Sender = {
  readonly sendBeacon: (url: string, data: Blob) => boolean;
};

/**
 * Reports by beacon to the page's own origin: the browser sends them when it has time, and nothing
 * waits for an answer.
 */
export const beaconReports = (sender: Sender): EventReports => {
  const { paths, body, largest } = reportEndpoints.browserReport;
  return {
    send: (report) => {
      try {
        const written = body.write(report);
        if (typeof written?.body !== 'string') return false;
        const data = new Blob([written.body], { type: written.contentType ?? '' });
        return data.size <= largest.request && sender.sendBeacon(paths[0], data);
      } catch {
        // A browser without beacons, or one that must not send: a report is not worth a fault.
        return false;
      }
    },
  };
};
