import { equalFormats, type Format } from '../format/format.ts';
import { nearestStandardFormat } from '../format/nearest-standard-format.ts';
import type { Money } from '../money/money.ts';
import type { FormatOption } from './configurator.ts';

/** In minor units of any currency; a smaller saving is not advertised. */
export const leastSaving = 100;

/** The standard format beside an own one. */
export type NearestFormat = {
  readonly option: FormatOption;
  /** Undefined where it costs as much, more, or hardly less. */
  readonly saving: Money | undefined;
};

/**
 * The standard format that is nearest to a wished one, the same way up, among those with a price:
 * whatever it costs. Undefined for a wish that is a standard format itself.
 */
export const nearestFormat = (
  options: readonly FormatOption[],
  wished: Format,
  price: Money,
): NearestFormat | undefined => {
  const sold = options.filter((option) => option.price !== undefined);
  const format = nearestStandardFormat(
    sold.map((option) => option.format),
    wished,
  );
  const option = sold.find((one) => one.format === format);
  if (option?.price === undefined || equalFormats(option.format, wished)) return undefined;
  const { currency, minorUnits } = price;
  const saved = minorUnits - option.price.priceCurrent.minorUnits;
  return {
    option,
    saving: saved < leastSaving ? undefined : { minorUnits: saved, currency },
  };
};
