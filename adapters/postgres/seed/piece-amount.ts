import type { Market } from '../../../core/domain/locale/locales.ts';
import { marketSeeds } from './markets.ts';

/** Euro cents as a market asks them of one piece, with so many minor units as the smallest step. */
export const pieceAmountBy =
  (step: number) =>
  (cents: number) =>
  (market: Market): number =>
    Math.max(step, Math.round((cents * marketSeeds[market].pricePerMille) / 1_000 / step) * step);
