/** The language versions of a page that search engines are told of. */
import type { Channel } from '../locale/channel.ts';
import { defaultLocale, type Locale } from '../locale/locales.ts';
import { localisedSlugs } from '../routing/localized-urls.ts';
import type { PageRoute } from '../routing/page-routes.ts';
import { pageAlternates, type PageAlternate } from '../routing/pages.ts';
import type { SiteConfiguration } from '../routing/sites.ts';

/**
 * A page's versions on the web, in every locale whose content has it: a content locale that serves
 * several sites gives one for each. The default locale's stands once more as `x-default`, else the
 * first one. They are equal on every version, so that each names all others; the list is empty for a
 * page without another version.
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
  const home = versions.find(({ hreflang }) => hreflang === defaultLocale) ?? first;
  return [...versions, { hreflang: 'x-default', href: home.href }];
};
