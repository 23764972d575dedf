/** Computes list prices: a level by area, times a market's factor, with a pretty ending. */
import type { Format } from '../../../core/domain/format/format.ts';
import { areaOf } from '../../../core/domain/pricing/own-format-price.ts';
import type { MarketSeed, PriceEndings } from './markets.ts';
import { frameLevels, levelAreas, materialLevels, type PriceLevels } from './price-levels.ts';
import type { ArticleSeed } from './articles.ts';

const squareMillimetresInSquareDecimetre = 10_000;

/** The levels of an article: the print, and the frame around it. */
export const articleLevels = ({ materialType, frameType }: ArticleSeed): PriceLevels => {
  const [a, b, c, d, e, f]: PriceLevels = materialLevels[materialType];
  const [fa, fb, fc, fd, fe, ff]: PriceLevels =
    frameType === undefined ? [0, 0, 0, 0, 0, 0] : frameLevels[frameType];
  return [a + fa, b + fb, c + fc, d + fd, e + fe, f + ff];
};

type Segment = {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
};

/** The straight lines between neighbouring levels; areas in square millimetres. */
const segmentsOf = (levels: PriceLevels): readonly Segment[] =>
  levelAreas.slice(1).map((area, index) => ({
    from: (levelAreas[index] ?? 0) * squareMillimetresInSquareDecimetre,
    to: area * squareMillimetresInSquareDecimetre,
    low: levels[index] ?? 0,
    high: levels[index + 1] ?? 0,
  }));

/** The level at an area: straight between two levels, and straight on outside them. */
const levelAt = (levels: PriceLevels, area: number): number => {
  const segments = segmentsOf(levels);
  const segment = segments.find(({ to }) => area <= to) ?? segments.at(-1);
  if (segment === undefined) return levels[0];
  const { from, to, low, high } = segment;
  return low + Math.floor(((high - low) * (area - from)) / (to - from));
};

/** The nearest amount with one of the endings; the lower one of two that are equally near. */
export const prettyAmount = (amount: number, endings: PriceEndings): number => {
  const hundreds = Math.floor(amount / 100);
  return [hundreds - 1, hundreds, hundreds + 1]
    .flatMap((whole) => endings.map((ending) => whole * 100 + ending))
    .filter((candidate) => candidate > 0)
    .reduce(
      (nearest, candidate) =>
        Math.abs(candidate - amount) < Math.abs(nearest - amount) ? candidate : nearest,
      endings[0],
    );
};

/** Euro cents as a market asks them. */
export const marketAmount = (
  { pricePerMille, endings }: Pick<MarketSeed, 'pricePerMille' | 'endings'>,
  cents: number,
): number => prettyAmount(Math.round((cents * pricePerMille) / 1000), endings);

/** The list price of a format in a market, at a share of today's level in thousandths. */
export const listAmount = (
  market: Pick<MarketSeed, 'pricePerMille' | 'endings'>,
  levels: PriceLevels,
  format: Format,
  perMille = 1000,
): number => marketAmount(market, Math.floor((levelAt(levels, areaOf(format)) * perMille) / 1000));

/** The price towards no area, and what a square decimetre adds beyond the last level. */
export const areaRule = (
  market: Pick<MarketSeed, 'pricePerMille' | 'endings'>,
  levels: PriceLevels,
): { baseAmount: number; amountPerSquareDecimetre: number } => {
  const last = segmentsOf(levels).at(-1);
  const cents = last === undefined ? 0 : last.high - last.low;
  const squareDecimetres = levelAreas[5] - levelAreas[4];
  return {
    baseAmount: marketAmount(market, levelAt(levels, 0)),
    amountPerSquareDecimetre: Math.ceil((cents * market.pricePerMille) / (squareDecimetres * 1000)),
  };
};
