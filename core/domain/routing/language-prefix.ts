import type { Platform } from '../locale/channel.ts';
import { isLanguage, localeInMarket } from '../locale/locale.ts';
import {
  localeTable,
  mainMarkets,
  marketTable,
  type Language,
  type Locale,
} from '../locale/locales.ts';
import { textOf } from '../text/text.ts';
import { findSite, type Site, type SiteConfiguration } from './sites.ts';

/** First segment of the desktop platform. */
export const desktopSegment = 'd';

export type PrefixedPath = {
  /** Two letters in lower case, a language or not. */
  readonly prefix: string | undefined;
  readonly platform: Platform;
  readonly rest: readonly string[];
};

const isTwoLetters = (segment: string | undefined): segment is string =>
  /^[a-z]{2}$/iu.test(textOf(segment));

const isDesktopSegment = (segment: string | undefined): boolean =>
  textOf(segment).toLowerCase() === desktopSegment;

/** True for a segment that reads like a prefix; no page begins with one. */
export const looksLikePrefix = (segment: string | undefined): boolean =>
  isTwoLetters(segment) || isDesktopSegment(segment);

/**
 * Takes the prefixes off a path, in either order and letter case: two letters, first or after `d`
 * (decisions, "language prefix").
 */
export const readPrefixes = (segments: readonly string[]): PrefixedPath => {
  const [first, second] = segments;
  if (isTwoLetters(first)) {
    const desktop = isDesktopSegment(second);
    return {
      prefix: first.toLowerCase(),
      platform: desktop ? 'desktop' : 'web',
      rest: segments.slice(desktop ? 2 : 1),
    };
  }
  if (!isDesktopSegment(first)) return { prefix: undefined, platform: 'web', rest: segments };
  return isTwoLetters(second)
    ? { prefix: second.toLowerCase(), platform: 'desktop', rest: segments.slice(2) }
    : { prefix: undefined, platform: 'desktop', rest: segments.slice(1) };
};

/** `moved`: the same channel in the language's main market; `unknown`: the error page. */
export type LanguageChoice =
  | { readonly kind: 'here'; readonly site: Site; readonly locale: Locale }
  | { readonly kind: 'moved'; readonly site: Site; readonly locale: Locale }
  | { readonly kind: 'unknown' };

const movedTo = (config: SiteConfiguration, site: Site, language: Language): LanguageChoice => {
  const market = mainMarkets[language];
  const target = findSite(config, site.channel, market);
  const locale = localeInMarket(market, language);
  return target === undefined || locale === undefined
    ? { kind: 'unknown' }
    : { kind: 'moved', site: target, locale };
};

/** Decides what a language prefix means on a site (decisions, "language prefix"). */
export const chooseLanguage = (
  config: SiteConfiguration,
  site: Site,
  prefix: string | undefined,
): LanguageChoice => {
  if (prefix === undefined) {
    return { kind: 'here', site, locale: marketTable[site.market].locales[0] };
  }
  if (!isLanguage(prefix)) return { kind: 'unknown' };
  const locale = localeInMarket(site.market, prefix);
  return locale === undefined ? movedTo(config, site, prefix) : { kind: 'here', site, locale };
};

/** None for the default language of the market. */
export const languagePrefixOf = (locale: Locale): Language | undefined => {
  const { language, market } = localeTable[locale];
  return marketTable[market].locales[0] === locale ? undefined : language;
};
