import { messageOf } from '../../core/domain/errors/thrown.ts';
import { E } from '../../core/fp.ts';
import { aroundPort, questionOf } from './around-port.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { isOutage } from '../../core/ports/outage.ts';
import type { Keeping } from '../../core/ports/page-ports.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { Sleep } from './sleep.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';
import type { Within } from './within.ts';

type RememberingSettings = {
  readonly kept: Keeping & { readonly lastingErrors?: readonly string[] | undefined };
  /** What is answered where nobody answers. */
  readonly outage: string;
  readonly clock: Clock;
  readonly sleep: Sleep;
};

type Answer = E.Either<{ readonly kind: string }, unknown>;

type Ask = (
  key: string,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
) => Promise<Answer>;

const isFailure = (answer: Answer): boolean => E.isLeft(answer) && isOutage(answer.left);

const remember = ({ kept, outage, clock, sleep }: RememberingSettings): Ask => {
  const answers = createAnswerCache<Answer>({ ...kept, clock, bounds: { entries: kept.entries } });
  const asked = staleWhileRevalidate<Answer>(sleep);
  const isLasting = (answer: Answer): boolean =>
    E.isRight(answer) || kept.lastingErrors?.includes(answer.left.kind) === true;

  /** What the service has taken back does not stand in. */
  const standIn = (key: string): Answer | undefined => {
    const known = answers.find(key)?.answer;
    return known !== undefined && E.isRight(known) ? known : undefined;
  };

  const askAndKeep = async (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = await ask();
    if (isLasting(answer)) answers.keep(key, answer);
    // What the service has taken back must not stand in for anything.
    else if (!isFailure(answer)) answers.forget(key);
    return answer;
  };

  return async (key, signal, ask) => {
    const known = answers.find(key);
    return known?.isFresh === true
      ? known.answer
      : asked({
          key,
          signal,
          ask: (ended) => askAndKeep(key, () => ask(ended)),
          stale: standIn(key),
          isFailure,
          last: () => standIn(key),
          failed: (error) => E.left({ kind: outage, reason: messageOf(error) }),
        });
  };
};

/**
 * Keeps right answers of a port for a while; equal questions under way are one. Wrong answers are
 * not kept. While an outage lasts, or the service takes its time, the last right answer stands in,
 * up to its age. `lastingErrors` are kept like answers.
 */
export const rememberedAnswers = <Port extends object>(
  port: Within<Port>,
  settings: RememberingSettings,
): Within<Port> => {
  const asks = new Map<string, Ask>();
  const askOf = (name: string): Ask => {
    const ask = asks.get(name) ?? remember(settings);
    asks.set(name, ask);
    return ask;
  };
  return (signal) =>
    aroundPort(
      port(signal),
      (_question, name) =>
        (...asked) =>
        () =>
          askOf(name)(JSON.stringify(asked), signal, (ended) =>
            questionOf(port(ended), name)(...asked)(),
          ),
    );
};
