import { lowestPrice, type LowestPrice } from '../money/lowest-price.ts';
import type { Price } from '../money/money.ts';
import type { QueryPairs } from '../query/query.ts';
import type { AddressScope, PageChoices } from './product.ts';

/** What is asked of an offer: all that an address leaves open, at its least. */
type Asked<Offer> = {
  readonly offer: Offer;
  readonly scope: AddressScope;
  readonly query: QueryPairs;
};

/**
 * The least that something costs of what an address selects: in any type and format that it leaves
 * open, as few as can be had where it says no amount, and all else as usual. Larger amounts and other
 * parts cost more, so it is a from-price. Undefined where nothing of it has a price.
 */
export const leastPriceOf = <Choice, Offer>(
  { readAddress, options }: PageChoices<Choice, Offer>,
  priceOf: (choice: Choice) => Price | undefined,
  { offer, scope, query }: Asked<Offer>,
): LowestPrice | undefined => {
  const withLeast = (pairs: QueryPairs, name: string): readonly QueryPairs[] => {
    const option = options(readAddress(pairs, scope, offer), offer).find(
      (one) => one.name === name,
    );
    if (option === undefined || query.some(([key]) => key === option.key)) return [pairs];
    const values = name === 'amount' ? option.values.slice(0, 1) : option.values;
    return values.map(({ value }) => [[option.key, value], ...pairs]);
  };
  const asked = ['type', 'format', 'amount'].reduce<readonly QueryPairs[]>(
    (open, name) => open.flatMap((pairs) => withLeast(pairs, name)),
    [query],
  );
  const lowest = lowestPrice(
    asked.flatMap((pairs) => priceOf(readAddress(pairs, scope, offer)) ?? []),
  );
  return lowest && { ...lowest, isFrom: true };
};
