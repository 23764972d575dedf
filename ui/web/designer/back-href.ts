import type { ShopProduct } from '../../../core/domain/catalogue/shop-products.ts';
import { localeTable, type Language } from '../../../core/domain/locale/locales.ts';
import { categorySegments } from '../../../core/domain/routing/category-segments.ts';
import { collageSegments } from '../../../core/domain/routing/collage-segments.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import { E } from '../../../core/fp.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import { placeOf } from '../shell/request-place.ts';
import { startPath } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../storefront-request.ts';

/** Where each product is chosen, by the path segment of its page, if it has one of its own. */
const pages = {
  card: undefined,
  calendar: categorySegments['photo-calendar'],
  photobook: undefined,
  collage: collageSegments,
  photobox: categorySegments['photo-box'],
  'photo-prints': categorySegments['photo-prints'],
  'photo-frame': categorySegments.canvas,
} as const satisfies Readonly<Record<ShopProduct, Readonly<Record<Language, string>> | undefined>>;

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
  const segments = pages[product];
  if (segments === undefined) return startPath(request);
  const slug = segments[localeTable[locale].language];
  const page = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  if (E.isLeft(page)) return startPath(request);
  const route = { kind: 'content', segments: [slug] } as const;
  return `${pathFor(request.sites, site.channel, { locale, platform, route })}${search}`;
};
