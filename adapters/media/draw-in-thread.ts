import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import { type Sleep, waitIsOver } from '../http/fetch.ts';
import { sleep as timerSleep } from '../http/sleep.ts';
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

/** A thread, and how it is left with all that waits for it. */
type Running = { readonly worker: Worker; readonly end: (cause: unknown) => void };

/**
 * How long a drawing may take, in milliseconds: a drawing takes some 20, a thread that starts on a
 * busy machine a second.
 */
export const longestDrawing = 10_000;

/** Beside this module: a source file in development and tests, a built one in production. */
const drawingThread = new URL(`./drawing-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Draws in one thread, which starts with the first picture: drawing is computing from end to end,
 * and on the main thread every request would wait for it. One suffices: it draws some 50 pictures in
 * a second, and coding them takes ten times as long. A thread that ends, hangs, or cannot start fails
 * what waits for it; the next picture starts another. `file` is the thread's program.
 */
export const drawInThread = (file: URL = drawingThread, sleep: Sleep = timerSleep): Drawing => {
  const waiting = new Map<number, Waiting>();
  let thread: Running | undefined;
  let lastId = 0;

  const start = (): Running => {
    // What the main thread was started with (tests, development) means nothing to a drawing.
    const worker = new Worker(file, { execArgv: [] });
    const end = (cause: unknown): void => {
      if (thread?.worker !== worker) return;
      thread = undefined;
      const failed = [...waiting.values()];
      waiting.clear();
      for (const { reject } of failed) reject(cause);
    };
    worker.on('message', (answer: DrawingAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('drawn' in answer) asked?.resolve(answer.drawn);
      else asked?.reject(new Error(answer.failure));
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread that draws ended with ${code}.`)));
    worker.unref();
    return { worker, end };
  };

  /** Gives a thread up that has not drawn in time; the image library works elsewhere. */
  const giveUp = ({ worker, end }: Running): void => {
    end(new Error(`The thread that draws did not draw within ${longestDrawing} ms.`));
    worker.terminate().catch(() => undefined);
  };

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        const running = (thread ??= start());
        const id = (lastId += 1);
        const done = new AbortController();
        const settled =
          <A>(settle: (outcome: A) => void) =>
          (outcome: A): void => {
            done.abort(waitIsOver);
            settle(outcome);
          };
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
        sleep(longestDrawing, done.signal).then(
          () => giveUp(running),
          // It was drawn.
          () => undefined,
        );
        running.worker.postMessage({ id, request } satisfies DrawingTask);
      }),
    close: async () => void (await thread?.worker.terminate()),
  };
};
