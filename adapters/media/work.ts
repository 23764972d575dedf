import { AsyncResource } from 'node:async_hooks';

/** `busy` where too many wait, `abandoned` where the client left first. */
export type WorkAnswer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'busy' }
  | { readonly kind: 'abandoned' };

export type WorkLoad = {
  readonly running: number;
  readonly waiting: number;
  readonly later: number;
};

/** Urgent tasks go first; others wait until none is urgent. */
export type Work = {
  /**
   * `busy` at once if too many wait or the work has stopped. A task whose signal is aborted while
   * it waits never runs. Rejects as the task does.
   */
  readonly urgent: <Value>(
    task: () => Promise<Value>,
    signal?: AbortSignal,
  ) => Promise<WorkAnswer<Value>>;
  /**
   * When there is nothing better to do, one at a time; false if too many wait. The task reports its
   * own failures: what it rejects with is dropped.
   */
  readonly later: (task: () => Promise<void>) => boolean;
  /** Running, waiting with a client, and waiting for a quiet time. */
  readonly load: () => WorkLoad;
  /** Drops what waits, and settles when what runs has ended. */
  readonly stop: () => Promise<void>;
};

/** At once, and waiting of each kind. */
type WorkLimits = {
  readonly running: number;
  readonly urgent: number;
  readonly later: number;
  /** Milliseconds without an urgent task before a later one starts. */
  readonly quiet: number;
};

type Waiting = {
  readonly run: () => Promise<void>;
  readonly drop: (answer: { readonly kind: 'busy' | 'abandoned' }) => void;
};

/** The longest waiting; a Set keeps the order and forgets any at once. */
const takeFirst = (waiting: Set<Waiting>): Waiting | undefined => {
  for (const first of waiting) {
    waiting.delete(first);
    return first;
  }
  return undefined;
};

/** Starts a pool of work. */
export const work = (limits: WorkLimits): Work => {
  const urgentTasks = new Set<Waiting>();
  const laterTasks: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  let laterRunning = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (task: () => Promise<void>, ended: () => void): void => {
    const run: Promise<void> = task().finally(() => {
      running.delete(run);
      ended();
      next();
    });
    running.add(run);
  };

  const awaitQuiet = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      next();
    }, limits.quiet);
    timer.unref();
  };

  const next = (): void => {
    while (!stopped && running.size < limits.running) {
      const urgent = takeFirst(urgentTasks);
      if (urgent !== undefined) {
        clearTimeout(timer);
        start(urgent.run, awaitQuiet);
        continue;
      }
      const later =
        laterRunning || timer !== undefined || running.size > 0 ? undefined : laterTasks.shift();
      if (later === undefined) return;
      laterRunning = true;
      start(later, () => {
        laterRunning = false;
      });
    }
  };

  return {
    urgent: async (task, signal) => {
      if (signal?.aborted === true) return { kind: 'abandoned' };
      if (stopped || urgentTasks.size >= limits.urgent) return { kind: 'busy' };
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          if (urgentTasks.delete(waiting)) resolve({ kind: 'abandoned' });
        };
        const settle = (): void => signal?.removeEventListener('abort', leave);
        const waiting: Waiting = {
          // It runs for who asked, whoever makes room for it: logs and traces say so.
          run: AsyncResource.bind(() => {
            settle();
            return task().then((value) => resolve({ kind: 'done', value }), reject);
          }),
          drop: (answer) => {
            settle();
            resolve(answer);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        urgentTasks.add(waiting);
        next();
      });
    },
    later: (task) => {
      if (stopped || laterTasks.length >= limits.later) return false;
      laterTasks.push(AsyncResource.bind(() => task().catch(() => undefined)));
      next();
      return true;
    },
    load: () => ({
      running: running.size,
      waiting: urgentTasks.size,
      later: laterTasks.length,
    }),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      laterTasks.length = 0;
      for (const waiting of urgentTasks) waiting.drop({ kind: 'busy' });
      urgentTasks.clear();
      await Promise.all(running);
    },
  };
};
