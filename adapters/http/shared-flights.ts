type Flight<A> = {
  readonly answer: Promise<A>;
  readonly controller: AbortController;
  waiting: number;
};

/** Asks by key. Rejects with the reason of `signal` as soon as that is aborted. */
type SharedFlights<A> = (
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<A>,
) => Promise<A>;

/**
 * Work that several askers of the same key wait for: done once, and stopped when the last of them has
 * left. `start` gets a signal of the work's own.
 */
export const sharedFlights = <A>(): SharedFlights<A> => {
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

  return (key, signal, start) =>
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
      flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
};
