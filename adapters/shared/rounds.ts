import type { Sleep } from './sleep.ts';

export type Rounds = {
  /** A round gives after how many milliseconds the next one is at the latest. */
  readonly start: (round: () => Promise<number>) => void;
  /** The next round begins at once. */
  readonly wake: () => void;
  /** After the round that runs. */
  readonly close: () => Promise<void>;
};

/** Milliseconds after a round that failed. */
const failedPause = 10_000;

/** One round after the other, as long as the process lives. */
export const createRounds = (sleep: Sleep): Rounds => {
  const end = new AbortController();
  let pause = new AbortController();
  let running = Promise.resolve();
  const run = async (round: () => Promise<number>): Promise<void> => {
    while (!end.signal.aborted) {
      // Who wakes from here on ends the next pause before it begins.
      pause = new AbortController();
      const milliseconds = await round().catch(() => failedPause);
      const signal = AbortSignal.any([pause.signal, end.signal]);
      await sleep(milliseconds, signal).catch(() => undefined);
    }
  };
  return {
    start: (round) => {
      running = run(round);
    },
    wake: () => pause.abort(),
    close: async () => {
      end.abort();
      await running;
    },
  };
};
