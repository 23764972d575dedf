import { E, pipe } from '../../../fp.ts';
import { currencyOf } from '../../locale/locale-units.ts';
import type { Currency, Locale } from '../../locale/locales.ts';
import {
  multiplyMoney,
  type MalformedQuantity,
  type MinorUnitsError,
} from '../../money/money-arithmetic.ts';
import type { Money } from '../../money/money.ts';

/** Per order, whatever designs they show (decisions, "Cards"). */
export const freeCardSamples = 3;

/** Gross, minor units (decisions, "Cards"; storefront §9). */
export const cardSamplePrices = {
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
 * The first three are free (decisions, "Cards"). Refused where `count` is not a number of pieces,
 * or too large.
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

/** What the next sample costs, after `count` (a whole number from 0). */
export const nextCardSamplePrice = (locale: Locale, count: number): Money =>
  count < freeCardSamples
    ? { minorUnits: 0, currency: currencyOf(locale) }
    : cardSamplePrice(locale);
