import { slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import type { ProductAddress } from '../../../core/domain/routing/configuration-address.ts';
import { siteUrl } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import { placeOf } from '../shell/request-place.ts';
import { startPath } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../storefront-request.ts';

/**
 * The link to a product's page; to the start page where there is no such page or the content service
 * does not answer.
 */
export const backHref = async (
  request: StorefrontRequest,
  address: ProductAddress | undefined,
): Promise<string> => {
  if (address === undefined) return startPath(request);
  const { site, page, path } = address;
  const { locale, platform, route } = page;
  const slug = slugOfRoute(route);
  const found = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  if (E.isLeft(found)) return startPath(request);
  return site.host === placeOf(request).site.host ? path : siteUrl(request.sites, site, path);
};
