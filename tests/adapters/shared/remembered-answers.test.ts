/** How answers are kept, shown by those of the shipping service. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { rememberedAnswers } from '../../../adapters/shared/remembered-answers.ts';
import { E, type TE } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { Shipping, ShippingError, ShippingInformation } from '../../../core/ports/shipping.ts';
import { standInMilliseconds } from '../../../adapters/shared/stale-while-revalidate.ts';
import { manualClock } from '../../fakes/clock.ts';
import { heldSleep, sleepUntilWoken } from '../../fakes/fetch.ts';
import { patient } from '../../fakes/patient.ts';

const german: PriceScope = { channel: 'poster', locale: 'de-DE' };

type Answer = E.Either<ShippingError, ShippingInformation>;

/** What is said where nobody answers. */
const outage = 'shipping-information-unavailable';

const away: Answer = E.left({ kind: 'shipping-information-unavailable', reason: 'away' });

const answerOf = (number: number): Answer =>
  E.right({
    lastOrderDates: { lodStart: number },
    arrival: number,
    shippingFrom: { minorUnits: number, currency: 'eur' },
  });

/** A cache over a service whose answers come when the test says so. */
const start = (capacity = 10, staleSeconds = 0) => {
  const clock = manualClock(0);
  const { sleep, wake } = sleepUntilWoken();
  const asked: (PriceScope & {
    readonly answer: PromiseWithResolvers<Answer>;
    readonly ended: AbortSignal;
  })[] = [];
  const information = rememberedAnswers<Shipping>(
    (ended) => ({
      information:
        (scope): TE.TaskEither<ShippingError, ShippingInformation> =>
        () => {
          const answer = Promise.withResolvers<Answer>();
          asked.push({ ...scope, answer, ended });
          return answer.promise;
        },
    }),
    { clock, sleep, outage, kept: { seconds: 30, staleSeconds, entries: capacity } },
  );
  return {
    clock,
    asked,
    takeAMoment: () => wake(standInMilliseconds),
    ask: (scope: PriceScope = german, signal = patient): Promise<Answer> =>
      information(signal).information(scope)(),
  };
};

const swiss: PriceScope = { channel: 'poster', locale: 'fr-CH' };

describe('equal questions', () => {
  test('that are under way are one', async () => {
    const { asked, ask } = start();
    const answers = [ask(), ask(), ask({ ...german })];
    expect(asked).toHaveLength(1);
    asked[0]?.answer.resolve(answerOf(1));
    for (const answer of answers) expect(await answer).toEqual(answerOf(1));
  });

  test('are not asked again for the time, and then once', async () => {
    const { clock, asked, ask } = start();
    const first = ask();
    asked[0]?.answer.resolve(answerOf(1));
    await first;
    clock.set(29_999);
    expect(await ask()).toEqual(answerOf(1));
    expect(asked).toHaveLength(1);
    clock.set(30_000);
    const second = [ask(), ask()];
    expect(asked).toHaveLength(2);
    asked[1]?.answer.resolve(answerOf(2));
    for (const answer of second) expect(await answer).toEqual(answerOf(2));
    expect(await ask()).toEqual(answerOf(2));
  });

  test('with a wrong answer fail together, and are asked again at once', async () => {
    const { asked, ask } = start();
    const answers = [ask(), ask()];
    asked[0]?.answer.resolve(away);
    for (const answer of answers) expect(await answer).toEqual(away);
    const again = ask();
    expect(asked).toHaveLength(2);
    asked[1]?.answer.resolve(answerOf(1));
    expect(await again).toEqual(answerOf(1));
  });

  test('that break are asked again at once, too', async () => {
    const { asked, ask } = start();
    const answers = [ask(), ask()];
    asked[0]?.answer.reject(new Error('broken'));
    const broken = { kind: 'shipping-information-unavailable', reason: 'broken' } as const;
    for (const answer of answers) expect(await answer).toEqual(E.left(broken));
    const again = ask();
    asked[1]?.answer.resolve(answerOf(1));
    expect(await again).toEqual(answerOf(1));
  });

  test('share one under way, however old it is', async () => {
    const { clock, asked, ask } = start();
    const late = ask();
    clock.set(30_000);
    const newer = ask();
    asked[0]?.answer.resolve(answerOf(2));
    expect([await late, await newer]).toEqual([answerOf(2), answerOf(2)]);
    expect(asked).toHaveLength(1);
  });
});

describe('who waits no longer', () => {
  test('is told so, while others wait on; the last one ends the question', async () => {
    const { asked, ask } = start();
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [ask(german, first.signal), ask(german, second.signal)];
    const over = { kind: 'shipping-information-unavailable', reason: 'over' } as const;
    first.abort(new Error('over'));
    expect(await answers[0]).toEqual(E.left(over));
    expect(asked.map(({ ended }) => ended.aborted)).toEqual([false]);
    second.abort(new Error('over'));
    expect(await answers[1]).toEqual(E.left(over));
    expect(asked.map(({ ended }) => ended.aborted)).toEqual([true]);
    void ask();
    expect(asked).toHaveLength(2);
  });

  test('asks nothing new, but gets what is known', async () => {
    const { clock, asked, ask } = start(10, 600);
    const over = AbortSignal.abort(new Error('over'));
    expect(await ask(german, over)).toMatchObject({ left: { reason: 'over' } });
    expect(asked).toEqual([]);
    const first = ask();
    asked[0]?.answer.resolve(answerOf(1));
    await first;
    clock.set(100_000);
    expect(await ask(german, over)).toEqual(answerOf(1));
    expect(asked).toHaveLength(1);
  });
});

describe('the last right answer', () => {
  const outage = async (at: number) => {
    const { clock, asked, ask } = start(10, 600);
    const first = ask();
    asked[0]?.answer.resolve(answerOf(1));
    await first;
    clock.set(at);
    const second = ask();
    asked[1]?.answer.resolve(away);
    return second;
  };

  test('stands in for a service that is away, and no longer than ten minutes', async () => {
    expect(await outage(30_000)).toEqual(answerOf(1));
    expect(await outage(629_999)).toEqual(answerOf(1));
    expect(await outage(630_000)).toEqual(away);
  });

  test('is asked for anew each time, so that an outage ends when it ends', async () => {
    const { clock, asked, ask } = start(10, 600);
    const answers = [answerOf(1), away, answerOf(2)];
    const seen: Answer[] = [];
    for (const [index, answer] of answers.entries()) {
      clock.set(index * 30_000);
      const question = ask();
      asked[index]?.answer.resolve(answer);
      seen.push(await question);
    }
    expect(seen).toEqual([answerOf(1), answerOf(1), answerOf(2)]);
  });
});

describe('a service that takes its time', () => {
  const slow = async () => {
    const world = start(10, 600);
    const first = world.ask();
    world.asked[0]?.answer.resolve(answerOf(1));
    await first;
    world.clock.set(30_000);
    return world;
  };

  test('is waited for a moment; then the last answer stands in, and the new one comes in', async () => {
    const { asked, ask, takeAMoment } = await slow();
    const second = ask();
    expect(asked).toHaveLength(2);
    takeAMoment();
    expect(await second).toEqual(answerOf(1));
    // Those who come later have had that moment.
    expect(await ask()).toEqual(answerOf(1));
    asked[1]?.answer.resolve(answerOf(2));
    await asked[1]?.answer.promise;
    expect(await ask()).toEqual(answerOf(2));
    expect(asked).toHaveLength(2);
  });

  test('is waited for where the answer is there in time', async () => {
    const { asked, ask } = await slow();
    const second = ask();
    asked[1]?.answer.resolve(answerOf(2));
    expect(await second).toEqual(answerOf(2));
  });

  test('is not given up by those who leave, and asked again where it fails', async () => {
    const { asked, ask, takeAMoment } = await slow();
    const left = new AbortController();
    const second = ask(german, left.signal);
    takeAMoment();
    await second;
    left.abort();
    expect(asked[1]?.ended.aborted).toBe(false);
    asked[1]?.answer.reject(new Error('broken'));
    const askAgain = (): number => {
      void ask();
      return asked.length;
    };
    await expect.poll(askAgain).toBe(3);
    const third = ask();
    asked[2]?.answer.resolve(answerOf(3));
    expect(await third).toEqual(answerOf(3));
  });
});

describe('other questions', () => {
  test('are asked for themselves', async () => {
    const { asked, ask } = start();
    const answers = [ask(german), ask(swiss)];
    asked[1]?.answer.resolve(answerOf(2));
    asked[0]?.answer.resolve(answerOf(1));
    expect(await Promise.all(answers)).toEqual([answerOf(1), answerOf(2)]);
    expect(asked.map(({ locale }) => locale)).toEqual(['de-DE', 'fr-CH']);
  });

  test('take the place of the one that was asked longest ago', async () => {
    const { asked, ask } = start(2);
    const scopes = (['de-DE', 'fr-CH', 'it-IT'] as const).map((locale) => ({ ...german, locale }));
    for (const [index, scope] of scopes.entries()) {
      const answer = ask(scope);
      asked[index]?.answer.resolve(answerOf(index));
      await answer;
    }
    expect(await ask(scopes[1])).toEqual(answerOf(1));
    expect(await ask(scopes[2])).toEqual(answerOf(2));
    expect(asked).toHaveLength(3);
    void ask(scopes[0]);
    expect(asked).toHaveLength(4);
  });

  property.prop([
    fc.array(fc.constantFrom('de-DE', 'fr-CH', 'it-IT', 'nl-NL', 'en-US'), { maxLength: 40 }),
    fc.integer({ min: 1, max: 4 }),
  ])('never get each other’s answer, however few are kept', async (locales, capacity) => {
    const clock = manualClock(0);
    const { information } = rememberedAnswers<Shipping>(
      () => ({
        information:
          ({ locale }) =>
          async () =>
            answerOf(locale.charCodeAt(0)),
      }),
      {
        clock,
        sleep: heldSleep().sleep,
        outage,
        kept: { seconds: 30, staleSeconds: 0, entries: capacity },
      },
    )(patient);
    for (const locale of locales)
      expect(await information({ ...german, locale })()).toEqual(answerOf(locale.charCodeAt(0)));
  });
});
