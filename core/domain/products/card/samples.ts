import { E, pipe } from '../../../fp.ts';
import { currencyOf } from '../../locale/locale-units.ts';
import type { Currency, Locale } from '../../locale/locales.ts';
import {
  multiplyMoney,
  type MalformedQuantity,
  type MinorUnitsError,
} from '../../money/money-arithmetic.ts';
import type { Money } from '../../money/money.ts';

/** How many samples of an order are free, whichever designs they show (decisions, "Cards"). */
const freeCardSamples = 3;

/** The gross price of each further sample in minor units (decisions, "Cards"; storefront §9). */
const cardSamplePrices = {
  eur: 250,
  chf: 350,
  gbp: 220,
  usd: 290,
} as const satisfies Record<Currency, number>;

/** The gross price of a sample beyond the free ones. */
export const cardSamplePrice = (locale: Locale): Money => ({
  minorUnits: cardSamplePrices[currencyOf(locale)],
  currency: currencyOf(locale),
});

/**
 * The gross price of an order's samples, one piece each: the first three are free (decisions,
 * "Cards"). Refused where `count` is not a number of pieces, or so large that no amount is exact.
 */
export const cardSamplesPrice = (
  locale: Locale,
  count: number,
): E.Either<MinorUnitsError | MalformedQuantity, Money> => {
  const price = cardSamplePrice(locale);
  return pipe(
    multiplyMoney(price, count),
    E.chain(() => multiplyMoney(price, Math.max(0, count - freeCardSamples))),
  );
};

/**
 * What the next sample of an order that has `count` already (a whole number from 0) costs: nothing
 * while it is free.
 */
export const nextCardSamplePrice = (locale: Locale, count: number): Money =>
  count < freeCardSamples
    ? { minorUnits: 0, currency: currencyOf(locale) }
    : cardSamplePrice(locale);
