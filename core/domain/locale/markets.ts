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

/** Narrows a text to the suffix of one of the shop's twelve markets (storefront §3). */
export const isMarket = oneOf(markets);

/** Why a text is not a market: the shop does not sell there, or it is not spelt in lower case. */
export type MarketError = { readonly kind: 'unknown-market'; readonly text: string };

/** Reads a market from its country suffix, such as `ch`; `com` is the United States. */
export const parseMarket = (text: string): E.Either<MarketError, Market> =>
  isMarket(text) ? E.right(text) : E.left({ kind: 'unknown-market', text });

/** The market of a locale, which is also its country suffix (storefront §3). */
export const marketOf = (locale: Locale): Market => localeTable[locale].market;

/** The country of a locale by its ISO 3166-1 code: `CH` of `fr-CH`. */
export const countryOf = (locale: Locale): string => locale.slice('xx-'.length);

/** The language of a locale. */
export const languageOf = (locale: Locale): Language => localeTable[locale].language;

/** The locales of a market, its default one first (decisions, "Sites"). */
export const localesOf = (market: Market): readonly [Locale, ...Locale[]] =>
  marketTable[market].locales;

/** The languages of a market, and so of its sites, the default one first (decisions, "Sites"). */
export const languagesOf = (market: Market): readonly Language[] =>
  localesOf(market).map(languageOf);

/**
 * The code under which a refused locale is reported: only one that is missing is, which takes a
 * code of five characters; anything else is not a locale's name (storefront §5).
 */
export const reportOfLocaleError = (error: LocaleError): 'locale-missing' | undefined =>
  error.kind === 'missing' ? 'locale-missing' : undefined;
