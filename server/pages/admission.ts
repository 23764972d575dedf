/**
 * Clients take turns: one that asks for five hundred pages delays another by no more than one of
 * them.
 */

/** Done, refused because too much waits, or given up by who asked. */
export type Admitted<A> =
  | { readonly kind: 'done'; readonly value: A }
  | { readonly kind: 'busy' }
  | { readonly kind: 'left' };

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
};

/** Share of the waiting places that one client may take. */
const clientShare = 0.5;

type Waiting = { readonly enter: () => void };

/** Creates the gate. */
export const createAdmission = ({
  running: most,
  waiting: places,
}: AdmissionSettings): Admission => {
  const share = Math.ceil(places * clientShare);
  /** By client; the first client is the next to be let in. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const next = (): void => {
    const [first] = queues;
    if (first === undefined || running >= most) return;
    const [client, queue] = first;
    const entering = queue.shift();
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
    if (entering === undefined) return;
    waiting -= 1;
    running += 1;
    entering.enter();
  };

  /** False where the signal came first. */
  const place = (client: string, queue: Waiting[], signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const leave = (): void => {
        const index = queue.indexOf(entry);
        if (index < 0) return;
        queue.splice(index, 1);
        if (queue.length === 0) queues.delete(client);
        waiting -= 1;
        resolve(false);
      };
      const entry: Waiting = {
        enter: () => {
          signal.removeEventListener('abort', leave);
          resolve(true);
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
      if (running < most && waiting === 0) running += 1;
      else {
        const queue = queues.get(client) ?? [];
        if (waiting >= places || queue.length >= share) return { kind: 'busy' };
        if (!(await place(client, queue, signal))) return { kind: 'left' };
      }
      try {
        return { kind: 'done', value: await work() };
      } finally {
        running -= 1;
        next();
      }
    },
  };
};
