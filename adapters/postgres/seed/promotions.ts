/**
 * The sample shop's promotions and what its prices did before. All of it is counted in days before
 * the seeding day, so that the history before a promotion is complete and never changes.
 */
import type { FrameType, MaterialType } from '../../../core/domain/catalogue/materials.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import type { Sides } from './formats.ts';

/** A promotion on one standard format; amounts are euro cents before a market's factor. */
export type PromotionSeed = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType;
  readonly unit: LengthUnit;
  /** Longer side first. */
  readonly sides: Sides;
  readonly amount: number;
  readonly startsDaysAgo: number;
  /** Days before the seeding day; negative lies ahead. */
  readonly endsDaysAgo: number;
};

const canvas = { materialType: 'leinwand' } as const;
const artbox = { materialType: 'acrylglas', frameType: 'artbox' } as const;
/** Four weeks in all: a reduction has to end. */
const running = { startsDaysAgo: 8, endsDaysAgo: -20 } as const;

/**
 * The canvas promotions. The largest format had one of its own in the 30 days before: what is
 * struck through there is that lower price, not the list price.
 */
export const promotionSeeds = [
  { ...canvas, ...running, unit: 'cm', sides: [900, 600], amount: 6490 },
  { ...canvas, ...running, unit: 'cm', sides: [1200, 800], amount: 9990 },
  { ...canvas, unit: 'cm', sides: [1200, 800], amount: 10_990, startsDaysAgo: 31, endsDaysAgo: 24 },
  { ...canvas, ...running, unit: 'cm', sides: [800, 800], amount: 6990 },
  { ...canvas, ...running, unit: 'in', sides: [300, 200], amount: 4990 },
  { ...canvas, ...running, unit: 'in', sides: [400, 300], amount: 8490 },
  { ...canvas, unit: 'in', sides: [400, 300], amount: 9490, startsDaysAgo: 31, endsDaysAgo: 24 },
  { ...artbox, ...running, unit: 'cm', sides: [600, 450], amount: 11_490 },
  { ...artbox, ...running, unit: 'in', sides: [240, 160], amount: 10_490 },
] as const satisfies readonly PromotionSeed[];

/** Starts of today's list prices and of the lower ones of the year before. */
export const listPriceHistory = [
  { daysAgo: 700, perMille: 930 },
  { daysAgo: 200, perMille: 1000 },
] as const;
