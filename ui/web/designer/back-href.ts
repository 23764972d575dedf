import type { ShopProduct } from '../../../core/domain/catalogue/shop-products.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import {
  categorySegments,
  type ProductCategory,
} from '../../../core/domain/routing/category-segments.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import { E } from '../../../core/fp.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import { placeOf } from '../shell/request-place.ts';
import { startPath } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../storefront-request.ts';

/** Where each product is chosen: the category that has a path segment of its own, if any has. */
const categories = {
  card: undefined,
  calendar: 'photo-calendar',
  photobook: undefined,
  collage: 'wall-art',
  photobox: 'photo-box',
  'photo-prints': 'photo-prints',
  'photo-frame': 'canvas',
} as const satisfies Readonly<Record<ShopProduct, ProductCategory | undefined>>;

/**
 * The page where a product is chosen, with a query (`?…`, or empty) that keeps what was chosen; the
 * start page where this site has no such page or the content service does not answer.
 */
export const backHref = async (
  request: StorefrontRequest,
  product: ShopProduct,
  search: string,
): Promise<string> => {
  const { site, locale, platform } = placeOf(request);
  const category: ProductCategory | undefined = categories[product];
  if (category === undefined) return startPath(request);
  const slug = categorySegments[category][localeTable[locale].language];
  const page = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  if (E.isLeft(page)) return startPath(request);
  const route = { kind: 'content', segments: [slug] } as const;
  return `${pathFor(request.sites, site.channel, { locale, platform, route })}${search}`;
};
