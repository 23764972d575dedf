/** Waits milliseconds, or rejects as soon as the signal is aborted. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** One error for all: each page ends some twenty waits, and making an error looks at the stack. */
export const waitIsOver = new Error('the wait is no longer needed');

/** By the server's own timers; a wait that was ended keeps no process alive. */
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
