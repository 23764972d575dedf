/** The signal of somebody who waits as long as it takes. */
export const patient: AbortSignal = new AbortController().signal;
