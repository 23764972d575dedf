/** Where addresses lead on to: stories that say so, and slugs of another language. */
import { slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import { localesOf } from '../../../core/domain/locale/markets.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import { carryPairs } from '../../../core/domain/routing/carry-query.ts';
import { localisedSlugs } from '../../../core/domain/routing/localized-urls.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import type { ContentError } from '../../../core/ports/content.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import type { RedirectAnswer } from '../requests/loaded-page.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { resolveLinks } from '../shell/resolve-link.ts';
import { siteLinks } from '../shell/site-links.ts';

type Moved = Extract<ContentError, { readonly kind: 'page-moved' }>;

/** A story's target, with the query of the address that leads to it. */
export const movedTo = (
  request: StorefrontRequest,
  decision: PageDecision,
  { target, status }: Moved,
): RedirectAnswer => {
  const links = siteLinks(request, decision.canonicalPath);
  const href = resolveLinks(links, [{ text: '', url: target }])[0]?.href ?? '/';
  return {
    kind: 'redirect',
    location: carryPairs(href, readPairs(request.url.search)),
    status,
  };
};

/** The path of a page by its slug in another locale; undefined where there is no such page. */
const pathOfForeignSlug = async (
  { ports, sites, url }: StorefrontRequest,
  { site, locale, platform, canonicalPath }: PageDecision,
  foreign: { readonly locale: Locale; readonly slug: string },
): Promise<string | undefined> => {
  const asked = { channel: site.channel, platform, ...foreign };
  const found = await showPage(asked)(ports)();
  if (E.isLeft(found)) return undefined;
  const segments = localisedSlugs(found.right.alternates)[locale];
  if (segments === undefined) return undefined;
  const route = { kind: 'content', segments } as const;
  const path = pathFor(sites, site.channel, { locale, platform, route });
  return path === canonicalPath ? undefined : carryPairs(path, readPairs(url.search));
};

/** The page of a slug that another language of the market has (decisions, "Sites"). */
export const pageInOwnLanguage = async (
  request: StorefrontRequest,
  decision: PageDecision,
): Promise<RedirectAnswer | undefined> => {
  const { site, locale, route } = decision;
  if (route.kind !== 'content') return undefined;
  const slug = slugOfRoute(route);
  for (const other of localesOf(site.market).filter((one) => one !== locale)) {
    // One after another on purpose: mostly the first one has it.
    const location = await pathOfForeignSlug(request, decision, { locale: other, slug });
    if (location !== undefined) return { kind: 'redirect', location, status: 301 };
  }
  return undefined;
};

/**
 * Where the page at the end of a redirect leads on to, so that a shopper is redirected once: the
 * slug of another site's page becomes that of this one (`from`), and a story may lead further.
 * Undefined where the redirect is right as it is.
 */
export const leadOn = async (
  request: StorefrontRequest,
  decision: PageDecision,
  from: { readonly locale: Locale; readonly slug: string } | undefined,
): Promise<RedirectAnswer | undefined> => {
  const { ports } = request;
  const { site, locale, platform, route } = decision;
  const asked = { channel: site.channel, locale, platform, slug: slugOfRoute(route) };
  const found = await showPage(asked)(ports)();
  if (E.isRight(found)) return undefined;
  if (found.left.kind === 'page-moved') return movedTo(request, decision, found.left);
  if (found.left.kind !== 'page-not-found' || route.kind !== 'content') return undefined;
  const location = from && (await pathOfForeignSlug(request, decision, from));
  return location === undefined
    ? pageInOwnLanguage(request, decision)
    : { kind: 'redirect', location, status: 302 };
};
