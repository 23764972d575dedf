import type { Language, Locale } from '../../../core/domain/locale/locales.ts';
import { countryOf } from '../../../core/domain/locale/markets.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';

/** Expensive to create. */
const names = memoizeByIdentity<Intl.DisplayNames>();

const namesIn = (locale: Locale, type: 'region' | 'language'): Intl.DisplayNames =>
  names([locale, type], () => new Intl.DisplayNames([locale], { type }));

/** For the server: everybody gets the same words. */
export const countryName = (locale: Locale, readIn: Locale = locale): string =>
  namesIn(readIn, 'region').of(countryOf(locale)) ?? countryOf(locale);

/** For the server: everybody gets the same words. */
export const languageName = (language: Language, readIn: Locale): string =>
  namesIn(readIn, 'language').of(language) ?? language;
