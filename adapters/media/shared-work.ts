import type { WorkAnswer } from './work.ts';

/** Work under a key, done once for all who ask for it at the same time. */
type SharedWork<Value> = {
  /**
   * Joins the work of a key, or starts it. The signal that `start` gets is aborted when all who
   * asked have left; who leaves is answered `abandoned` at once. Rejects with what `start` does.
   */
  readonly join: (
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<WorkAnswer<Value>>,
  ) => Promise<WorkAnswer<Value>>;
};

type Entry<Value> = {
  readonly answer: Promise<WorkAnswer<Value>>;
  readonly everyoneLeft: AbortController;
  asking: number;
};

/** Waits for an answer as long as the one who asks is there. */
const whileThere = <Value>(
  answer: Promise<WorkAnswer<Value>>,
  signal: AbortSignal | undefined,
  left: () => void,
): Promise<WorkAnswer<Value>> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      left();
      resolve({ kind: 'abandoned' });
    };
    signal?.addEventListener('abort', leave, { once: true });
    answer
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', leave))
      .catch(() => undefined);
  });

/** Work that is shared by its keys. */
export const sharedWork = <Value>(): SharedWork<Value> => {
  const entries = new Map<string, Entry<Value>>();

  const join: SharedWork<Value>['join'] = async (key, signal, start) => {
    const hasLeft = (): boolean => signal?.aborted === true;
    if (hasLeft()) return { kind: 'abandoned' };
    let entry = entries.get(key);
    if (entry === undefined) {
      const everyoneLeft = new AbortController();
      const answer = start(everyoneLeft.signal).finally(() => entries.delete(key));
      // Whoever still waits is told; when nobody waits any more, a failure is not reported.
      answer.catch(() => undefined);
      entry = { answer, everyoneLeft, asking: 0 };
      entries.set(key, entry);
    }
    const joined = entry;
    joined.asking += 1;
    const answer = await whileThere(joined.answer, signal, () => {
      joined.asking -= 1;
      if (joined.asking === 0) joined.everyoneLeft.abort();
    });
    // It was dropped because those before had left, and this one is still there: once more.
    return answer.kind === 'abandoned' && !hasLeft() ? join(key, signal, start) : answer;
  };

  return { join };
};
