import { extname } from 'node:path';

import type { Sleep } from '../shared/sleep.ts';
import type { DrawnPicture, DrawingRequest } from './drawing.ts';
import { taskThread } from './task-thread.ts';

export type Drawing = {
  /** Rejects where a drawing fails or its thread ends, which is our fault and not a client's. */
  readonly draw: (request: DrawingRequest) => Promise<DrawnPicture>;
  /** Ends the thread, with what it draws. */
  readonly close: () => Promise<void>;
};

/**
 * Time limit of a drawing in milliseconds. Most take a fraction; starting the thread on a busy
 * machine takes longest.
 */
export const longestDrawing = 10_000;

/** Beside this module: a source file in development and tests, a built one in production. */
const drawingThread = new URL(`./drawing-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Draws in one thread, because drawing on the main thread would hold up every request. One
 * suffices: it draws some 50 pictures a second, and coding them takes ten times as long. `file` is
 * the thread's program.
 */
export const drawInThread = (file: URL = drawingThread, sleep?: Sleep): Drawing => {
  const { ask, close } = taskThread<DrawingRequest, DrawnPicture>({
    file,
    verb: 'draw',
    longest: longestDrawing,
    sleep,
  });
  return { draw: ask, close };
};
