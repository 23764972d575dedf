import type { Channel } from '../locale/channel.ts';
import { elsewhereLocale, type Locale } from '../locale/locales.ts';
import { localisedSlugs } from '../routing/localized-urls.ts';
import type { PageRoute } from '../routing/page-routes.ts';
import { pageAlternates, type PageAlternate } from '../routing/pages.ts';
import type { SiteConfiguration } from '../routing/sites.ts';

/**
 * A page's versions in every locale whose content has it, on each site of that locale. The one for
 * people of other countries, else the first, is also `x-default`. The list is the same on every
 * version, and empty where there is only one.
 */
export const hreflangOf = (
  config: SiteConfiguration,
  channel: Channel,
  route: PageRoute,
  alternates: Readonly<Partial<Record<Locale, string>>>,
): readonly PageAlternate[] => {
  const slugs = localisedSlugs(alternates);
  const versions = pageAlternates(config, channel, { route, platform: 'web' }, slugs).filter(
    ({ hreflang }) => hreflang !== 'x-default' && slugs[hreflang] !== undefined,
  );
  const [first, ...others] = versions;
  if (first === undefined || others.length === 0) return [];
  const home = versions.find(({ hreflang }) => hreflang === elsewhereLocale) ?? first;
  return [...versions, { hreflang: 'x-default', href: home.href }];
};
