/** For other front ends: `/frontend-api/mp/storyblok` (supporting §7). */
import { Hono } from 'hono';

import { storyEndpoints } from '../../../adapters/http/endpoints/stories.ts';
import type { Within } from '../../../adapters/shared/within.ts';
import { contentBreadcrumbs } from '../../../adapters/storyblok/breadcrumbs.ts';
import { readStoryPagePath } from '../../../core/domain/content/content-requests.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { followAddress } from '../../../core/domain/routing/addresses.ts';
import {
  findSite,
  siteOrigin,
  type SiteConfiguration,
} from '../../../core/domain/routing/sites.ts';
import { isPlatform } from '../../../core/domain/locale/platforms.ts';
import { E } from '../../../core/fp.ts';
import type { Content, ContentError, PageRequest } from '../../../core/ports/content.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { Stories } from '../../../core/ports/stories.ts';
import { showStory } from '../../../core/usecases/show-story.ts';
import { slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { wrongField } from '../../endpoints/request.ts';
import { addRoutes, route, type Route } from '../../endpoints/route.ts';

type FrontendSettings = {
  readonly sites: SiteConfiguration;
  readonly content: Within<Content>;
  readonly stories: Within<Stories>;
};

/** A front end reads the redirect story of a page that moved. */
const refused = ({ kind }: ContentError): Refusal =>
  kind === 'page-not-found' || kind === 'page-moved'
    ? refusal(404, 'not-found')
    : refusal(503, 'service-unavailable');

/** After the site's redirects; undefined where it has no such page. */
const pageAt = (
  sites: SiteConfiguration,
  { channel, locale }: ShopScope,
  path: string,
): PageRequest | undefined => {
  const site = findSite(sites, channel, marketOf(locale));
  const way = site && followAddress(`${siteOrigin(sites, site)}${path}`, sites);
  if (way === undefined || E.isLeft(way) || way.right.end.kind !== 'page') return undefined;
  const { end } = way.right;
  return { channel, locale: end.locale, platform: end.platform, slug: slugOfRoute(end.route) };
};

const routes = ({
  sites,
  content,
  stories,
}: FrontendSettings): Readonly<Record<keyof typeof storyEndpoints, Route>> => ({
  storyBreadcrumb: route(storyEndpoints.storyBreadcrumb, async ({ scope, query, signal }) => {
    const page = pageAt(sites, scope, query.path);
    if (page === undefined) return E.left(refusal(404, 'not-found'));
    const trail = await contentBreadcrumbs(content(signal)).trail(page)();
    return E.isLeft(trail) ? E.left(refused(trail.left)) : E.right({ breadcrumb: trail.right });
  }),
  story: route(storyEndpoints.story, async ({ scope, query, path, signal }) => {
    const place = readStoryPagePath(path);
    if (E.isLeft(place)) return E.left(refusal(404, 'not-found'));
    const { apiVersion = 'v2', platform = 'web', version = 'published', release, sku } = query;
    if (apiVersion !== 'v2') return E.left(wrongField(['apiVersion']));
    if (!isPlatform(platform)) return E.left(wrongField(['platform']));
    // Drafts and releases are for editors, in a preview.
    if (version !== 'published') return E.left(wrongField(['version']));
    if (release !== undefined) return E.left(wrongField(['release']));
    const request = { channel: scope.channel, platform, ...place.right };
    const story = await showStory(request, sku)({ stories: stories(signal) })();
    return E.isLeft(story) ? E.left(refused(story.left)) : E.right({ story: story.right });
  }),
});

/** The paths as an application to be mounted at the root. */
export const frontendContent = (settings: FrontendSettings): Hono => {
  const app = new Hono();
  addRoutes(app, Object.values(routes(settings)));
  return app;
};
