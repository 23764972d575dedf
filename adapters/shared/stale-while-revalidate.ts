/** Questions whose last good answer stands in while a fresh one is on its way, or does not come. */
import { singleFlight, stays } from './single-flight.ts';
import { waitIsOver, type Sleep } from './sleep.ts';

/** How long a question waits for a fresh answer where another one may stand in, in milliseconds. */
export const standInMilliseconds = 300;

/** A question, and what may stand in for its answer. */
type StaleQuestion<A> = {
  /** Equal for equal questions. */
  readonly key: string;
  /** Ends when the asker waits no longer. */
  readonly signal: AbortSignal;
  /** Asks, and keeps what is answered; it ends by itself within a time of its own, or with its signal. */
  readonly ask: (signal: AbortSignal) => Promise<A>;
  /** What stands in while the service takes its time. */
  readonly stale: A | undefined;
  /** Whether it was answered that there is no answer now. */
  readonly isFailure: (answer: A) => boolean;
  /** What stands in for a failure: the last good copy, once the service has failed. */
  readonly last: () => A | undefined;
  /** What `ask` rejected with, or the reason of the signal, as an answer. */
  readonly failed: (error: unknown) => A;
};

/** An answer that somebody waits for, or nobody; `late` settles when it has taken its moment. */
type Renewal<A> = { readonly answer: Promise<A>; readonly late: Promise<void> };

/**
 * Asks once for equal questions. Without a stale answer the fresh one is waited for, and the question
 * ends when nobody does any longer. With one, only a moment is waited for, counted from when the
 * service was asked: the first asker waits `standInMilliseconds` at most, those after it not at all;
 * the fresh answer comes in behind. Where none comes the last good one is answered. Never rejects.
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
    // Those who wait are told; when nobody waits any more, a failure is not reported.
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
