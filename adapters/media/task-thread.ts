import { Worker } from 'node:worker_threads';

import { sleep as timerSleep, waitIsOver, type Sleep } from '../shared/sleep.ts';

export type ThreadTask<Request> = { readonly id: number; readonly request: Request };

export type ThreadAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly failure: string };

export type TaskThread<Request, Result> = {
  /** Rejects where a task fails or its thread ends. */
  readonly ask: (request: Request) => Promise<Result>;
  /** Ends the thread, with what it does. */
  readonly close: () => Promise<void>;
};

type Waiting<Result> = {
  readonly resolve: (result: Result) => void;
  readonly reject: (cause: unknown) => void;
};

/** `end` leaves the thread with all that waits for it. */
type Running = { readonly worker: Worker; readonly end: (cause: unknown) => void };

type TaskThreadSettings = {
  /** The thread's program. */
  readonly file: URL;
  /** As in "The thread that draws". */
  readonly verb: string;
  /** Milliseconds of a task. */
  readonly longest: number;
  readonly sleep?: Sleep | undefined;
};

/**
 * The thread starts with the first task. When it ends, hangs, or cannot start, its tasks fail; the
 * next task starts another.
 */
export const taskThread = <Request, Result>({
  file,
  verb,
  longest,
  sleep = timerSleep,
}: TaskThreadSettings): TaskThread<Request, Result> => {
  const waiting = new Map<number, Waiting<Result>>();
  let thread: Running | undefined;
  let lastId = 0;

  const start = (): Running => {
    // What the main thread was started with (tests, development) means nothing to a task.
    const worker = new Worker(file, { execArgv: [] });
    const end = (cause: unknown): void => {
      if (thread?.worker !== worker) return;
      thread = undefined;
      const failed = [...waiting.values()];
      waiting.clear();
      for (const { reject } of failed) reject(cause);
    };
    worker.on('message', (answer: ThreadAnswer<Result>) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('result' in answer) asked?.resolve(answer.result);
      else asked?.reject(new Error(answer.failure));
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread that ${verb}s ended with ${code}.`)));
    worker.unref();
    return { worker, end };
  };

  /** A thread that was not done in time; the image library works elsewhere. */
  const giveUp = ({ worker, end }: Running): void => {
    end(new Error(`The thread that ${verb}s did not ${verb} within ${longest} ms.`));
    worker.terminate().catch(() => undefined);
  };

  return {
    ask: (request) =>
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
        sleep(longest, done.signal).then(
          () => giveUp(running),
          // It was done.
          () => undefined,
        );
        running.worker.postMessage({ id, request } satisfies ThreadTask<Request>);
      }),
    close: async () => void (await thread?.worker.terminate()),
  };
};
