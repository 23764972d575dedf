import { slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import type { ProductAddress } from '../../../core/domain/products/configuration-address.ts';
import { siteUrl } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { placeOf } from './request-place.ts';

/**
 * A path on the request's own site. Undefined where there is no such page, or the content service
 * does not answer.
 */
export const productHref = async (
  request: StorefrontRequest,
  address: ProductAddress | undefined,
): Promise<string | undefined> => {
  if (address === undefined) return undefined;
  const { site, page, path } = address;
  const { locale, platform, route } = page;
  const slug = slugOfRoute(route);
  const found = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  if (E.isLeft(found)) return undefined;
  return site.host === placeOf(request).site.host ? path : siteUrl(request.sites, site, path);
};
