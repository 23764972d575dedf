import { E } from '../../fp.ts';
import { isContentLocale } from './content-locales.ts';
import {
  languages,
  locales,
  localeTable,
  marketTable,
  type ContentLocale,
  type Language,
  type Locale,
  type LocaleRow,
  type Market,
} from './locales.ts';
import { textOf } from '../text/text.ts';
import { oneOf } from '../text/one-of.ts';

/**
 * `malformed`: not two letters, a dash, two letters in either case; `missing`: the shop has no such
 * locale (storefront §5: only a code of five characters is reported as missing).
 */
export type LocaleError =
  | { readonly kind: 'malformed'; readonly text: string }
  | { readonly kind: 'missing'; readonly text: string };

const localePattern = /^[A-Za-z]{2}-[A-Za-z]{2}$/u;

export const isLocale = oneOf(locales);

export const isLanguage = oneOf(languages);

/** Reads `de-CH`. */
export const parseLocale = (given: string): E.Either<LocaleError, Locale> => {
  const text = textOf(given);
  if (isLocale(text)) return E.right(text);
  return E.left({ kind: localePattern.test(text) ? 'missing' : 'malformed', text });
};

/** The nearest first; it ends, and never leaves the language. */
export const fallbackChain = (locale: Locale): readonly [Locale, ...Locale[]] => {
  const { fallback }: LocaleRow = localeTable[locale];
  return fallback === undefined ? [locale] : [locale, ...fallbackChain(fallback)];
};

/** The content layer's locale of the texts (decisions, "Sites"). */
export const contentLocaleOf = (locale: Locale): ContentLocale => {
  const known = fallbackChain(locale).find(isContentLocale);
  return known ?? 'de-DE';
};

/** Undefined where the market does not have the language. */
export const localeInMarket = (market: Market, language: Language): Locale | undefined => {
  const rows: readonly Locale[] = marketTable[market].locales;
  return rows.find((locale) => localeTable[locale].language === language);
};

/** When nothing else is said. */
export const defaultLocaleOf = (market: Market): Locale => marketTable[market].locales[0];
