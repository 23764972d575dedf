import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import type { LogPlace } from '../../core/domain/errors/log-facts.ts';

/** A request: its name, and where it asks, which is only read when something is logged. */
type NamedRequest = { readonly id: string; readonly place: () => LogPlace };

const requests = new AsyncLocalStorage<NamedRequest>();

/** The name of the request that is being answered; undefined in work that belongs to none. */
export const currentRequestId = (): string | undefined => requests.getStore()?.id;

/** Where the request that is being answered asks, as log lines say it; nothing in other work. */
export const currentLogPlace = (): LogPlace => {
  const request = requests.getStore();
  return request === undefined ? {} : { ...request.place(), requestId: request.id };
};

/** Answers a request under a new name, which the log and error pages give. */
export const withRequestId = <A>(place: NamedRequest['place'], answer: () => A): A =>
  requests.run({ id: randomUUID(), place }, answer);
