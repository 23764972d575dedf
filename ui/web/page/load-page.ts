import type { Page } from '../../../core/domain/content/page.ts';
import { displayPath } from '../../../core/domain/routing/paths.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { E } from '../../../core/fp.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import type { ErrorDetails, PageError } from '../../components/error-page/error-page.tsx';
import { compileMessages } from '../../messages/compile.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { MessageKey } from '../../messages/all-messages.ts';
import type { Loaded } from '../loaded-page.ts';
import { isPriced, loadProduct } from '../products/load-product.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { loadSurrounding } from '../shell/surrounding.ts';
import { placeOf } from '../shell/request-place.ts';
import { resolveLinks } from '../shell/resolve-link.ts';
import { siteLinks, startPath } from '../shell/site-links.ts';
import type { ContentPage, ErrorPageData, ErrorReason } from './content-page.ts';
import { headOf, machineHeadOf } from './head.ts';
import { renderChromeParts, renderPageParts, renderUnpriced } from './static-parts.server.tsx';

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

/** Loads what an address of the content shows: a page, a redirect, or the error page. */
export const loadContentPage = async (
  request: StorefrontRequest,
  decision: PageDecision,
): Promise<Loaded<ContentPage | ErrorPageData>> => {
  const { site, locale, platform } = decision;
  const path = displayPath(request.url.pathname);
  const slug = slugOf(decision);
  if (decision.route.kind === 'content' && innerSlugs.includes(slug))
    return loadErrorPage(request, { path, status: 404, reason: 'not-found' });
  const answer = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  if (E.isRight(answer)) return loadFoundPage(request, decision, answer.right);
  const error = answer.left;
  switch (error.kind) {
    case 'page-moved':
      return {
        kind: 'redirect',
        location: movedTo(request, decision, error.target),
        status: error.status,
      };
    case 'page-not-found':
      request.ports.log.report('storyblok-page-not-found', { host: site.host, slug });
      return loadErrorPage(request, { path, status: 404, reason: 'not-found' });
    case 'content-unavailable':
    case 'content-answer-refused':
      request.ports.log.report(error.kind, { slug, reason: error.reason });
      return loadErrorPage(request, { path, status: 503, reason: 'outage' });
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
): Promise<Loaded<ContentPage>> => {
  const links = siteLinks(request, decision.canonicalPath);
  const [loaded, surrounding] = await Promise.all([
    loadProduct(request, decision, page),
    loadSurrounding(request, page.alternates),
  ]);
  if (loaded?.kind === 'redirect') return loaded;
  const product = loaded?.product;
  const priced = isPriced(product) ? product : undefined;
  const parts = renderPageParts(
    decision,
    links,
    surrounding,
    page,
    machineHeadOf(request.sites, decision, page),
  );
  return {
    kind: 'page',
    page: {
      kind: 'page',
      head: headOf(request.sites, decision, page),
      path: decision.canonicalPath,
      navigationType: page.navigationType,
      isDesktopStart: decision.route.kind === 'desktopStart',
      teaser: page.teaser && { headline: page.teaser.headline, text: page.teaser.text },
      product: priced,
    },
    parts:
      product === undefined || priced !== undefined
        ? parts
        : { ...parts, head: renderUnpriced(decision, links, page, product.names) },
    status: 200,
    isShared:
      product === undefined ||
      (priced !== undefined && priced.extra === undefined && priced.dialog === undefined),
  };
};

/** What is wrong with an address, and what the answer says of it. */
type AddressError = Pick<ErrorPageData, 'path' | 'status' | 'reason'>;

const errorKinds = {
  'not-found': 'not-found',
  application: 'application',
  outage: 'failed',
} as const satisfies Readonly<Record<ErrorReason, PageError['kind']>>;

const titleOf = (request: StorefrontRequest, reason: ErrorReason): string => {
  const { locale } = placeOf(request);
  const key: MessageKey = `error.${errorKinds[reason]}.title`;
  return formatMessage(compileMessages(locale)[key] ?? '', locale);
};

/** The error page around the designed text of the content service, if it has one. */
export const loadErrorPage = async (
  request: StorefrontRequest,
  { path, status, reason }: AddressError,
): Promise<Loaded<ErrorPageData>> => {
  const place = placeOf(request);
  const { locale, site, platform } = place;
  const [story, surrounding] = await Promise.all([
    showPage({ channel: site.channel, locale, platform, slug: errorSlug })(request.ports)(),
    loadSurrounding(request, undefined),
  ]);
  const links = siteLinks(request, startPath(request));
  const blocks = E.isRight(story) ? story.right.blocks : [];
  return {
    kind: 'page',
    page: {
      kind: 'error',
      head: { title: titleOf(request, reason), canonical: undefined },
      status,
      path,
      reason,
      details: isDebugging(request) ? detailsOf(request, status) : undefined,
    },
    parts: renderChromeParts(place, links, surrounding, blocks),
    status,
    isShared: false,
  };
};

const isDebugging = ({ url }: StorefrontRequest): boolean => url.searchParams.get('_debug') === '1';

/** What a debugging reader sees: a code and its meaning, never a stack. */
const detailsOf = ({ decision, requestId }: StorefrontRequest, status: number): ErrorDetails => ({
  code: decision.kind === 'notFound' ? decision.reason : 'storyblok-page-not-found',
  message: `${status}`,
  requestId,
});
