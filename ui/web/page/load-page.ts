import { data, redirect } from 'react-router';

import type { Page } from '../../../core/domain/content/page.ts';
import { displayPath } from '../../../core/domain/routing/paths.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { E } from '../../../core/fp.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import type { ErrorDetails } from '../../components/error-page/error-page.tsx';
import { keepParts, type StorefrontRequest } from '../context.ts';
import { unpack } from '../packed.ts';
import { isPriced, loadProduct } from '../product/load-product.ts';
import { loadSurrounding } from '../shell/surrounding.ts';
import { placeOf } from '../shell/place.ts';
import { resolveLinks } from '../shell/resolve-link.ts';
import { siteLinks, startPath } from '../shell/site-links.ts';
import { headOf, machineHeadOf } from './head.ts';
import { renderFrameParts, renderPageParts, renderUnpriced } from './static-parts.server.tsx';

/** How long a page stays fresh in every cache between here and the shopper, in seconds. */
const freshSeconds = 60;

const cacheControl = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=600`;

/** The slug under which the start page and the error page are kept. */
const startSlug = 'home';
const errorSlug = 'error-page';

/** Stories that are no pages of their own: they show at other addresses. */
const innerSlugs: readonly string[] = [startSlug, errorSlug];

/** The slug of a page in the content service. */
const slugOf = ({ route }: PageDecision): string => {
  switch (route.kind) {
    case 'content':
      return route.segments.join('/');
    case 'start':
    case 'desktopStart':
      return startSlug;
    case 'products':
      return route.segment;
    case 'theme':
      return `themes/${route.id}`;
    case 'wishlist':
      return 'wishlist';
  }
};

const isDebugging = (url: URL): boolean => url.searchParams.get('_debug') === '1';

/** Loads what an address shows: a page, a redirect, or the error page with its status. */
export const loadPage = async (request: StorefrontRequest, url: URL) => {
  const { decision } = request;
  const isDebug = isDebugging(url);
  switch (decision.kind) {
    case 'redirect':
      throw redirect(decision.location, decision.status);
    case 'notFound':
      return loadErrorPage(request, decision.path, decision.status, 'not-found', isDebug);
    case 'application':
      return loadErrorPage(request, displayPath(url.pathname), 404, 'application', isDebug);
    case 'designer':
      return loadErrorPage(request, displayPath(url.pathname), 404, 'not-found', isDebug);
    case 'page':
      return loadContentPage(request, decision, url);
  }
};

const loadContentPage = async (request: StorefrontRequest, decision: PageDecision, url: URL) => {
  const { site, locale, platform } = decision;
  const slug = slugOf(decision);
  if (decision.route.kind === 'content' && innerSlugs.includes(slug))
    return loadErrorPage(request, displayPath(url.pathname), 404, 'not-found', isDebugging(url));
  const answer = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  if (E.isRight(answer)) return loadFoundPage(request, decision, answer.right, url);
  const error = answer.left;
  switch (error.kind) {
    case 'page-moved':
      throw redirect(movedTo(request, decision, error.target), error.status);
    case 'page-not-found':
      request.ports.log.report('storyblok-page-not-found', { host: site.host, slug });
      return loadErrorPage(request, displayPath(url.pathname), 404, 'not-found', isDebugging(url));
    case 'content-unavailable':
    case 'content-answer-refused':
      request.ports.log.report(error.kind, { slug, reason: error.reason });
      return loadErrorPage(request, displayPath(url.pathname), 503, 'outage', isDebugging(url));
  }
};

const movedTo = (request: StorefrontRequest, decision: PageDecision, target: string): string => {
  const links = siteLinks(request, decision.canonicalPath);
  return resolveLinks(links, [{ text: '', url: target }])[0]?.href ?? '/';
};

const loadFoundPage = async (
  request: StorefrontRequest,
  decision: PageDecision,
  page: Page,
  url: URL,
) => {
  const links = siteLinks(request, decision.canonicalPath);
  const [product, surrounding] = await Promise.all([
    loadProduct(request, decision, page, url),
    loadSurrounding(request, page.alternates),
  ]);
  const priced = isPriced(product) ? product : undefined;
  const isShared =
    product === undefined ||
    (priced !== undefined && priced.extra === undefined && priced.dialog === undefined);
  const parts = renderPageParts(
    decision,
    links,
    surrounding,
    page,
    machineHeadOf(request.sites, decision, page),
  );
  return data(
    {
      kind: 'page' as const,
      head: headOf(request.sites, decision, page),
      path: decision.canonicalPath,
      navigationType: page.navigationType,
      isDesktopStart: decision.route.kind === 'desktopStart',
      teaser: page.teaser && { headline: page.teaser.headline, text: page.teaser.text },
      product: priced,
      parts: keepParts(
        request,
        product === undefined || priced !== undefined
          ? parts
          : { ...parts, head: renderUnpriced(decision, links, page, unpack(product.names)) },
      ),
    },
    { headers: { 'cache-control': isShared ? cacheControl : 'no-store' } },
  );
};

/** The error page around the designed text of the content service, if it has one. */
const loadErrorPage = async (
  request: StorefrontRequest,
  path: string,
  status: 400 | 404 | 503,
  reason: 'not-found' | 'application' | 'outage',
  isDebug: boolean,
) => {
  const place = placeOf(request);
  const { locale, site, platform } = place;
  const [story, surrounding] = await Promise.all([
    showPage({ channel: site.channel, locale, platform, slug: errorSlug })(request.ports)(),
    loadSurrounding(request, undefined),
  ]);
  const links = siteLinks(request, startPath(request));
  const blocks = E.isRight(story) ? story.right.blocks : [];
  return data(
    {
      kind: 'error' as const,
      status,
      path,
      reason,
      details: isDebug ? detailsOf(request, status) : undefined,
      parts: keepParts(request, renderFrameParts(place, links, surrounding, blocks)),
    },
    { status, headers: { 'cache-control': 'no-store' } },
  );
};

/** What a debugging reader sees: a code and its meaning, never a stack. */
const detailsOf = ({ decision }: StorefrontRequest, status: number): ErrorDetails => ({
  code: decision.kind === 'notFound' ? decision.reason : 'storyblok-page-not-found',
  message: `${status}`,
  requestId: crypto.randomUUID(),
});

/** What a page's address shows, once loaded. */
export type PageData = Awaited<ReturnType<typeof loadPage>>['data'];
