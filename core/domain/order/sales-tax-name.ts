import { regionName } from '../customer/address-formats.ts';
import type { Locale } from '../locale/locales.ts';
import { formatPerMillion } from '../money/format-percent.ts';
import type { SalesTax } from '../money/sales-tax.ts';

/** `California sales tax 7.25%`: English as its one market; without a rate where it has none. */
export const salesTaxName = (
  locale: Locale,
  { state, perMillion }: Pick<SalesTax, 'state' | 'perMillion'>,
): string =>
  [
    `${regionName(state)} sales tax`,
    ...(perMillion === 0 ? [] : [formatPerMillion(locale, perMillion)]),
  ].join(' ');
