import { scopeHeaders } from '../../adapters/http/address.ts';
import type { HeaderReader } from '../../adapters/http/scope.ts';
import { stays } from '../../adapters/shared/single-flight.ts';
import { staleAtOnce } from '../../adapters/shared/stale-at-once.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { FinishedAnswer } from './finished-answer.ts';
import type { Refusal } from './refusal.ts';

type Made = Promise<E.Either<Refusal, FinishedAnswer>>;

/** The same for everybody, by what was asked. */
export type KeptAnswers = {
  /** Questions that come together make the answer once. */
  readonly get: (key: string, make: () => Made) => Made;
  /**
   * An answer that may be sent at once: fresh, or the last one for as long again while the next is
   * made. Undefined where it has to be made.
   */
  readonly peek: (key: string) => FinishedAnswer | undefined;
  readonly bytes: () => number;
};

type KeptAnswersSettings = {
  readonly clock: Clock;
  /** With 0 every question is asked. */
  readonly seconds: number;
  /** Bytes; the least recently used goes first. */
  readonly capacity: number;
};

/** The address as our own client writes it, and the scope: such a request needs no decoding. */
export const questionKey = (address: string, header: HeaderReader): string =>
  `${address}\n${header(scopeHeaders.channel) ?? ''}\n${header(scopeHeaders.locale) ?? ''}`;

/**
 * Keeps finished answers: hundreds of browsers cost the database one question. Refusals and
 * failures are not kept.
 */
export const createKeptAnswers = ({
  clock,
  seconds,
  capacity,
}: KeptAnswersSettings): KeptAnswers => {
  const answers = staleAtOnce<FinishedAnswer, E.Either<Refusal, FinishedAnswer>>({
    clock,
    seconds,
    staleSeconds: seconds,
    bounds: { bytes: capacity, sizeOf: (answer, key) => answer.size + 2 * key.length },
  });
  return {
    get: async (key, make) => {
      const ready = answers.ready(key);
      if (ready !== undefined) return E.right(ready);
      return answers.make(key, stays, async () => {
        const at = clock.now();
        const made = await make();
        if (E.isRight(made)) answers.keep(key, made.right, { at });
        return made;
      });
    },
    peek: (key) => answers.ready(key),
    bytes: answers.bytes,
  };
};
