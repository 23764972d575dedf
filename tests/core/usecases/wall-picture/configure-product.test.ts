/** What is asked for the page of a product, and that nothing waits for what it does not need. */
import { describe, expect, test } from 'vitest';

import { equalFormats, type Format } from '../../../../core/domain/format/format.ts';
import {
  noComponents,
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { E, type TE } from '../../../../core/fp.ts';
import type { PriceScope } from '../../../../core/ports/prices.ts';
import {
  completeConfiguration,
  selectConfiguration,
  type ConfigurationQuestion,
} from '../../../../core/usecases/wall-picture/configure-product.ts';
import { priceElsewhere } from '../../../../core/usecases/wall-picture/price-elsewhere.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../fakes/article-prices.ts';
import { canvasConfigurator } from '../../../fakes/canvas-configurator.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { recordingLog } from '../../../fakes/log.ts';
import { failingOptionPrices, memoryOptionPrices } from '../../../fakes/option-prices.ts';
import { failingPrices, fakePrices } from '../../../fakes/prices.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;
const austria = { channel: 'poster', locale: 'de-AT' } as const;
const own: Format = { width: 610, height: 405, unit: 'cm' };
const nothing = { material: undefined, format: undefined };

const question: ConfigurationQuestion = {
  block: canvasConfigurator,
  framings: [],
  requested: nothing,
  preselected: nothing,
};

/** Ports that answer when they are told to, and say which questions are open. */
const heldPorts = () => {
  const log = recordingLog();
  const prices = fakePrices();
  const optionPrices = memoryOptionPrices();
  let open: { readonly name: string; readonly answer: () => void }[] = [];
  const held =
    <Question extends readonly unknown[], Error, A>(
      name: string,
      ask: (...question: Question) => TE.TaskEither<Error, A>,
    ) =>
    (...asked: Question): TE.TaskEither<Error, A> =>
    async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      open.push({ name, answer: resolve });
      await promise;
      return ask(...asked)();
    };
  return {
    ports: {
      log,
      prices: {
        formats: held('formats', prices.formats),
        from: held('from', prices.from),
        limits: held('limits', prices.limits),
      },
      optionPrices: {
        surcharges: held('surcharges', optionPrices.surcharges),
        frameParts: held('frameParts', optionPrices.frameParts),
      },
      clock: manualClock(0),
      articlePrices: {
        ...memoryArticlePrices(),
        price: held('article-prices', memoryArticlePrices().price),
      },
    },
    /** Lets all open questions be answered, and says which they were. */
    answerAll: async (): Promise<readonly string[]> => {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      const asked = open;
      open = [];
      for (const { answer } of asked) answer();
      return asked.map(({ name }) => name).toSorted();
    },
  };
};

/** The questions that are open together, until the work is done. */
const stepsOf = async <A>(
  { answerAll }: ReturnType<typeof heldPorts>,
  work: Promise<A>,
): Promise<{ readonly steps: readonly (readonly string[])[]; readonly result: A }> => {
  const steps: (readonly string[])[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    // One after another on purpose: each step follows from the answers before it.
    const asked = await answerAll();
    if (asked.length > 0) steps.push(asked);
  }
  return { steps, result: await work };
};

const rightOf = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

describe('a selection', () => {
  test('asks for all lists at once, then for all formats that no list has', async () => {
    const held = heldPorts();
    const { steps, result } = await stepsOf(
      held,
      selectConfiguration(scope, {
        ...question,
        framings: [{ materialType: 'leinwand', frameType: 'schattenfuge-leinwand' }],
        requested: { material: 'leinwand', format: own },
        preselected: { material: 'acrylglas+artbox', format: { ...own, width: 620 } },
      })(held.ports)(),
    );
    expect(steps).toEqual([
      ['formats', 'formats', 'formats'],
      ['article-prices', 'article-prices'],
    ]);
    const { state, extra, configurator } = rightOf(result);
    expect(state).toMatchObject({ material: 'leinwand', format: own, extra });
    expect(configurator.preselected).toMatchObject({ material: 'acrylglas+artbox' });
  });

  test('of what a list has asks for the lists alone', async () => {
    const held = heldPorts();
    const { steps } = await stepsOf(held, selectConfiguration(scope, question)(held.ports)());
    expect(steps).toEqual([['formats', 'formats']]);
  });

  test('is none without prices, which is logged', async () => {
    const log = recordingLog();
    const prices = failingPrices({ kind: 'prices-unavailable', reason: 'away' });
    const answer = await selectConfiguration(
      scope,
      question,
    )({ prices, articlePrices: failingArticlePrices(), log })();
    expect(answer).toEqual(E.left({ kind: 'prices-unavailable', reason: 'away' }));
    expect(log.reports.map(({ code }) => code)).toEqual(['prices-unavailable']);
  });
});

const selected = async (requested: ConfigurationQuestion['requested']) =>
  rightOf(
    await selectConfiguration(scope, { ...question, requested })({
      prices: fakePrices(),
      articlePrices: memoryArticlePrices(),
      log: recordingLog(),
    })(),
  );

describe('a configuration', () => {
  const complete = async (
    requested: ConfigurationQuestion['requested'],
    elsewhere: PriceScope | undefined,
    asked: ComponentSelection = noComponents,
  ) => {
    const held = heldPorts();
    const found = await selected(requested);
    return stepsOf(
      held,
      completeConfiguration(scope, { ...found, asked, elsewhere })(held.ports)(),
    );
  };

  test('asks for parts and a cheaper format at once', async () => {
    const { steps, result } = await complete({ material: 'leinwand', format: own }, undefined);
    expect(steps).toEqual([['formats', 'surcharges']]);
    const { nearest, offer, elsewhere } = rightOf(result);
    expect(
      nearest && equalFormats(nearest.option.format, { ...own, width: 600, height: 400 }),
    ).toBe(true);
    expect([offer?.material, elsewhere]).toEqual(['leinwand', undefined]);
  });

  test('in another country asks for its price when the parts are known, and says what it is of', async () => {
    const asked = { optionTypes: ['leinwand-keilrahmen-38mm', 'leinwand-nobodys'] };
    const { steps, result } = await complete(
      { material: 'leinwand', format: undefined },
      austria,
      asked,
    );
    expect(steps[0]).toEqual(['surcharges']);
    expect(steps.slice(1).flat()).toContain('article-prices');
    expect(rightOf(result).elsewhere).toMatchObject({
      selection: 'material=leinwand&formatType=600x400&optionTypes=leinwand-keilrahmen-38mm',
      price: { priceCurrent: { currency: 'eur' } },
    });
  });

  test('may not be sold elsewhere', async () => {
    const cards = { channel: 'kartenliebe', locale: 'de-AT' } as const;
    const { result } = await complete({ material: 'leinwand', format: undefined }, cards);
    expect(rightOf(result).elsewhere).toMatchObject({ price: 'not-sold' });
  });

  test('is not sold elsewhere with parts that its designer would not take', async () => {
    const log = recordingLog();
    const ports = {
      prices: fakePrices(),
      articlePrices: memoryArticlePrices(),
      clock: manualClock(0),
      log,
    };
    const { configurator, state } = await selected({ material: 'leinwand', format: undefined });
    const priceWith = (...optionTypes: readonly string[]) =>
      priceElsewhere(austria, configurator, state, { optionTypes })(ports)();
    expect(E.isRight(await priceWith('leinwand-keilrahmen-38mm'))).toBe(true);
    expect(await priceWith('leinwand-nobodys')).toEqual(E.left({ kind: 'not-sold' }));
    expect(log.reports).toEqual([]);
  });

  test('is said without what nobody answers', async () => {
    const log = recordingLog();
    const found = await selected({ material: 'leinwand', format: own });
    const answer = await completeConfiguration(scope, {
      ...found,
      asked: noComponents,
      elsewhere: austria,
    })({
      clock: manualClock(0),
      log,
      articlePrices: failingArticlePrices(),
      prices: failingPrices({ kind: 'prices-unavailable', reason: 'away' }),
      optionPrices: failingOptionPrices(),
    })();
    expect(rightOf(answer)).toMatchObject({
      offer: undefined,
      nearest: undefined,
      elsewhere: { price: 'unavailable' },
    });
    expect(new Set(log.reports.map(({ code }) => code))).toEqual(new Set(['prices-unavailable']));
  });
});
