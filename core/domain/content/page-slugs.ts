import { desktopStartSegment, productSegments, type PageRoute } from '../routing/page-routes.ts';
import { oneOf } from '../text/one-of.ts';
import { homeSlug, isInnerPageSlug, themeSlug, wishlistSlug } from '../routing/story-folders.ts';

/** The content service's slug of a route's page. */
export const slugOfRoute = (route: PageRoute): string => {
  switch (route.kind) {
    case 'content':
      return route.segments.join('/');
    case 'start':
    case 'desktopStart':
      return homeSlug;
    case 'products':
      return route.segment;
    case 'theme':
      return themeSlug;
    case 'wishlist':
      return wishlistSlug;
  }
};

const isProductSegment = oneOf(productSegments);

/**
 * Where a page is shown; undefined for pages without an address of their own: the error page, the
 * page of all themes, those for another application, and what only the desktop software shows.
 */
export const routeOfSlug = (slug: string): PageRoute | undefined => {
  if (slug === homeSlug) return { kind: 'start' };
  if (slug === wishlistSlug) return { kind: 'wishlist' };
  if (isInnerPageSlug(slug) || slug === desktopStartSegment || slug === '') return undefined;
  if (isProductSegment(slug)) return { kind: 'products', segment: slug };
  const [first = '', ...further] = slug.split('/');
  return { kind: 'content', segments: [first, ...further] };
};
