import { LRUCache } from 'lru-cache';

import { E } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Refusal } from './refusal.ts';

/** Answers a question about what is the same for everybody. */
type Answers<Input, Answer> = (input: Input) => Promise<E.Either<Refusal, Answer>>;

/** Makes answers be kept; `keyOf` names all of the input that the answer depends on. */
type Keep = <Input, Answer>(
  keyOf: (input: Input) => readonly (string | undefined)[],
  answers: Answers<Input, Answer>,
) => Answers<Input, Answer>;

/** The most answers of one endpoint; the one that was used longest ago goes first. */
const mostAnswers = 500;

/**
 * Keeps answers for so many seconds, and asks once for questions that are equal and come together:
 * hundreds of browsers that ask for the same prices cost the database one question. Refusals and
 * failures are not kept. With 0 seconds every question is asked.
 */
export const keepingAnswers =
  (clock: Clock, seconds: number): Keep =>
  (keyOf, answers) => {
    type Asked = ReturnType<typeof answers>;
    const kept = new LRUCache<string, { readonly at: number; readonly asked: Asked }>({
      max: mostAnswers,
    });
    return (input) => {
      const key = JSON.stringify(keyOf(input));
      const now = clock.now();
      const found = kept.get(key);
      if (found !== undefined && now >= found.at && now < found.at + seconds * 1000)
        return found.asked;
      const asked = answers(input);
      kept.set(key, { at: now, asked });
      const forget = (): void => {
        if (kept.peek(key)?.asked === asked) kept.delete(key);
      };
      asked.then((answer) => {
        if (E.isLeft(answer)) forget();
      }, forget);
      return asked;
    };
  };
