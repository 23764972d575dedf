import type { EventReports } from '../../core/ports/event-reports.ts';
import { reportEndpoints } from '../http/endpoints/reports.ts';

type Sender = {
  readonly sendBeacon: (url: string, data: Blob) => boolean;
};

/** Reports by beacon to the page's own origin: nothing waits for an answer. */
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
        // No beacons: a report is not worth a fault.
        return false;
      }
    },
  };
};
