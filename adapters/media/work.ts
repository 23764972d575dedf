/** Runs tasks a few at a time. Urgent ones go first; others wait until none is urgent. */
interface Work {
  /** Runs a task, or answers `undefined` at once if too many wait or the work has stopped. */
  readonly urgent: <A>(task: () => Promise<A>) => Promise<A> | undefined;
  /** Runs a task when there is nothing better to do, one at a time; dropped if too many wait. */
  readonly later: (task: () => Promise<void>) => void;
  /** Drops what waits, and settles when what runs has ended. */
  readonly stop: () => Promise<void>;
}

/** How many tasks run at once, and how many of each kind may wait. */
interface WorkLimits {
  readonly running: number;
  readonly urgent: number;
  readonly later: number;
  /** How long nothing urgent must have run before a later task starts, in milliseconds. */
  readonly quiet: number;
}

/** Starts a pool of work. */
export const work = (limits: WorkLimits): Work => {
  const urgentTasks: (() => Promise<void>)[] = [];
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
    while (running.size < limits.running) {
      const urgent = urgentTasks.shift();
      if (urgent !== undefined) {
        clearTimeout(timer);
        start(urgent, awaitQuiet);
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
    urgent: (task) => {
      if (stopped || urgentTasks.length >= limits.urgent) return undefined;
      return new Promise((resolve, reject) => {
        urgentTasks.push(() => task().then(resolve, reject));
        next();
      });
    },
    later: (task) => {
      if (stopped || laterTasks.length >= limits.later) return;
      laterTasks.push(() => task().catch(() => undefined));
      next();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      laterTasks.length = 0;
      await Promise.all(running);
    },
  };
};
