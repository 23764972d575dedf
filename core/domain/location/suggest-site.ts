/**
 * Which site of the shop a visitor may prefer, by where they seem to be. It is a suggestion and
 * never a redirect: pages stay the same for every visitor.
 */
import { E } from '../../fp.ts';
import { defaultLocaleOf, isLanguage, localeInMarket } from '../locale/locale.ts';
import { languageOf } from '../locale/markets.ts';
import type { Locale } from '../locale/locales.ts';
import { pageUrl } from '../routing/pages.ts';
import { findSite, type Site, type SiteConfiguration } from '../routing/sites.ts';
import { marketOfCountry, type VisitorLocation } from './countries.ts';

/** Where a visitor is at, and what is known of them. */
export type SuggestionQuestion = {
  readonly sites: SiteConfiguration;
  readonly site: Pick<Site, 'channel' | 'market'>;
  readonly locale: Locale;
  /** The languages of the browser, the preferred one first: `fr-CH`, `fr`, `en`. */
  readonly languages: readonly string[];
};

/**
 * What to say: `stay`, where the shop does not serve the country, is this very market's, or its
 * market has no site of the channel; else the other site, in a language that the visitor reads.
 */
export type SiteSuggestion =
  | {
      readonly kind: 'stay';
      readonly reason: 'country-not-served' | 'same-market' | 'no-site';
    }
  | {
      readonly kind: 'suggest';
      readonly site: Site;
      readonly locale: Locale;
      /** The start page of the site in that language. */
      readonly url: string;
    };

const stay = (reason: 'country-not-served' | 'same-market' | 'no-site'): SiteSuggestion => ({
  kind: 'stay',
  reason,
});

/** The language of the page where the market has it, else the browser's, else the market's own. */
const localeFor = ({ locale, languages }: SuggestionQuestion, market: Site['market']): Locale => {
  const wanted = [languageOf(locale), ...languages.map((text) => text.slice(0, 2).toLowerCase())];
  const [found] = wanted.flatMap((language) =>
    isLanguage(language) ? (localeInMarket(market, language) ?? []) : [],
  );
  return found ?? defaultLocaleOf(market);
};

/** The site that is suggested to a visitor from a location. */
export const suggestedSite = (
  question: SuggestionQuestion,
  { country }: VisitorLocation,
): SiteSuggestion => {
  const market = marketOfCountry(country);
  if (E.isLeft(market)) return stay('country-not-served');
  if (market.right === question.site.market) return stay('same-market');
  const site = findSite(question.sites, question.site.channel, market.right);
  if (site === undefined) return stay('no-site');
  const locale = localeFor(question, site.market);
  const address = { locale, platform: 'web', route: { kind: 'start' } } as const;
  return { kind: 'suggest', site, locale, url: pageUrl(question.sites, site, address) };
};
