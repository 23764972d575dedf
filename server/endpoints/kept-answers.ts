import { LRUCache } from 'lru-cache';

import { scopeHeaders } from '../../adapters/http/address.ts';
import type { HeaderReader } from '../../adapters/http/scope.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { FinishedAnswer } from './finished-answer.ts';
import type { Refusal } from './refusal.ts';

type Made = Promise<E.Either<Refusal, FinishedAnswer>>;

/** Answers that are the same for everybody, by what was asked. */
export type KeptAnswers = {
  /** The answer of a key, kept or made; questions that come together make it once. */
  readonly get: (key: string, make: () => Made) => Made;
  /**
   * The answer of a key that may be sent at once: one that is fresh, or the last one for as long
   * again while the next is being made. Undefined where it has to be made.
   */
  readonly peek: (key: string) => FinishedAnswer | undefined;
  /** The bytes that are kept now. */
  readonly bytes: () => number;
};

type KeptAnswersSettings = {
  readonly clock: Clock;
  /** How long an answer stands for itself; with 0 every question is asked. */
  readonly seconds: number;
  /** The most bytes; the answer that was used longest ago goes first. */
  readonly capacity: number;
};

type Entry = { readonly at: number; readonly answer: FinishedAnswer };

/**
 * The key of a question: its address as our own client writes it, and the scope. A request whose
 * address reads so asks this question and no other, so it needs no decoding.
 */
export const questionKey = (address: string, header: HeaderReader): string =>
  `${address}\n${header(scopeHeaders.channel) ?? ''}\n${header(scopeHeaders.locale) ?? ''}`;

/**
 * Keeps finished answers, so that hundreds of browsers that ask for the same prices cost the database
 * one question, and each of them a look-up. Refusals and failures are not kept.
 */
export const createKeptAnswers = ({
  clock,
  seconds,
  capacity,
}: KeptAnswersSettings): KeptAnswers => {
  const entries = new LRUCache<string, Entry>({
    maxSize: capacity,
    sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
  });
  const underWay = new Map<string, Made>();

  const peek = (key: string): FinishedAnswer | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    const age = clock.now() - entry.at;
    const longest = underWay.has(key) ? 2 * seconds : seconds;
    return age >= 0 && age < longest * 1000 ? entry.answer : undefined;
  };

  const start = (key: string, make: () => Made): Made => {
    const at = clock.now();
    const making = async (): Made => {
      try {
        const made = await make();
        if (E.isRight(made) && seconds > 0) entries.set(key, { at, answer: made.right });
        return made;
      } finally {
        underWay.delete(key);
      }
    };
    const made = making();
    underWay.set(key, made);
    return made;
  };

  return {
    get: async (key, make) => {
      const ready = peek(key);
      return ready === undefined ? (underWay.get(key) ?? start(key, make)) : E.right(ready);
    },
    peek,
    bytes: () => entries.calculatedSize,
  };
};
