/**
 * Each market's shop delivers to its own country at its own prices: another country is served by
 * the same page of that country's shop.
 */
import type { Locale } from '../locale/locales.ts';
import { formatUnitOf } from '../locale/locale-units.ts';
import { countryOf, languageOf, marketOf } from '../locale/markets.ts';
import type { LocalizedUrl } from '../routing/localized-urls.ts';

export type DeliveryCountry = {
  /** ISO 3166-1, upper case. */
  readonly country: string;
  /** The language of the page here, where that shop speaks it. */
  readonly locale: Locale;
  readonly url: string;
};

/**
 * Countries whose shop has the same page and measures in the same unit, so that the same size is
 * sold there. `urls`: the page in the channel's markets (`localizedUrlsOf`), each market's own
 * language first.
 */
export const destinationsOf = (
  locale: Locale,
  urls: readonly LocalizedUrl[],
): readonly DeliveryCountry[] => {
  const there = urls.filter(
    (url) =>
      url.isSamePage &&
      marketOf(url.locale) !== marketOf(locale) &&
      formatUnitOf(url.locale) === formatUnitOf(locale),
  );
  const markets = [...new Set(there.map((url) => marketOf(url.locale)))];
  return markets.flatMap((market) => {
    const pages = there.filter((url) => marketOf(url.locale) === market);
    const [page = pages[0]] = pages.filter((url) => languageOf(url.locale) === languageOf(locale));
    return page === undefined
      ? []
      : [{ country: countryOf(page.locale), locale: page.locale, url: page.url }];
  });
};

/**
 * The page's own country (also when none is asked for), another one, or one that is not offered.
 */
export type AskedCountry =
  | { readonly kind: 'own' }
  | { readonly kind: 'elsewhere'; readonly destination: DeliveryCountry }
  | { readonly kind: 'not-served' };

/** Without a name it is the page's own. */
export const askedCountry = (
  locale: Locale,
  destinations: readonly DeliveryCountry[],
  text: string | undefined,
): AskedCountry => {
  if (text === undefined || text === countryOf(locale)) return { kind: 'own' };
  const destination = destinations.find(({ country }) => country === text);
  return destination === undefined ? { kind: 'not-served' } : { kind: 'elsewhere', destination };
};
