type Flight<A> = {
  readonly answer: Promise<A>;
  readonly controller: AbortController;
  waiting: number;
};

export type SingleFlight<A> = {
  /**
   * Joins the work of a key, or starts it with a signal that is aborted when the last who waited
   * has left. Rejects with the reason of `signal` as soon as that is aborted.
   */
  readonly join: (
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<A>,
  ) => Promise<A>;
  readonly isUnderWay: (key: string) => boolean;
};

/** For those who never leave. */
export const stays: AbortSignal = new AbortController().signal;

/** Work that several wait for: once for each key at a time, stopped when all have left. */
export const singleFlight = <A>(): SingleFlight<A> => {
  const underWay = new Map<string, Flight<A>>();

  const takeOff = (key: string, start: (signal: AbortSignal) => Promise<A>): Flight<A> => {
    const controller = new AbortController();
    const flight: Flight<A> = {
      controller,
      waiting: 0,
      answer: start(controller.signal).finally(() => land(key, flight)),
    };
    underWay.set(key, flight);
    return flight;
  };

  const land = (key: string, flight: Flight<A>): void => {
    if (underWay.get(key) === flight) underWay.delete(key);
  };

  return {
    isUnderWay: (key) => underWay.has(key),
    join: (key, signal, start) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(signal.reason);
          return;
        }
        const flight = underWay.get(key) ?? takeOff(key, start);
        flight.waiting += 1;
        const leave = (): void => {
          flight.waiting -= 1;
          reject(signal.reason);
          if (flight.waiting > 0) return;
          land(key, flight);
          flight.controller.abort(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        flight.answer
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', leave));
      }),
  };
};
