import type { FormatLimits } from '../../core/domain/format/dimension-input.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { FormatPriceList, PriceError, Prices } from '../../core/ports/prices.ts';
import type { Shipping, ShippingError, ShippingInformation } from '../../core/ports/shipping.ts';

/** How long an answer is kept, and how many are. */
export type CacheSettings = {
  readonly clock: Clock;
  readonly seconds: number;
  readonly capacity: number;
};

type Entry<A> = { readonly answer: Promise<A>; readonly until: number };

/**
 * Keeps right answers for a while, merges equal questions that are under way, and forgets wrong
 * answers at once, so that an outage ends when it ends.
 */
const remember = <Error, A>({
  clock,
  seconds,
  capacity,
}: CacheSettings): ((key: string, ask: TE.TaskEither<Error, A>) => TE.TaskEither<Error, A>) => {
  const entries = new Map<string, Entry<E.Either<Error, A>>>();
  return (key, ask) => async () => {
    const known = entries.get(key);
    if (known !== undefined && clock.now() < known.until) return known.answer;
    const answer = ask();
    entries.delete(key);
    entries.set(key, { answer, until: clock.now() + seconds * 1000 });
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    const forget = (): void => {
      if (entries.get(key)?.answer === answer) entries.delete(key);
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
