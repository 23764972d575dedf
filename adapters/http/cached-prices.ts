import { LRUCache } from 'lru-cache';

import type { FormatLimits } from '../../core/domain/format/dimension-input.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { E, type TE } from '../../core/fp.ts';
import type { FormatPriceList, PriceError, Prices } from '../../core/ports/prices.ts';
import type { Shipping, ShippingError, ShippingInformation } from '../../core/ports/shipping.ts';
import { timedCache, type CacheSettings } from './timed-cache.ts';

/**
 * Keeps right answers for a while, merges equal questions that are under way, and forgets wrong
 * answers at once, so that an outage ends when it ends.
 */
const remember = <Error, A>({
  clock,
  seconds,
  capacity,
}: CacheSettings): ((key: string, ask: TE.TaskEither<Error, A>) => TE.TaskEither<Error, A>) => {
  const answers = new LRUCache<string, Promise<E.Either<Error, A>>>(
    timedCache({ clock, seconds, capacity }),
  );
  return (key, ask) => async () => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask();
    answers.set(key, answer);
    const forget = (): void => {
      if (answers.peek(key) === answer) answers.delete(key);
    };
    try {
      const settled = await answer;
      if (E.isLeft(settled)) forget();
      return settled;
    } catch (error) {
      forget();
      throw error;
    }
  };
};

/** Prices that are asked for once within the given time; a page shows dozens of them. */
export const cachedPrices = (prices: Prices, settings: CacheSettings): Prices => {
  const formats = remember<PriceError, FormatPriceList>(settings);
  const article = remember<PriceError, Price>(settings);
  const limits = remember<PriceError, FormatLimits>(settings);
  return {
    formats: (...question) => formats(JSON.stringify(question), prices.formats(...question)),
    article: (...question) => article(JSON.stringify(question), prices.article(...question)),
    limits: (...question) => limits(JSON.stringify(question), prices.limits(...question)),
  };
};

/** Shipping information that is asked for once within the given time. */
export const cachedShipping = (shipping: Shipping, settings: CacheSettings): Shipping => {
  const information = remember<ShippingError, ShippingInformation>(settings);
  return {
    information: (scope) => information(JSON.stringify(scope), shipping.information(scope)),
  };
};
