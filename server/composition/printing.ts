import { join } from 'node:path';

import type { Container } from 'inversify';

import type { PictureUploadStore } from '../../adapters/media/picture-uploads.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { keptPrintJobs } from '../../adapters/postgres/stores/print-jobs.ts';
import { folderHandOver } from '../../adapters/print/hand-over/folder.ts';
import { httpHandOver, s3HandOver } from '../../adapters/print/hand-over/over-http.ts';
import { printedFiles } from '../../adapters/print/printed-files.ts';
import { renderInProcess } from '../../adapters/print/render-in-process.ts';
import { marketHolidays } from '../../adapters/shared/holidays/market-holidays.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import type { LabHandOver } from '../../core/ports/hand-over.ts';
import type { Configuration } from '../configuration.ts';
import { printedOrders } from '../printing/printed-orders.ts';
import { tokens } from './tokens.ts';

const handOverOf = (
  { dataDir, printing: { handOver } }: Configuration,
  network: Fetch,
): LabHandOver => {
  switch (handOver.kind) {
    case 'folder':
      return folderHandOver(handOver.folder ?? join(dataDir, 'hand-over'));
    case 'http':
      return httpHandOver(handOver.base, handOver.token, network);
    case 's3':
      return s3HandOver(handOver.base, handOver, network);
  }
};

/** Begins to make the prints of the embedded shop's orders. */
export const startPrinting = (
  container: Container,
  configuration: Configuration,
  { database, uploads }: { readonly database: Database; readonly uploads: PictureUploadStore },
): void => {
  const { dataDir, printing } = configuration;
  const clock = container.get(tokens.clock);
  const opened = async (): Promise<Database> => database;
  const jobs = keptPrintJobs(opened, clock);
  container.get(tokens.printing).start({
    jobs,
    files: printedFiles({
      ...printing,
      folder: join(dataDir, 'prints'),
      originalFile: uploads.originalFile,
      holidaysOf: marketHolidays,
      // Here, since its program is found beside this bundle.
      render: renderInProcess,
    }),
    handOver: handOverOf(configuration, container.get(tokens.network)),
    orders: printedOrders({
      orders: container.get(tokens.orders),
      openHolds: uploads.openHolds,
      letLapse: uploads.letLapse,
    }),
    sweepPhotos: uploads.sweep,
    clock,
    log: container.get(tokens.log),
    sleep: container.get(tokens.sleep),
  });
};
