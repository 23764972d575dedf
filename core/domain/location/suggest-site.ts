/**
 * Which site of the shop a visitor may prefer, by where they seem to be. It is a suggestion and
 * never a redirect: pages stay the same for every visitor.
 */
import { E } from '../../fp.ts';
import { languageOf, marketOf } from '../locale/markets.ts';
import type { Locale, Market } from '../locale/locales.ts';
import type { LocalizedUrl } from '../routing/localized-urls.ts';
import { marketOfCountry, type VisitorLocation } from '../locale/countries.ts';

/** Facts for a suggestion: the page, its site, and the visitor's country and languages. */
export type SuggestionQuestion = {
  readonly locale: Locale;
  /** The languages of the browser, the preferred one first: `fr-CH`, `fr`, `en`. */
  readonly languages: readonly string[];
  /**
   * Addresses of the page in the channel's markets and languages (`localizedUrlsOf`), in each
   * market its own language first.
   */
  readonly urls: readonly LocalizedUrl[];
};

/**
 * The suggestion: `stay` where the shop does not serve the country, the country is this market's,
 * or its market has no site of the channel; otherwise the page in the other market, in a language
 * that the visitor reads, or the start page there.
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

/** The page's language, then those of the browser. */
const wantedLanguages = ({ locale, languages }: SuggestionQuestion): readonly string[] => [
  languageOf(locale),
  ...languages.map((text) => text.slice(0, 2).toLowerCase()),
];

/** The site that is suggested to a visitor from a location. */
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
