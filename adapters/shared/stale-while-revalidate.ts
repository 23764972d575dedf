import { singleFlight, stays } from './single-flight.ts';
import { waitIsOver, type Sleep } from './sleep.ts';

/** Milliseconds that a question waits for a fresh answer where another may stand in. */
export const standInMilliseconds = 300;

type StaleQuestion<A> = {
  readonly key: string;
  /** The asker's. */
  readonly signal: AbortSignal;
  /** Asks, and keeps the answer; it ends by itself, or with its signal. */
  readonly ask: (signal: AbortSignal) => Promise<A>;
  /** Stands in while the service takes its time. */
  readonly stale: A | undefined;
  /** Whether the answer says that the service does not answer now. */
  readonly isFailure: (answer: A) => boolean;
  /** Stands in for a failure: the last good copy, once the service has failed. */
  readonly last: () => A | undefined;
  /** What `ask` rejected with, or the reason of the signal, as an answer. */
  readonly failed: (error: unknown) => A;
};

/** `late` settles when the answer has taken its moment. */
type Renewal<A> = { readonly answer: Promise<A>; readonly late: Promise<void> };

/**
 * Asks once for equal questions. Without a stale answer the fresh one is waited for. With one, the
 * first asker waits at most `standInMilliseconds`, later ones not at all, and the fresh answer is
 * kept when it comes. Where none comes the last good one is answered. Never rejects.
 */
export const staleWhileRevalidate = <A>(
  sleep: Sleep,
): ((question: StaleQuestion<A>) => Promise<A>) => {
  const flights = singleFlight<A>();
  const underWay = new Map<string, Renewal<A>>();

  const start = ({ key, ask }: StaleQuestion<A>): Renewal<A> => {
    const done = new AbortController();
    const answer = flights.join(key, stays, ask).finally(() => {
      underWay.delete(key);
      done.abort(waitIsOver);
    });
    // When nobody waits any more, a failure is not reported.
    answer.catch(() => undefined);
    const late = new Promise<void>((resolve) => {
      // A sleep that is ended was not needed: the answer is there.
      sleep(standInMilliseconds, done.signal).then(resolve, () => undefined);
    });
    const renewal = { answer, late };
    underWay.set(key, renewal);
    return renewal;
  };

  const inTime = async (question: StaleQuestion<A>): Promise<A> => {
    const { key, signal, ask, stale } = question;
    if (stale === undefined) return flights.join(key, signal, ask);
    if (signal.aborted) return stale;
    const { answer, late } = underWay.get(key) ?? start(question);
    return Promise.race([answer, late.then(() => stale)]);
  };

  return async (question) => {
    try {
      const answer = await inTime(question);
      return question.isFailure(answer) ? (question.last() ?? answer) : answer;
    } catch (error) {
      return question.last() ?? question.failed(error);
    }
  };
};
