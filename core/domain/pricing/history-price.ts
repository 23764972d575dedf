import { E } from '../../fp.ts';
import type { Currency } from '../locale/locales.ts';
import type { Price } from '../money/money.ts';
import { parseMoney, type MinorUnitsError } from '../money/money-arithmetic.ts';
import { priceAt, type PriceHistory, type PriceMoment } from './price-history.ts';

/** An amount is invalid, an instant no number, or a promotion ends before it begins. */
export type PriceHistoryError =
  | MinorUnitsError
  | { readonly kind: 'malformed-instant'; readonly instant: number }
  | { readonly kind: 'promotion-ends-first'; readonly startsAt: number; readonly endsAt: number };

const amountsOf = ({ changes, promotions }: PriceHistory): readonly number[] =>
  [...changes, ...promotions].map(({ amount }) => amount);

const instantsOf = ({ changes, promotions }: PriceHistory): readonly number[] => [
  ...changes.map(({ validFrom }) => validFrom),
  ...promotions.flatMap(({ startsAt, endsAt }) =>
    endsAt === undefined ? [startsAt] : [startsAt, endsAt],
  ),
];

const faultOf = (history: PriceHistory, instant: number): PriceHistoryError | undefined => {
  const malformed = [instant, ...instantsOf(history)].find((one) => !Number.isFinite(one));
  if (malformed !== undefined) return { kind: 'malformed-instant', instant: malformed };
  for (const amount of amountsOf(history)) {
    const money = parseMoney('eur', amount);
    if (E.isLeft(money)) return money.left;
  }
  for (const { startsAt, endsAt } of history.promotions)
    if (endsAt !== undefined && endsAt < startsAt)
      return { kind: 'promotion-ends-first', startsAt, endsAt };
  return undefined;
};

/**
 * A price from a script's history: reduced where a promotion is below the price that the market's
 * law has it compared with. Undefined where the article is not sold then.
 */
export const priceOfHistory = <C extends Currency>(
  currency: C,
  history: PriceHistory,
  moment: PriceMoment,
): E.Either<PriceHistoryError, Price<C> | undefined> => {
  const fault = faultOf(history, moment.instant);
  if (fault !== undefined) return E.left(fault);
  const amounts = priceAt(history, moment);
  if (amounts === undefined) return E.right(undefined);
  return E.right({
    priceOriginal: { minorUnits: amounts.original, currency },
    priceCurrent: { minorUnits: amounts.current, currency },
  });
};
