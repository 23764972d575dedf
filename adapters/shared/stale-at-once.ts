import { createAnswerCache, type AnswerCache, type CacheSettings } from './answer-cache.ts';
import { singleFlight, type SingleFlight } from './single-flight.ts';

type StaleAtOnce<Kept, Made> = AnswerCache<Kept> & {
  /** Makes the next answer once for all who ask together (`singleFlight`). */
  readonly make: SingleFlight<Made>['join'];
  /**
   * What may be answered without waiting: a fresh answer, or a stale one whose next is being made.
   * With `renew` a stale one is always answered, and starts that; if it fails, the next question
   * tries again.
   */
  readonly ready: (key: string, renew?: (stale: Kept) => Promise<unknown>) => Kept | undefined;
};

/** Answers what is stale at once, while one asker's work renews it. */
export const staleAtOnce = <Kept extends object, Made>(
  settings: CacheSettings<Kept>,
): StaleAtOnce<Kept, Made> => {
  const kept = createAnswerCache(settings);
  const { join: make, isUnderWay } = singleFlight<Made>();
  return {
    ...kept,
    make,
    ready: (key, renew) => {
      const found = kept.find(key);
      if (found === undefined || found.isFresh) return found?.answer;
      renew?.(found.answer).catch(() => undefined);
      return renew !== undefined || isUnderWay(key) ? found.answer : undefined;
    },
  };
};
