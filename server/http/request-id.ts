import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import type { LogPlace } from '../../core/domain/errors/log-facts.ts';

/** `place` is only read when something is logged. */
type NamedRequest = { readonly id: string; readonly place: () => LogPlace };

const requests = new AsyncLocalStorage<NamedRequest>();

/** Undefined in work that belongs to no request. */
export const currentRequestId = (): string | undefined => requests.getStore()?.id;

/** As log lines say it; nothing in other work. */
export const currentLogPlace = (): LogPlace => {
  const request = requests.getStore();
  return request === undefined ? {} : { ...request.place(), requestId: request.id };
};

/** Answers a request under a new name, which the log and error pages give. */
export const withRequestId = <A>(place: NamedRequest['place'], answer: () => A): A =>
  requests.run({ id: randomUUID(), place }, answer);
