import { LRUCache } from 'lru-cache';

import type { Clock } from '../../core/ports/clock.ts';

/** Seconds. */
export type Lifetime = {
  /** With 0 nothing is kept. */
  readonly seconds: number;
  /** Seconds after that in which it may stand in for one that does not come; 0 by default. */
  readonly staleSeconds?: number | undefined;
};

/** By number, by size, or both; the least used go first. */
type Bounds<A> =
  | { readonly entries: number; readonly bytes?: undefined }
  | {
      readonly entries?: number | undefined;
      readonly bytes: number;
      /** Bytes with the key; at least 1. */
      readonly sizeOf: (answer: A, key: string) => number;
    };

/** By the clock of the port. */
export type CacheSettings<A> = Lifetime & {
  readonly clock: Clock;
  readonly bounds: Bounds<A>;
  /** Hears of each answer that goes: too old, evicted, or replaced. */
  readonly dropped?: ((answer: A, key: string) => void) | undefined;
};

/** `madeAt` and the ends are instants. */
type KeptAnswer<A> = {
  readonly answer: A;
  readonly madeAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
};

export type AnswerCache<A> = {
  /** Counts as used. */
  readonly find: (key: string) => (KeptAnswer<A> & { readonly isFresh: boolean }) | undefined;
  /** Does not count as used. */
  readonly look: (key: string) => KeptAnswer<A> | undefined;
  /** From now, or from the instant that it was made at; for its own lifetime, if it has one. */
  readonly keep: (key: string, answer: A, own?: Partial<Lifetime> & { at?: number }) => void;
  /** Puts another answer in its place, which stays as old as it is. */
  readonly replace: (key: string, answer: A) => void;
  readonly forget: (key: string) => void;
  /** The last used first. */
  readonly entries: () => readonly (readonly [string, A])[];
  /** 0 where nothing counts bytes. */
  readonly bytes: () => number;
};

/**
 * Answers by key: each is fresh for a while, then stale for a while, then gone. See
 * `stale-while-revalidate.ts` and `stale-at-once.ts` for what is asked meanwhile.
 */
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
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      const now = clock.now();
      if (now >= entry.staleUntil) {
        kept.delete(key);
        return undefined;
      }
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
