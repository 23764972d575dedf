/** Differences between markets in prices and delivery. */
import type { Market } from '../../../core/domain/locale/locales.ts';

/** Endings of a market's prices in minor units below the next whole amount, ascending. */
export type PriceEndings = readonly [number, ...number[]];

/** A market of the sample shop. */
export type MarketSeed = {
  /** Thousandths: what a euro cent of the price levels is in the market's minor units. */
  readonly pricePerMille: number;
  readonly endings: PriceEndings;
  /** Working days after the cut-off day. */
  readonly delivery: {
    readonly cutOffHour: number;
    readonly safetyHours: number;
    readonly productionDays: number;
    readonly transitDays: number;
    readonly expressProductionDays: number;
    readonly expressTransitDays: number;
    readonly deliversOnSaturday: boolean;
  };
};

const ninety = [90] as const;
const swissEndings = [50, 90] as const;
const ninetyNine = [99] as const;

const near = {
  cutOffHour: 14,
  safetyHours: 2,
  productionDays: 2,
  transitDays: 2,
  expressProductionDays: 1,
  expressTransitDays: 1,
  deliversOnSaturday: true,
} as const;

const farther = { ...near, cutOffHour: 12, transitDays: 3, deliversOnSaturday: false } as const;
const overseas = { ...farther, cutOffHour: 11, productionDays: 3, expressTransitDays: 2 } as const;

/** One row a market. */
export const marketSeeds = {
  at: { pricePerMille: 1020, endings: ninety, delivery: near },
  ch: {
    pricePerMille: 1180,
    endings: swissEndings,
    delivery: farther,
  },
  de: { pricePerMille: 1000, endings: ninety, delivery: near },
  it: { pricePerMille: 1030, endings: ninety, delivery: farther },
  li: {
    pricePerMille: 1180,
    endings: swissEndings,
    delivery: farther,
  },
  lu: { pricePerMille: 1000, endings: ninety, delivery: near },
  gb: { pricePerMille: 920, endings: ninetyNine, delivery: farther },
  com: {
    pricePerMille: 1150,
    endings: ninetyNine,
    delivery: overseas,
  },
  es: { pricePerMille: 970, endings: ninety, delivery: farther },
  be: { pricePerMille: 1030, endings: ninety, delivery: near },
  fr: { pricePerMille: 1030, endings: ninety, delivery: farther },
  nl: { pricePerMille: 1010, endings: ninety, delivery: near },
} as const satisfies Record<Market, MarketSeed>;
