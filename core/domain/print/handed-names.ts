/** The names under which the lab finds an order's files. */
import type { ItemPlace, PrintFileType } from './print-job.ts';

export const printContentTypes = {
  tiff: 'image/tiff',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
} as const satisfies Readonly<Record<PrintFileType, string>>;

const extensions = {
  tiff: 'tif',
  jpeg: 'jpg',
  pdf: 'pdf',
} as const satisfies Readonly<Record<PrintFileType, string>>;

const nameOf = ({ orderNumber, item }: ItemPlace): string => `${orderNumber}/${item + 1}`;

/** Of a print. */
export const handedPrintName = (item: ItemPlace, type: PrintFileType): string =>
  `${nameOf(item)}.${extensions[type]}`;

/** Of a ticket: it comes last, and tells that its print is there. */
export const handedTicketName = (item: ItemPlace): string => `${nameOf(item)}.json`;
