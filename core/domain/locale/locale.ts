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
 * Why a text is not a locale: `malformed` where it does not read as two letters, a dash, two
 * letters in either case; `missing` where it does and the shop has no such locale (storefront §5:
 * only a code of five characters is reported as missing).
 */
export type LocaleError =
  | { readonly kind: 'malformed'; readonly text: string }
  | { readonly kind: 'missing'; readonly text: string };

const localePattern = /^[A-Za-z]{2}-[A-Za-z]{2}$/u;

/** Narrows a text to one of the shop's 17 locales, in its exact spelling. */
export const isLocale = oneOf(locales);

/** Narrows a text to one of the shop's six languages. */
export const isLanguage = oneOf(languages);

/** Reads a locale such as `de-CH`; the refusal says whether it is malformed or missing. */
export const parseLocale = (given: string): E.Either<LocaleError, Locale> => {
  const text = textOf(given);
  if (isLocale(text)) return E.right(text);
  return E.left({ kind: localePattern.test(text) ? 'missing' : 'malformed', text });
};

/** The locale and its fallbacks, the nearest first; it ends, and it never leaves the language. */
export const fallbackChain = (locale: Locale): readonly [Locale, ...Locale[]] => {
  const { fallback }: LocaleRow = localeTable[locale];
  return fallback === undefined ? [locale] : [locale, ...fallbackChain(fallback)];
};

/** The locale under which the content layer keeps this locale's texts (decisions, "Sites"). */
export const contentLocaleOf = (locale: Locale): ContentLocale => {
  const known = fallbackChain(locale).find(isContentLocale);
  return known ?? 'de-DE';
};

/** The locale of a market in a language, or undefined where the market does not have it. */
export const localeInMarket = (market: Market, language: Language): Locale | undefined => {
  const rows: readonly Locale[] = marketTable[market].locales;
  return rows.find((locale) => localeTable[locale].language === language);
};

/** The locale in which a market speaks when nothing else is said. */
export const defaultLocaleOf = (market: Market): Locale => marketTable[market].locales[0];
