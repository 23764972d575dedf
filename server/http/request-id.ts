import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** The name of the request that is being answered; undefined in work that belongs to none. */
export const currentRequestId = (): string | undefined => requests.getStore();

/** Answers a request under a new name, which the log and error pages give. */
export const withRequestId = <A>(answer: () => A): A => requests.run(randomUUID(), answer);
