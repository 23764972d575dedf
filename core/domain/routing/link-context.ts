import { localeTable, marketTable, type Locale } from '../locale/locales.ts';
import type { LinkContext } from './links.ts';
import { languagePrefixOf } from './language-prefix.ts';
import { imageSegment } from './reserved-segments.ts';
import { siteOrigin, type Site, type SiteConfiguration } from './sites.ts';
import { answererOf, specialPrefixKinds, specialWords } from './special-prefixes.ts';

const elsewhereIn = (locale: Locale): readonly string[] =>
  specialPrefixKinds
    .filter((kind) => answererOf(kind) !== 'storefront' && kind !== 'configurator')
    .flatMap((kind) => specialWords(kind, localeTable[locale].language));

/**
 * Made on the server, so that the browser gets one market's words and not the tables. `path` is
 * canonical.
 */
export const linkContext = (
  config: SiteConfiguration,
  site: Site,
  page: { readonly path: string; readonly search: string },
): LinkContext => {
  const locales: readonly Locale[] = marketTable[site.market].locales;
  const origin = siteOrigin(config, site);
  return {
    origin,
    sisterOrigins: [...config.sites, ...config.aliases]
      .map((other) => siteOrigin(config, other))
      .filter((other) => other !== origin),
    path: page.path,
    search: page.search,
    trailingSlash: config.trailingSlash[site.channel],
    languages: locales.map((locale) => localeTable[locale].language),
    prefixes: locales.map(languagePrefixOf).filter((prefix) => prefix !== undefined),
    elsewhere: [...new Set([imageSegment, ...locales.flatMap(elsewhereIn)])],
  };
};
