import type { FetchDecorator } from '../shared/fetch.ts';

/** A fetch whose requests end with the signal, too. */
export const abortedBy =
  (signal: AbortSignal): FetchDecorator =>
  (fetch) =>
  (request, limits) =>
    fetch(new Request(request, { signal: AbortSignal.any([request.signal, signal]) }), limits);

/**
 * Lets callers go when their signal is aborted. Calls within the process work on until their own
 * limit of time.
 */
export const leftBySignal: FetchDecorator = (fetch) => async (request, limits) => {
  const { signal } = request;
  signal.throwIfAborted();
  const left = Promise.withResolvers<never>();
  const leave = (): void => left.reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([fetch(request, limits), left.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
};
