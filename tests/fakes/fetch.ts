/** Fetches and waits for tests: scripted, recorded, and never in real time. */
import type { Fetch } from '../../adapters/shared/fetch.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';

/** What a scripted fetch does: an answer with that status and headers, or no answer. */
export type Outcome =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> | undefined }
  | 'no-answer';

/** A fetch that plays outcomes in order, the last one for ever; bodies count the calls. */
export const scriptedFetch = (
  ...outcomes: readonly [Outcome, ...Outcome[]]
): { readonly fetch: Fetch; readonly calls: readonly Request[] } => {
  const calls: Request[] = [];
  return {
    calls,
    fetch: (request) => {
      const outcome = outcomes[Math.min(calls.length, outcomes.length - 1)] ?? outcomes[0];
      calls.push(request);
      if (outcome === 'no-answer') return Promise.reject(new TypeError('no network'));
      const { status, headers = {} } = outcome;
      const body = [204, 205, 304].includes(status) ? null : `call ${calls.length}`;
      return Promise.resolve(new Response(body, { status, headers }));
    },
  };
};

/** A sleep that ends at once and keeps how long it was to be. */
export const recordedSleep = (): { readonly sleep: Sleep; readonly waits: readonly number[] } => {
  const waits: number[] = [];
  return {
    waits,
    sleep: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
};

/** A sleep that ends when the test says so, or with its signal. */
export const heldSleep = (): { readonly sleep: Sleep; readonly wake: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    wake: () => resolve(),
    sleep: (_, signal) =>
      new Promise((settle, reject) => {
        void promise.then(settle);
        signal?.addEventListener('abort', () => reject(new Error('woken up')));
      }),
  };
};

/** A sleep that ends when the test says that so many milliseconds are over, or with its signal. */
export const sleepUntilWoken = (): {
  readonly sleep: Sleep;
  /** Ends the sleeps of that length. */
  readonly wake: (milliseconds: number) => void;
  /** How many wait still. */
  readonly asleep: () => number;
} => {
  const sleeping = new Set<{ readonly milliseconds: number; readonly end: () => void }>();
  return {
    asleep: () => sleeping.size,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const one = { milliseconds, end: resolve };
        sleeping.add(one);
        signal?.addEventListener('abort', () => {
          sleeping.delete(one);
          reject(new Error('woken up'));
        });
      }),
    wake: (milliseconds) => {
      for (const one of sleeping) {
        if (one.milliseconds !== milliseconds) continue;
        sleeping.delete(one);
        one.end();
      }
    },
  };
};
