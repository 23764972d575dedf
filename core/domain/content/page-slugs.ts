/** Which slug a route's page has in the content service, and which route a slug's page is shown at. */
import { desktopStartSegment, productSegments, type PageRoute } from '../routing/page-routes.ts';
import { oneOf } from '../text/one-of.ts';
import { homeSlug, isInnerPageSlug, themeSlug, wishlistSlug } from '../routing/story-folders.ts';

/** The slug under which the content service has the page of a route. */
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
 * The route at which a page is shown on the web; undefined for one without an address of its own
 * there: the error page, the one page of all themes, those that stand for another application, and
 * what only the desktop software shows.
 */
export const routeOfSlug = (slug: string): PageRoute | undefined => {
  if (slug === homeSlug) return { kind: 'start' };
  if (slug === wishlistSlug) return { kind: 'wishlist' };
  if (isInnerPageSlug(slug) || slug === desktopStartSegment || slug === '') return undefined;
  if (isProductSegment(slug)) return { kind: 'products', segment: slug };
  const [first = '', ...further] = slug.split('/');
  return { kind: 'content', segments: [first, ...further] };
};
