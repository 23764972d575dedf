import type { Sleep } from './fetch.ts';

/** Waits by the server's own timers; a wait that is no longer needed keeps no process alive. */
export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const wake = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', wake);
      resolve();
    }, milliseconds);
    timer.unref();
    signal?.addEventListener('abort', wake, { once: true });
  });
