import { setTimeout } from 'node:timers/promises';

import type { Sleep } from './fetch.ts';

/** Waits by the server's own timers; a wait that is no longer needed keeps no process alive. */
export const sleep: Sleep = (milliseconds, signal) =>
  setTimeout(milliseconds, undefined, { signal, ref: false });
