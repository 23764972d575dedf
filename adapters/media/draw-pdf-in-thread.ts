import { extname } from 'node:path';

import type { Sleep } from '../shared/sleep.ts';
import type { DrawnPdf, PdfDrawingRequest } from './pdf-task.ts';
import { taskThread } from './task-thread.ts';

/** Milliseconds of all pages. */
const longestDrawing = 25_000;

const pdfThread = new URL(`./pdf-thread${extname(import.meta.url)}`, import.meta.url);

export type DrawPdf = (request: PdfDrawingRequest) => Promise<DrawnPdf>;

/**
 * One after another, in a thread that is ended where a PDF takes too long, or takes it down: what a
 * client sent is to blame, not the shop. The next PDF gets another thread.
 */
export const drawPdfInThread = (file: URL = pdfThread, sleep?: Sleep): DrawPdf => {
  const { ask } = taskThread<PdfDrawingRequest, DrawnPdf>({
    file,
    verb: 'draw',
    longest: longestDrawing,
    sleep,
  });
  return (request) => ask(request).catch((): DrawnPdf => ({ kind: 'too-many-pages' }));
};
