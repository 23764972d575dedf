/** The names under which the lab finds an order's files. */
import type { PrintedFile, RenderTask } from './print-job.ts';

export const printContentTypes = { tiff: 'image/tiff', jpeg: 'image/jpeg' } as const;

const extensions = { tiff: 'tif', jpeg: 'jpg' } as const;

/** Of a print and its ticket: the ticket comes last, and tells that both are there. */
export const handedNames = (
  { orderNumber, item }: Pick<RenderTask, 'orderNumber' | 'item'>,
  { type }: Pick<PrintedFile, 'type'>,
): { readonly print: string; readonly ticket: string } => {
  const name = `${orderNumber}/${item + 1}`;
  return { print: `${name}.${extensions[type]}`, ticket: `${name}.json` };
};
