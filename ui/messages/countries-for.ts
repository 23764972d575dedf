import { countryMarkets } from '../../core/domain/locale/countries.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { countryOf } from '../../core/domain/locale/markets.ts';

/** The countries that the shop serves, by their names in a locale; its own comes first. */
export const countriesFor = (
  locale: Locale,
): readonly { readonly code: string; readonly name: string }[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const own = countryOf(locale);
  const named = Object.keys(countryMarkets).map((code) => ({ code, name: names.of(code) ?? code }));
  return named.toSorted((first, second) =>
    first.code === own ? -1 : second.code === own ? 1 : compare(first.name, second.name),
  );
};
