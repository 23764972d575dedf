/** A circuit breaker for each service: one that is away costs the shop no waiting. */
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';

import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { waitIsOver, type Sleep } from '../shared/sleep.ts';
import { finalError, isRepeatable, type Fetch, type FetchDecorator } from '../shared/fetch.ts';

/** So many calls in a row must fail before a service counts as away. */
const failuresToOpen = 5;

/** How long a service that is away is left alone before one call tries it, in milliseconds. */
export const restMilliseconds = 1_000;

/**
 * How long the call may take that tries a service, in milliseconds: one that was asked a moment
 * before the service is back must not keep all others waiting.
 */
export const trialMilliseconds = 1_000;

/** How long other calls wait for what a trial finds, in milliseconds. */
export const trialPatience = 300;

/** Statuses by which a gateway says that the service behind it is away (RFC 9110, 15.6). */
const awayStatuses: readonly number[] = [502, 503, 504];

/** `closed`: asked as ever; `open`: not asked; `half-open`: one call is trying it. */
type BreakerState = 'closed' | 'open' | 'half-open';

/** A service's breaker. */
export type Breaker = {
  readonly service: string;
  readonly state: () => BreakerState;
  /** Rejects at once, with a final error that names the service, while it counts as away. */
  readonly around: FetchDecorator;
};

type BreakerSettings = {
  readonly service: string;
  readonly clock: Clock;
  readonly sleep: Sleep;
  readonly log: Log;
  /**
   * A call that its caller gave up after so many milliseconds counts as failed; given up sooner, it
   * says nothing of the service.
   */
  readonly slowAfter: number;
};

const states: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
};

const isAway = (answer: unknown): boolean =>
  answer instanceof Response && awayStatuses.includes(answer.status);

/** Thrown for a call that was given up too soon to count. */
const givenUp = new Error('given up');

const refusals = new WeakSet<Error>();

/** Whether a call was refused by a breaker: the service was not asked. */
export const isNotAsked = (error: unknown): boolean =>
  error instanceof Error && refusals.has(error);

/** Sends what tries a service, and gives it up after a second; what changes something has its time. */
const withinTrial =
  (fetch: Fetch, sleep: Sleep): Fetch =>
  async (request, limits) => {
    if (!isRepeatable(request)) return fetch(request, limits);
    const over = new AbortController();
    const done = new AbortController();
    const expire = async (): Promise<never> => {
      await sleep(trialMilliseconds, done.signal);
      const error = finalError(`no answer to a trial within ${trialMilliseconds} ms`);
      over.abort(error);
      throw error;
    };
    try {
      const signal = AbortSignal.any([request.signal, over.signal]);
      return await Promise.race([fetch(new Request(request, { signal }), limits), expire()]);
    } finally {
      done.abort(waitIsOver);
    }
  };

/**
 * Makes a breaker. After its rest one call tries the service; those that come meanwhile wait a moment
 * for what it finds, so that a page of many questions is whole as soon as the service is back. Two
 * changes are logged: `service-away` once, and `service-back`.
 */
export const createBreaker = (settings: BreakerSettings): Breaker => {
  const { service, clock, sleep, log, slowAfter } = settings;
  const policy = circuitBreaker(handleWhen((error) => error !== givenUp).orWhenResult(isAway), {
    halfOpenAfter: restMilliseconds,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  /** Asked anew each time: it changes while something is waited for. */
  const state = (): BreakerState => states[policy.state];
  let isTold = false;
  let decision = Promise.withResolvers<void>();
  policy.onStateChange((changed) => {
    if (changed === CircuitState.HalfOpen) decision = Promise.withResolvers();
    else decision.resolve();
  });
  policy.onBreak((failure) => {
    // A trial that fails opens it again: that is the same news.
    if (isTold) return;
    isTold = true;
    const error = 'error' in failure ? failure.error : undefined;
    const reason = error instanceof Error ? error.message : 'the gateway says so';
    log.report('service-away', { service, reason });
  });
  policy.onReset(() => {
    isTold = false;
    log.report('service-back', { service });
  });
  const closed = (): Error => {
    const refusal = finalError(`${service} is away and not asked for a while`);
    refusals.add(refusal);
    return refusal;
  };
  const trialDecided = async (signal: AbortSignal): Promise<void> => {
    const done = new AbortController();
    const moment = sleep(trialPatience, AbortSignal.any([signal, done.signal]));
    await Promise.race([decision.promise, moment.catch(() => undefined)]);
    done.abort(waitIsOver);
  };
  const around: FetchDecorator = (fetch) => async (request, limits) => {
    const call = async (): Promise<Response> => {
      const start = clock.now();
      const isTrial = state() === 'half-open';
      try {
        return await (isTrial ? withinTrial(fetch, sleep) : fetch)(request, limits);
      } catch (error) {
        const isSlow = clock.now() - start >= slowAfter;
        // Of a trial, no answer is a failure: the next one comes after another rest.
        if (!request.signal.aborted || isSlow || isTrial) throw error;
        throw givenUp;
      }
    };
    if (state() === 'half-open') {
      await trialDecided(request.signal);
      if (state() !== 'closed') throw closed();
    }
    let isCalled = false;
    try {
      return await policy.execute(() => {
        isCalled = true;
        return call();
      });
    } catch (error) {
      if (!isCalled) throw closed();
      throw error === givenUp ? request.signal.reason : error;
    }
  };
  return { service, state, around };
};
