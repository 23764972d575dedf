/**
 * Clients take turns: one that asks for five hundred pages delays another by no more than one of
 * them. Who would wait too long hears so at once.
 */

/** Done, refused because too much waits, or given up by who asked. */
export type Admitted<A> =
  | { readonly kind: 'done'; readonly value: A }
  | { readonly kind: 'busy' }
  | { readonly kind: 'left' };

/** Who asks; the signal is aborted when nobody waits for the answer any more. */
export type Asker = { readonly client: string; readonly signal: AbortSignal };

export type Admission = {
  readonly run: <A>(
    client: string,
    signal: AbortSignal,
    work: () => Promise<A>,
  ) => Promise<Admitted<A>>;
  readonly load: () => { readonly running: number; readonly waiting: number };
};

type AdmissionSettings = {
  readonly running: number;
  readonly waiting: number;
  /** Of what runs, for one client; all of it when left out. */
  readonly each?: number | undefined;
  /** Of the waiting places, for one client; half of them when left out. */
  readonly share?: number | undefined;
  /**
   * Milliseconds; who would wait longer, or has, is refused. By a clock that is never set, such as
   * `performance.now`; everybody waits when left out.
   */
  readonly patience?: { readonly milliseconds: number; readonly now: () => number } | undefined;
  /** Waited for before each work begins. */
  readonly turn?: (() => Promise<void>) | undefined;
};

type Waiting = {
  /** Milliseconds, by the clock of the patience. */
  readonly since: number;
  readonly settle: (outcome: 'entered' | 'busy' | 'left') => void;
};

/** How much the last work says of how long the next one takes. */
const newest = 0.2;

/**
 * Gives each who waits a turn of the event loop, so that connections are served between works that
 * never wait themselves.
 */
export const turnsOfLoop = (): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return last;
  };
};

/** Creates the gate. */
export const createAdmission = ({
  running: most,
  waiting: places,
  each = most,
  share = Math.ceil(places / 2),
  patience,
  turn,
}: AdmissionSettings): Admission => {
  /** By client; the first client is the next to be let in. */
  const queues = new Map<string, Waiting[]>();
  /** Works of each client; nobody without one is in it. */
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  /** Milliseconds that a work has taken lately. */
  let duration = 0;

  const now = (): number => patience?.now() ?? 0;

  const noteDuration = (milliseconds: number): void => {
    duration = duration === 0 ? milliseconds : duration + newest * (milliseconds - duration);
  };

  const isTooLong = (milliseconds: number): boolean =>
    patience !== undefined && milliseconds > patience.milliseconds;

  /** Those who are let in before the next of a client: each client has one in each round. */
  const aheadOf = (client: string): number => {
    const own = queues.get(client)?.length ?? 0;
    let ahead = own;
    for (const [other, queue] of queues)
      if (other !== client) ahead += Math.min(queue.length, own + 1);
    return ahead;
  };

  const expectedWait = (client: string): number => {
    const own = queues.get(client)?.length ?? 0;
    return duration * Math.max((aheadOf(client) + 1) / most, (own + 1) / each);
  };

  const mayRun = (client: string): boolean => running < most && (runningOf.get(client) ?? 0) < each;

  const count = (client: string, more: 1 | -1): void => {
    const own = (runningOf.get(client) ?? 0) + more;
    running += more;
    if (own === 0) runningOf.delete(client);
    else runningOf.set(client, own);
  };

  const remove = (client: string, queue: Waiting[], index: number): Waiting | undefined => {
    const [entry] = queue.splice(index, 1);
    if (queue.length === 0) queues.delete(client);
    if (entry !== undefined) waiting -= 1;
    return entry;
  };

  const refuseOverdue = (): void => {
    const time = now();
    for (const [client, queue] of queues)
      while (queue[0] !== undefined && isTooLong(time - queue[0].since))
        remove(client, queue, 0)?.settle('busy');
  };

  const next = (): void => {
    refuseOverdue();
    const first = [...queues].find(([client]) => mayRun(client));
    if (first === undefined) return;
    const [client, queue] = first;
    const entering = remove(client, queue, 0);
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
    if (entering === undefined) return;
    count(client, 1);
    entering.settle('entered');
  };

  const place = (
    client: string,
    queue: Waiting[],
    signal: AbortSignal,
  ): Promise<'entered' | 'busy' | 'left'> =>
    new Promise((resolve) => {
      const leave = (): void => {
        const index = queue.indexOf(entry);
        if (index >= 0) remove(client, queue, index)?.settle('left');
      };
      const entry: Waiting = {
        since: now(),
        settle: (outcome) => {
          signal.removeEventListener('abort', leave);
          resolve(outcome);
        },
      };
      queue.push(entry);
      queues.set(client, queue);
      waiting += 1;
      signal.addEventListener('abort', leave, { once: true });
    });

  return {
    load: () => ({ running, waiting }),
    run: async (client, signal, work) => {
      if (signal.aborted) return { kind: 'left' };
      // Whoever waits while there is room may not have more of it.
      if (mayRun(client)) count(client, 1);
      else {
        refuseOverdue();
        const queue = queues.get(client) ?? [];
        if (waiting >= places || queue.length >= share || isTooLong(expectedWait(client)))
          return { kind: 'busy' };
        const outcome = await place(client, queue, signal);
        if (outcome !== 'entered') return { kind: outcome };
      }
      const begun = now();
      try {
        if (turn !== undefined) await turn();
        if (hasLeft(signal)) return { kind: 'left' };
        const value = await work();
        noteDuration(now() - begun);
        return { kind: 'done', value };
      } finally {
        count(client, -1);
        next();
      }
    },
  };
};

/** A signal changes while it is waited, which the condition before does not know. */
const hasLeft = ({ aborted }: AbortSignal): boolean => aborted;
