/** The pages that sell the materials of a wall picture, as its content names them. */
import { materialValue } from '../../../../core/domain/configurator/configurator.ts';
import type { WallPictureBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { followAddress } from '../../../../core/domain/routing/addresses.ts';
import type { PageDecision } from '../../../../core/domain/routing/route-decision.ts';
import {
  siteOrigin,
  siteUrl,
  type Site,
  type SiteConfiguration,
} from '../../../../core/domain/routing/sites.ts';
import { E } from '../../../../core/fp.ts';
import { showPage } from '../../../../core/usecases/show-page.ts';
import { slugOfRoute } from '../../../../core/domain/content/page-slugs.ts';
import { resolveLink } from '../../shell/resolve-link.ts';
import { siteLinks } from '../../shell/site-links.ts';
import type { StorefrontRequest } from '../../requests/storefront-request.ts';

/** The addresses of the pages that sell the other materials of a page, by the material's value. */
export const materialPages = (
  request: StorefrontRequest,
  decision: PageDecision,
  { materials }: WallPictureBlock,
): Readonly<Record<string, string>> => {
  const { canonicalPath } = decision;
  const links = siteLinks({ ...request, decision }, canonicalPath);
  return Object.fromEntries(
    materials.flatMap(({ materialType, frameType, page }) => {
      const href = page && resolveLink(links, page.url)?.href;
      return href === undefined || href === canonicalPath
        ? []
        : [[materialValue(materialType, frameType), href]];
    }),
  );
};

/** The page of the shop that an address shows after its redirects; undefined for all others. */
const pageAt = (sites: SiteConfiguration, site: Site, href: string): PageDecision | undefined => {
  const address = href.startsWith('/') ? `${siteOrigin(sites, site)}${href}` : href;
  if (!sites.sites.some((one) => address.startsWith(`${siteOrigin(sites, one)}/`)))
    return undefined;
  const way = followAddress(address, sites);
  return E.isRight(way) && way.right.end.kind === 'page' ? way.right.end : undefined;
};

/** The page that a page names for a material; undefined where it sells the material itself. */
const pageNamedBy = async (
  request: StorefrontRequest,
  decision: PageDecision,
  material: string,
): Promise<PageDecision | undefined> => {
  const { site, locale, platform, route } = decision;
  const slug = slugOfRoute(route);
  const page = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  const block = E.isRight(page)
    ? [page.right.product, ...page.right.blocks].find((one) => one?.kind === 'wall-picture')
    : undefined;
  if (block?.product !== 'framedMaterial') return undefined;
  const href = materialPages(request, decision, block)[material];
  return href === undefined ? undefined : pageAt(request.sites, site, href);
};

/** The most pages that are followed from one to the next; browsers give up at twenty redirects. */
const longestWay = 10;

/**
 * Whether the pages that name each other for a material never come to one that sells it: an editor's
 * mistake, and a redirect without end. `href` is what the first page names.
 */
export const leadsInCircle = async (
  request: StorefrontRequest,
  first: PageDecision,
  href: string,
  material: string,
): Promise<boolean> => {
  const { sites } = request;
  const seen = new Set([siteUrl(sites, first.site, first.canonicalPath)]);
  let page = pageAt(sites, first.site, href);
  while (page !== undefined && seen.size <= longestWay) {
    const address = siteUrl(sites, page.site, page.canonicalPath);
    if (seen.has(address)) return true;
    seen.add(address);
    // One after another on purpose: each page names the next one.
    page = await pageNamedBy(request, page, material);
  }
  return page !== undefined;
};
