import type { Language, Locale } from '../../../core/domain/locale/locales.ts';
import { countryOf } from '../../../core/domain/locale/markets.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';

/** Kept, because making a formatter is slow. */
const names = memoizeByIdentity<string>();

const nameIn = (readIn: Locale, type: 'region' | 'language', code: string): string =>
  names([readIn, code], () => new Intl.DisplayNames([readIn], { type }).of(code) ?? code);

/** For the server: everybody gets the same words. */
export const countryName = (locale: Locale, readIn: Locale = locale): string =>
  nameIn(readIn, 'region', countryOf(locale));

/** For the server: everybody gets the same words. */
export const languageName = (language: Language, readIn: Locale): string =>
  nameIn(readIn, 'language', language);
