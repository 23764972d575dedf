import { localeTable, markets, marketTable } from '../../../core/domain/locale/locales.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { MarketLinks } from './market-switcher.tsx';

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
