/** Questions whose last good answer stands in while a fresh one is on its way. */
import { waitIsOver, type Sleep } from './fetch.ts';
import { sharedFlights } from './shared-flights.ts';

/** How long a question waits for a fresh answer where another one may stand in, in milliseconds. */
export const standInMilliseconds = 300;

/** A question, and what may stand in for its answer. */
type Question<A> = {
  /** Equal for equal questions. */
  readonly key: string;
  /** Ends when the asker waits no longer. */
  readonly signal: AbortSignal;
  /** Asks; it ends by itself within a time of its own, or with its signal. */
  readonly ask: (signal: AbortSignal) => Promise<A>;
  readonly standIn: A | undefined;
};

/** An answer that somebody waits for, or nobody; `late` settles when it has taken its moment. */
type Renewal<A> = { readonly answer: Promise<A>; readonly late: Promise<void> };

/** Never aborted: a fresh answer comes in whoever has left. */
const stays = new AbortController().signal;

/**
 * Asks once for equal questions. Without a stand-in the answer is waited for, and the question ends
 * when nobody does any longer. With one, only a moment is waited for, counted from when the service
 * was asked: the first asker waits `standInMilliseconds` at most, those after it not at all. The
 * fresh answer comes in behind (`ask` keeps it). Rejects with what `ask` rejects with, or with the
 * reason of the signal.
 */
export const renewals = <A>(sleep: Sleep): ((question: Question<A>) => Promise<A>) => {
  const share = sharedFlights<A>();
  const underWay = new Map<string, Renewal<A>>();

  const start = ({ key, ask }: Question<A>): Renewal<A> => {
    const done = new AbortController();
    const answer = share(key, stays, ask).finally(() => {
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

  return async (question) => {
    const { key, signal, ask, standIn } = question;
    if (standIn === undefined) return share(key, signal, ask);
    if (signal.aborted) return standIn;
    const { answer, late } = underWay.get(key) ?? start(question);
    return Promise.race([answer, late.then(() => standIn)]);
  };
};
