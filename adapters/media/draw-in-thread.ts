import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { DrawingAnswer, DrawingTask, DrawnPicture, PictureRequest } from './drawing.ts';

/** Draws pictures beside the main thread. */
export type Drawing = {
  /** Rejects where a drawing fails or its thread ends, which is our fault and not a client's. */
  readonly draw: (request: PictureRequest) => Promise<DrawnPicture>;
  /** Ends the thread, with what it draws. */
  readonly close: () => Promise<void>;
};

/** Who waits for a task. */
type Waiting = {
  readonly resolve: (drawn: DrawnPicture) => void;
  readonly reject: (cause: unknown) => void;
};

/** Beside this module: a source file in development and tests, a built one in production. */
const drawingThread = new URL(`./drawing-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Draws in one thread, which starts with the first picture: drawing is computing from end to end,
 * and on the main thread every request would wait for it. One suffices: it draws some 50 pictures in
 * a second, and coding them takes ten times as long. A thread that ends, or cannot start, fails what
 * waits for it; the next picture starts another. `file` is the thread's program.
 */
export const drawInThread = (file: URL = drawingThread): Drawing => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    // What the main thread was started with (tests, development) means nothing to a drawing.
    const started = new Worker(file, { execArgv: [] });
    const end = (cause: unknown): void => {
      if (thread !== started) return;
      thread = undefined;
      const failed = [...waiting.values()];
      waiting.clear();
      for (const { reject } of failed) reject(cause);
    };
    started.on('message', (answer: DrawingAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('drawn' in answer) asked?.resolve(answer.drawn);
      else asked?.reject(new Error(answer.failure));
    });
    started.on('error', end);
    started.on('exit', (code) => end(new Error(`The thread that draws ended with ${code}.`)));
    started.unref();
    return started;
  };

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        thread ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        thread.postMessage({ id: lastId, request } satisfies DrawingTask);
      }),
    close: async () => void (await thread?.terminate()),
  };
};
