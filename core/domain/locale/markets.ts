import { E } from '../../fp.ts';
import type { LocaleError } from './locale.ts';
import {
  localeTable,
  markets,
  marketTable,
  type Language,
  type Locale,
  type Market,
} from './locales.ts';
import { oneOf } from '../text/one-of.ts';

export const isMarket = oneOf(markets);

/** Not sold there, or not in lower case. */
export type MarketError = { readonly kind: 'unknown-market'; readonly text: string };

/** Reads a country suffix, `ch`; `com` is the United States. */
export const parseMarket = (text: string): E.Either<MarketError, Market> =>
  isMarket(text) ? E.right(text) : E.left({ kind: 'unknown-market', text });

/** Also the country suffix (storefront §3). */
export const marketOf = (locale: Locale): Market => localeTable[locale].market;

/** ISO 3166-1: `CH` of `fr-CH`. */
export const countryOf = (locale: Locale): string => locale.slice('xx-'.length);

/** `fr` of `fr-CH`. */
export const languageOf = (locale: Locale): Language => localeTable[locale].language;

/** The default first (decisions, "Sites"). */
export const localesOf = (market: Market): readonly [Locale, ...Locale[]] =>
  marketTable[market].locales;

/** The default first (decisions, "Sites"). */
export const languagesOf = (market: Market): readonly Language[] =>
  localesOf(market).map(languageOf);

/** Only a missing locale is reported, which takes a code of five characters (storefront §5). */
export const reportOfLocaleError = (error: LocaleError): 'locale-missing' | undefined =>
  error.kind === 'missing' ? 'locale-missing' : undefined;
