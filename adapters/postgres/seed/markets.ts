/** Differences between markets in prices. */
import type { Market } from '../../../core/domain/locale/locales.ts';

/** Endings of a market's prices in minor units below the next whole amount, ascending. */
export type PriceEndings = readonly [number, ...number[]];

/** A market of the sample shop. */
export type MarketSeed = {
  /** Thousandths: what a euro cent of the price levels is in the market's minor units. */
  readonly pricePerMille: number;
  readonly endings: PriceEndings;
};

const ninety = [90] as const;
const swissEndings = [50, 90] as const;
const ninetyNine = [99] as const;

/** One row a market. */
export const marketSeeds = {
  at: { pricePerMille: 1020, endings: ninety },
  ch: { pricePerMille: 1180, endings: swissEndings },
  de: { pricePerMille: 1000, endings: ninety },
  it: { pricePerMille: 1030, endings: ninety },
  li: { pricePerMille: 1180, endings: swissEndings },
  lu: { pricePerMille: 1000, endings: ninety },
  gb: { pricePerMille: 920, endings: ninetyNine },
  com: { pricePerMille: 1150, endings: ninetyNine },
  es: { pricePerMille: 970, endings: ninety },
  be: { pricePerMille: 1030, endings: ninety },
  fr: { pricePerMille: 1030, endings: ninety },
  nl: { pricePerMille: 1010, endings: ninety },
} as const satisfies Record<Market, MarketSeed>;
