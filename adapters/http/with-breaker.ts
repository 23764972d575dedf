import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';

import { messageOf } from '../../core/domain/errors/thrown.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { waitIsOver, type Sleep } from '../shared/sleep.ts';
import { finalError, isRepeatable, type Fetch, type FetchDecorator } from '../shared/fetch.ts';

/** Failures in a row before a service counts as away. */
const failuresToOpen = 5;

/** Milliseconds before one call tries a service that is away. */
export const restMilliseconds = 1_000;

/**
 * Milliseconds for the trial: one that asks just before the service is back must not keep the
 * others waiting.
 */
export const trialMilliseconds = 1_000;

/** Milliseconds that other calls wait for a trial. */
export const trialPatience = 300;

/** A gateway says that the service behind it is away (RFC 9110, 15.6). */
const awayStatuses: readonly number[] = [502, 503, 504];

/** `half-open`: one call is trying it. */
type BreakerState = 'closed' | 'open' | 'half-open';

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
   * Milliseconds: a call given up later counts as failed; sooner, it says nothing of the service.
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

/** Whether a breaker refused the call: the service was not asked. */
export const isNotAsked = (error: unknown): boolean =>
  error instanceof Error && refusals.has(error);

/** Gives a trial up after a second; what changes something has its time. */
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

/** Logs that a service is away, once for as long as it is, and that it is back. */
export const reportBreaks = (policy: CircuitBreakerPolicy, service: string, log: Log): void => {
  let isTold = false;
  policy.onBreak((failure) => {
    // A failed trial opens it again: no news.
    if (isTold) return;
    isTold = true;
    const error = 'error' in failure ? failure.error : undefined;
    log.report('service-away', { service, reason: messageOf(error, 'the gateway says so') });
  });
  policy.onReset(() => {
    isTold = false;
    log.report('service-back', { service });
  });
};

/**
 * A circuit breaker: after its rest one call tries the service, and others wait a moment for the
 * result, so that a page of many questions is whole as soon as the service is back. Logs
 * `service-away` and `service-back`, each once.
 */
export const createBreaker = (settings: BreakerSettings): Breaker => {
  const { service, clock, sleep, log, slowAfter } = settings;
  const policy = circuitBreaker(handleWhen((error) => error !== givenUp).orWhenResult(isAway), {
    halfOpenAfter: restMilliseconds,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  /** Asked anew each time: it changes during waits. */
  const state = (): BreakerState => states[policy.state];
  let decision = Promise.withResolvers<void>();
  policy.onStateChange((changed) => {
    if (changed === CircuitState.HalfOpen) decision = Promise.withResolvers();
    else decision.resolve();
  });
  reportBreaks(policy, service, log);
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
