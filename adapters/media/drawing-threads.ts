import { extname } from 'node:path';

import { Piscina } from 'piscina';

import type { DrawnPicture, PictureRequest } from './drawing.ts';

/** Draws pictures beside the main thread. */
export type Drawing = {
  /** Rejects where a drawing fails, which is our fault and not a client's. */
  readonly draw: (request: PictureRequest) => Promise<DrawnPicture>;
  /** Ends the threads, with what they draw. */
  readonly close: () => Promise<void>;
};

/** Beside this module: a source file in development and tests, a built one in production. */
const drawPicture = new URL(`./draw-picture${extname(import.meta.url)}`, import.meta.url);

/**
 * One thread, started with the first picture and ended when idle for a minute. It draws some 50
 * pictures in a second; coding, at most two at a time, takes ten times as long.
 */
export const drawingThreads = (): Drawing => {
  const threads = new Piscina<PictureRequest, DrawnPicture>({
    filename: drawPicture.href,
    name: 'draw',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    // What the main thread was started with (tests, development) means nothing to a drawing.
    execArgv: [],
    recordTiming: false,
  });
  return {
    draw: (request) => threads.run(request),
    close: () => threads.destroy(),
  };
};
