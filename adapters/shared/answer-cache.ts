/**
 * Answers by key: each is fresh for a while, then stale for a while, then gone. What is asked while
 * one is stale, and how often, is told in `single-flight.ts` and `stale-while-revalidate.ts`.
 */
import { LRUCache } from 'lru-cache';

import type { Clock } from '../../core/ports/clock.ts';

/** How long an answer is kept, in seconds. */
export type Lifetime = {
  /** How long it stands for itself; with 0 nothing is kept. */
  readonly seconds: number;
  /** How long after that it may still stand in for one that does not come; 0 when left out. */
  readonly staleSeconds?: number | undefined;
};

/** What bounds a cache: its answers, their sizes together, or both. The least used go first. */
type Bounds<A> =
  | { readonly entries: number; readonly bytes?: undefined }
  | {
      readonly entries?: number | undefined;
      readonly bytes: number;
      /** The bytes of an answer under its key; at least 1. */
      readonly sizeOf: (answer: A, key: string) => number;
    };

/** How a cache lives: by the clock of the port, within its bounds. */
type CacheSettings<A> = Lifetime & {
  readonly clock: Clock;
  readonly bounds: Bounds<A>;
  /** Hears of each answer that goes: too old, evicted, or replaced. */
  readonly dropped?: ((answer: A, key: string) => void) | undefined;
};

/** An answer that is kept, with the instants that it was made at, and is stale and gone from. */
type KeptAnswer<A> = {
  readonly answer: A;
  readonly madeAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
};

/** A bounded cache of answers. */
type AnswerCache<A> = {
  /** What is kept of a key, fresh or stale: it counts as used. */
  readonly find: (key: string) => (KeptAnswer<A> & { readonly isFresh: boolean }) | undefined;
  /** The same without counting as used. */
  readonly look: (key: string) => KeptAnswer<A> | undefined;
  /**
   * Keeps an answer from now on, or from the instant that it was made at; for its own lifetime, if it
   * has one. What the key had before goes.
   */
  readonly keep: (key: string, answer: A, own?: Partial<Lifetime> & { at?: number }) => void;
  /** Puts another answer in the place of one, which stays as old as it is. */
  readonly replace: (key: string, answer: A) => void;
  readonly forget: (key: string) => void;
  /** All that is kept, the last used first. */
  readonly entries: () => readonly (readonly [string, A])[];
  /** The bytes that are kept now; 0 where nothing counts them. */
  readonly bytes: () => number;
};

/** An empty cache. */
export const createAnswerCache = <A extends object>({
  clock,
  bounds,
  dropped,
  ...lifetime
}: CacheSettings<A>): AnswerCache<A> => {
  const kept = new LRUCache<string, KeptAnswer<A>>({
    ...(bounds.bytes === undefined
      ? { max: bounds.entries }
      : {
          ...(bounds.entries !== undefined && { max: bounds.entries }),
          maxSize: bounds.bytes,
          sizeCalculation: ({ answer }, key) => bounds.sizeOf(answer, key),
        }),
    ...(dropped !== undefined && { dispose: ({ answer }, key) => dropped(answer, key) }),
  });

  const look: AnswerCache<A>['look'] = (key) => {
    const entry = kept.peek(key);
    if (entry === undefined || clock.now() < entry.staleUntil) return entry;
    kept.delete(key);
    return undefined;
  };

  return {
    look,
    find: (key) => {
      const entry = look(key);
      if (entry === undefined) return undefined;
      kept.get(key);
      const now = clock.now();
      // A clock that was set back makes no answer last.
      return { ...entry, isFresh: now >= entry.madeAt && now < entry.freshUntil };
    },
    keep: (key, answer, own = {}) => {
      const { at: madeAt = clock.now(), seconds = lifetime.seconds } = own;
      const { staleSeconds = lifetime.staleSeconds ?? 0 } = own;
      const freshUntil = madeAt + seconds * 1000;
      const staleUntil = freshUntil + staleSeconds * 1000;
      if (seconds <= 0) kept.delete(key);
      else kept.set(key, { answer, madeAt, freshUntil, staleUntil });
    },
    replace: (key, answer) => {
      const entry = kept.peek(key);
      if (entry !== undefined) kept.set(key, { ...entry, answer });
    },
    forget: (key) => void kept.delete(key),
    entries: () => [...kept].map(([key, { answer }]) => [key, answer]),
    bytes: () => kept.calculatedSize,
  };
};
