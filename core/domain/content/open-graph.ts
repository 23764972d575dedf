import { mediaPath } from '../image/attributes.ts';
import type { Locale } from '../locale/locales.ts';
import { siteUrl, type Site, type SiteConfiguration } from '../routing/sites.ts';

/**
 * A picture as others show it: JPEG, 1200×627, cut to fill (supporting §9). What they keep must not
 * depend on what they accept.
 */
export const openGraphUrl = (config: SiteConfiguration, site: Site, source: string): string => {
  const path = mediaPath('open-graph', 1, 'jpg', source);
  return siteUrl(config, site, `/${path.slice(1)}`);
};

/** A locale as Open Graph spells it: `de_CH`. */
export const openGraphLocale = (locale: Locale): string => locale.replace('-', '_');
