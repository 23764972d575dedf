import { localeTable, markets, marketTable } from '../../../core/domain/locale/locales.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { MarketLinks } from './market-switcher.tsx';

/** All markets with one locale as the current one, for stories; the page is where `isThere` says. */
export const sampleMarkets = (
  current: Locale,
  isThere: (locale: Locale) => boolean = () => true,
): readonly MarketLinks[] =>
  markets.map((market) => ({
    market,
    links: marketTable[market].locales.map((locale) => ({
      locale,
      language: localeTable[locale].language,
      href: `#${locale}`,
      isSamePage: isThere(locale),
      isCurrent: locale === current,
    })),
  }));
