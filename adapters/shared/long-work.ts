import { availableParallelism } from 'node:os';

/** Of a kind: hashing passwords, looking at uploaded pictures. */
const mostOfKind = 2;

/**
 * How many works of a kind that each keep a core busy for long may run at once. One core is left to
 * the event loop: on a machine of two it would wait for its turn beside them.
 */
export const longWorksAtOnce = (cores = availableParallelism()): number =>
  Math.max(1, Math.min(mostOfKind, cores - 1));

/**
 * Threads of Node for such works and for files (`UV_THREADPOOL_SIZE`; 4 without it): two kinds, two
 * pictures in the making, a file of the toolbox, and one that is left for files in any case.
 */
export const nodeThreads = 2 * mostOfKind + 2 + 1 + 1;
