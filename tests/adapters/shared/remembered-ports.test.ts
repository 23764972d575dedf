import { describe, expect, test } from 'vitest';

import { rememberedAnswers } from '../../../adapters/shared/remembered-answers.ts';
import type { ExpressOffer } from '../../../core/domain/products/express-offer.ts';
import { E } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { ExpressShop, ExpressShopError } from '../../../core/ports/express-shop.ts';
import type { PriceError, Prices, PriceScope } from '../../../core/ports/prices.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';
import { manualClock } from '../../fakes/clock.ts';
import { heldSleep } from '../../fakes/fetch.ts';
import { patient } from '../../fakes/patient.ts';
import { failingPrices, fakePrices } from '../../fakes/prices.ts';

const german: PriceScope = { channel: 'poster', locale: 'de-DE' };
const swiss: PriceScope = { channel: 'poster', locale: 'fr-CH' };
const offer: ExpressOffer = {
  products: ['wall-picture'],
  orderBefore: 1_000,
  arrival: 2_000,
  surcharge: { minorUnits: 990, currency: 'eur' },
};
/** How answers are kept here: ten of a kind, for 30 s, and as stand-ins for ten minutes. */
const keeping = (kind: string, clock: Clock, staleSeconds = 600) => ({
  clock,
  sleep: heldSleep().sleep,
  outage: kind,
  kept: { seconds: 30, staleSeconds, entries: 10, lastingErrors: ['no-express-shop'] },
});

const canvas: ArticleType = { materialType: 'leinwand' };

describe('prices', () => {
  const counted = () => {
    const prices = fakePrices();
    const asked: string[] = [];
    const clock = manualClock(0);
    const cached = rememberedAnswers<Prices>(
      () => ({
        formats:
          (...question) =>
          async () => {
            asked.push('formats');
            return prices.formats(...question)();
          },
        from:
          (...question) =>
          async () => {
            asked.push('from');
            return prices.from(...question)();
          },
        limits:
          (...question) =>
          async () => {
            asked.push('limits');
            return prices.limits(...question)();
          },
      }),
      keeping('prices-unavailable', clock, 0),
    )(patient);
    return { cached, asked, prices };
  };

  test('are what the service says, of each kind', async () => {
    const { cached, prices } = counted();
    for (let time = 0; time < 2; time += 1) {
      expect(await cached.formats(german, canvas)()).toEqual(
        await prices.formats(german, canvas)(),
      );
      expect(await cached.limits(german, canvas)()).toEqual(await prices.limits(german, canvas)());
    }
  });

  test('are asked for once for each scope, article and list of them', async () => {
    const { cached, asked } = counted();
    const framed = { materialType: 'acrylglas', frameType: 'artbox' } as const;
    const ask = async (): Promise<void> => {
      await cached.formats(german, canvas)();
      await cached.formats(german, { ...canvas, frameType: undefined })();
      await cached.formats(swiss, canvas)();
      await cached.formats(german, framed)();
      await cached.limits(german, canvas)();
      await cached.from(german, [canvas])();
      await cached.from(german, [canvas, framed])();
    };
    await ask();
    await ask();
    expect(asked.toSorted()).toEqual(['formats', 'formats', 'formats', 'from', 'from', 'limits']);
  });

  test('that cannot be had are asked for each time', async () => {
    const error: PriceError = { kind: 'prices-unavailable', reason: 'away' };
    const clock = manualClock(0);
    let current = failingPrices(error);
    const cached = rememberedAnswers<Prices>(
      () => ({
        formats:
          (...question) =>
          () =>
            current.formats(...question)(),
        from:
          (...question) =>
          () =>
            current.from(...question)(),
        limits:
          (...question) =>
          () =>
            current.limits(...question)(),
      }),
      keeping('prices-unavailable', clock, 0),
    )(patient);
    expect(await cached.formats(german, canvas)()).toEqual(E.left(error));
    current = fakePrices();
    expect(E.isRight(await cached.formats(german, canvas)())).toBe(true);
  });

  test('that the shop no longer sells do not come back when it is away', async () => {
    const clock = manualClock(0);
    const away: PriceError = { kind: 'prices-unavailable', reason: 'away' };
    const cached = (answers: readonly PriceError[]) => {
      const services = [fakePrices(), ...answers.map(failingPrices)];
      let asked = -1;
      return rememberedAnswers<Prices>(
        () => ({
          ...fakePrices(),
          formats:
            (...question) =>
            () =>
              (services[Math.min((asked += 1), services.length - 1)] ?? fakePrices()).formats(
                ...question,
              )(),
        }),
        keeping('prices-unavailable', clock),
      )(patient);
    };
    const seen = async (answers: readonly PriceError[]) => {
      const { formats } = cached(answers);
      const kinds: string[] = [];
      for (let time = 0; time <= answers.length; time += 1) {
        clock.set(clock.now() + 31_000);
        const answer = await formats(german, canvas)();
        kinds.push(E.isRight(answer) ? 'priced' : answer.left.kind);
      }
      return kinds;
    };
    expect(await seen([away])).toEqual(['priced', 'priced']);
    const withdrawn = ['priced', 'article-unknown', 'prices-unavailable'];
    expect(await seen([{ kind: 'article-unknown' }, away])).toEqual(withdrawn);
  });
});

describe('the express shop', () => {
  test('is asked once within the time, and so is a site that has none', async () => {
    const clock = manualClock(0);
    const asked: string[] = [];
    const answer = (locale: PriceScope['locale']): E.Either<ExpressShopError, ExpressOffer> =>
      locale === 'de-DE' ? E.right(offer) : E.left({ kind: 'no-express-shop' });
    const shop = rememberedAnswers<ExpressShop>(
      () => ({
        offer:
          ({ locale }) =>
          async () => {
            asked.push(locale);
            return answer(locale);
          },
      }),
      keeping('express-shop-unavailable', clock),
    )(patient);
    for (const at of [0, 29_999, 30_000])
      for (const scope of [german, swiss]) {
        clock.set(at);
        expect(await shop.offer(scope)()).toEqual(answer(scope.locale));
      }
    expect(asked).toEqual(['de-DE', 'fr-CH', 'de-DE', 'fr-CH']);
  });

  test('that is taken back does not stand in where it is away', async () => {
    const clock = manualClock(0);
    const away: ExpressShopError = { kind: 'express-shop-unavailable', reason: 'away' };
    const none: ExpressShopError = { kind: 'no-express-shop' };
    const answers = [E.right(offer), E.left(none), E.left(away)];
    const shop = rememberedAnswers<ExpressShop>(
      () => ({ offer: () => async () => answers.shift() ?? E.left(away) }),
      keeping('express-shop-unavailable', clock),
    )(patient);
    const seen: unknown[] = [];
    for (const at of [0, 30_000, 60_000]) {
      clock.set(at);
      seen.push(await shop.offer(german)());
    }
    expect(seen).toEqual([E.right(offer), E.left(none), E.left(away)]);
  });
});
