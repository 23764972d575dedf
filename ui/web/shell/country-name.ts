import type { Language, Locale } from '../../../core/domain/locale/locales.ts';
import { countryOf } from '../../../core/domain/locale/markets.ts';

type Kind = 'region' | 'language';

const names = new Map<`${Kind} ${Locale}`, Intl.DisplayNames>();

/** `Intl.DisplayNames` is expensive to create. */
const namesIn = (locale: Locale, type: Kind): Intl.DisplayNames => {
  const known = names.get(`${type} ${locale}`) ?? new Intl.DisplayNames([locale], { type });
  names.set(`${type} ${locale}`, known);
  return known;
};

/** For the server: everybody gets the same words. */
export const countryName = (locale: Locale, readIn: Locale = locale): string =>
  namesIn(readIn, 'region').of(countryOf(locale)) ?? countryOf(locale);

/** For the server: everybody gets the same words. */
export const languageName = (language: Language, readIn: Locale): string =>
  namesIn(readIn, 'language').of(language) ?? language;
