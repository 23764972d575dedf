import type { Format } from '../format/format.ts';
import type { Money } from '../money/money.ts';
import type { FormatOption } from './configurator.ts';

/** How far each side of a standard format may be from the wished one, relative to the wish. */
const tolerance = 0.15;

/** A standard format close to a wished one, and how much less it costs. */
export type NearestFormat = {
  readonly option: FormatOption;
  readonly saving: Money;
};

const sideDistance = (standard: number, wished: number): number =>
  Math.abs(standard - wished) / wished;

const distance = (standard: Format, wished: Format): number =>
  Math.max(
    sideDistance(standard.width, wished.width),
    sideDistance(standard.height, wished.height),
  );

/**
 * The nearest standard format that costs less than a wished one, the same way up and each side
 * within 15 % (field, row 2: an exact-size configurator names it).
 */
export const nearestFormat = (
  options: readonly FormatOption[],
  wished: Format,
  price: Money,
): NearestFormat | undefined =>
  options
    .flatMap((option) => {
      const current = option.price?.priceCurrent;
      const saved = current === undefined ? 0 : price.minorUnits - current.minorUnits;
      const away = distance(option.format, wished);
      return saved > 0 && away <= tolerance
        ? [{ option, away, saving: { minorUnits: saved, currency: price.currency } }]
        : [];
    })
    .reduce<{ option: FormatOption; away: number; saving: Money } | undefined>(
      (best, candidate) => (best === undefined || candidate.away < best.away ? candidate : best),
      undefined,
    );
