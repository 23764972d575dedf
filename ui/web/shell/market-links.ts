import type { Page } from '../../../core/domain/content/page.ts';
import { contentLocaleOf } from '../../../core/domain/locale/locale.ts';
import {
  locales,
  localeTable,
  markets,
  marketTable,
  type Locale,
} from '../../../core/domain/locale/locales.ts';
import type { PageRoute } from '../../../core/domain/routing/page-routes.ts';
import { pageUrl, type LocalisedSlugs } from '../../../core/domain/routing/pages.ts';
import type { PageDecision, RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import { findSite, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { MarketLinks } from '../../components/market-switcher/market-switcher.tsx';

/** The slugs of a page for every locale, each from the content locale that serves it. */
export const localisedSlugs = (alternates: Page['alternates']): LocalisedSlugs =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = alternates[locale] ?? alternates[contentLocaleOf(locale)];
      const [first, ...others] = slug?.split('/') ?? [];
      return first === undefined ? [] : [[locale, [first, ...others]]];
    }),
  );

const routeIn = (
  place: RoutePlace | PageDecision,
  slugs: LocalisedSlugs | undefined,
  locale: Locale,
): PageRoute => {
  const segments = slugs?.[locale];
  const isContent = 'route' in place && place.route.kind === 'content';
  return isContent && segments !== undefined ? { kind: 'content', segments } : { kind: 'start' };
};

/**
 * Where a page leads in every market and language that its channel has: to itself where it exists
 * there, else to the start page. Without `alternates` all lead to the start page.
 */
export const marketLinks = (
  sites: SiteConfiguration,
  place: RoutePlace | PageDecision,
  alternates: Page['alternates'] | undefined,
): readonly MarketLinks[] => {
  const slugs = alternates === undefined ? undefined : localisedSlugs(alternates);
  return markets.flatMap((market) => {
    const site = findSite(sites, place.site.channel, market);
    if (site === undefined) return [];
    const rows: readonly Locale[] = marketTable[market].locales;
    const links = rows.map((locale) => ({
      locale,
      language: localeTable[locale].language,
      href: pageUrl(sites, site, {
        locale,
        platform: place.platform,
        route: routeIn(place, slugs, locale),
      }),
      isCurrent: locale === place.locale,
    }));
    return [{ market, links }];
  });
};
