/** Storefront §7, `localized-urls`. */
import { localizedUrlsEndpoints } from '../../../adapters/http/endpoints/localized-urls.ts';
import type { Within } from '../../../adapters/shared/within.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { followAddress } from '../../../core/domain/routing/addresses.ts';
import {
  localisedSlugs,
  localizedUrlsOf,
  urlsOfApplication,
  urlsOfPage,
  type SaidUrls,
} from '../../../core/domain/routing/localized-urls.ts';
import type { PageDecision, RouteDecision } from '../../../core/domain/routing/route-decision.ts';
import {
  findSite,
  siteOrigin,
  type SiteConfiguration,
} from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import type { Content } from '../../../core/ports/content.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import { slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import { route, type Route } from '../../endpoints/route.ts';

export type PageSources = {
  readonly sites: SiteConfiguration;
  readonly content: Within<Content>;
};

const nowhere: SaidUrls = {};

const ofPage = async (
  { sites, content }: PageSources,
  { site: { channel }, locale, platform, route: shown }: PageDecision,
  signal: AbortSignal,
): Promise<SaidUrls> => {
  const request = { channel, locale, platform, slug: slugOfRoute(shown) };
  const page = await showPage(request)({ content: content(signal) })();
  if (E.isLeft(page)) return nowhere;
  const slugs = localisedSlugs(page.right.alternates);
  return urlsOfPage(sites, channel, { route: shown, platform }, slugs);
};

const urlsAt = async (
  sources: PageSources,
  decision: RouteDecision,
  signal: AbortSignal,
): Promise<SaidUrls> => {
  if (decision.kind === 'page') return ofPage(sources, decision, signal);
  // What lies below an application's own page is its own to say.
  if (decision.kind !== 'application' || decision.further.length > 0) return nowhere;
  const { site, platform, application } = decision;
  return urlsOfApplication(sources.sites, site.channel, platform, application);
};

/** After the site's redirects. */
const localizedUrls = async (
  sources: PageSources,
  { channel, locale }: ShopScope,
  path: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> => {
  const { sites } = sources;
  const site = findSite(sites, channel, marketOf(locale));
  const way = site && followAddress(`${siteOrigin(sites, site)}${path}`, sites);
  if (way === undefined || E.isLeft(way)) return {};
  const said = await urlsAt(sources, way.right.end, signal);
  return Object.fromEntries(
    localizedUrlsOf(sites, channel, said).flatMap(({ locale: one, url, isSamePage }) =>
      isSamePage ? [[one, url]] : [],
    ),
  );
};

/** The routes of pages in other languages. */
export const localizedUrlsRoutes = (
  sources: PageSources,
): Readonly<Record<keyof typeof localizedUrlsEndpoints, Route>> => ({
  localizedUrls: route(
    localizedUrlsEndpoints.localizedUrls,
    async ({ scope, query: { path }, signal }) => {
      const urls = await localizedUrls(sources, scope, path, signal);
      return E.right({ payload: { urls } });
    },
  ),
});
