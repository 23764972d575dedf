import type { Language, Locale } from '../../../core/domain/locale/locales.ts';
import { countryOf } from '../../../core/domain/locale/markets.ts';

type Kind = 'region' | 'language';

const names = new Map<`${Kind} ${Locale}`, Intl.DisplayNames>();

/** What the engine knows of a language is dear to open: that is done once. */
const namesIn = (locale: Locale, type: Kind): Intl.DisplayNames => {
  const known = names.get(`${type} ${locale}`) ?? new Intl.DisplayNames([locale], { type });
  names.set(`${type} ${locale}`, known);
  return known;
};

/**
 * What the country of a locale is called in its language, or in that of another locale; for the
 * server, whose words all get.
 */
export const countryName = (locale: Locale, readIn: Locale = locale): string =>
  namesIn(readIn, 'region').of(countryOf(locale)) ?? countryOf(locale);

/** What a language is called in that of a locale; for the server, whose words all get. */
export const languageName = (language: Language, readIn: Locale): string =>
  namesIn(readIn, 'language').of(language) ?? language;
