/**
 * The site that a visitor may prefer by their location. A suggestion and never a redirect: pages
 * stay the same for every visitor.
 */
import { E } from '../../fp.ts';
import { languageOf, marketOf } from '../locale/markets.ts';
import type { Locale, Market } from '../locale/locales.ts';
import type { LocalizedUrl } from '../routing/localized-urls.ts';
import { marketOfCountry, type VisitorLocation } from '../locale/countries.ts';

export type SuggestionQuestion = {
  readonly locale: Locale;
  /** Of the browser, the preferred first: `fr-CH`, `fr`, `en`. */
  readonly languages: readonly string[];
  /**
   * The page in the channel's markets and languages (`localizedUrlsOf`), each market's own language
   * first.
   */
  readonly urls: readonly LocalizedUrl[];
};

/**
 * `stay`: the country is not served, is this market's, or its market has no site of the channel;
 * otherwise the page there in a language that the visitor reads, or the start page.
 */
export type SiteSuggestion =
  | {
      readonly kind: 'stay';
      readonly reason: 'country-not-served' | 'same-market' | 'no-site';
    }
  | ({ readonly kind: 'suggest'; readonly market: Market } & LocalizedUrl);

const stay = (reason: 'country-not-served' | 'same-market' | 'no-site'): SiteSuggestion => ({
  kind: 'stay',
  reason,
});

/** The page's, then the browser's. */
const wantedLanguages = ({ locale, languages }: SuggestionQuestion): readonly string[] => [
  languageOf(locale),
  ...languages.map((text) => text.slice(0, 2).toLowerCase()),
];

/** The site to suggest. */
export const suggestedSite = (
  question: SuggestionQuestion,
  { country }: VisitorLocation,
): SiteSuggestion => {
  const found = marketOfCountry(country);
  if (E.isLeft(found)) return stay('country-not-served');
  const market = found.right;
  if (market === marketOf(question.locale)) return stay('same-market');
  const there = question.urls.filter(({ locale }) => marketOf(locale) === market);
  const [url = there[0]] = wantedLanguages(question).flatMap(
    (wanted) => there.find(({ locale }) => languageOf(locale) === wanted) ?? [],
  );
  return url === undefined ? stay('no-site') : { kind: 'suggest', market, ...url };
};
