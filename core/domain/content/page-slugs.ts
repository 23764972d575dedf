/** Which slug a route's page has in the content service, and which route a slug's page is shown at. */
import {
  desktopStartSegment,
  productSegments,
  themesSegment,
  type PageRoute,
} from '../routing/page-routes.ts';
import { oneOf } from '../text/one-of.ts';
import { errorPageSlug, homeSlug } from './story-folders.ts';

/** The slug of the wishlist's page in every language; its address has a word in each. */
const wishlistSlug = 'wishlist';

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
      return `${themesSegment}/${route.id}`;
    case 'wishlist':
      return wishlistSlug;
  }
};

const isProductSegment = oneOf(productSegments);

/**
 * The route at which a page is shown on the web; undefined for one without an address of its own
 * there: the error page and what only the desktop software shows.
 */
export const routeOfSlug = (slug: string): PageRoute | undefined => {
  const [first = '', second, ...further] = slug.split('/');
  if (slug === errorPageSlug || slug === desktopStartSegment || slug === '') return undefined;
  if (slug === homeSlug) return { kind: 'start' };
  if (slug === wishlistSlug) return { kind: 'wishlist' };
  if (isProductSegment(slug)) return { kind: 'products', segment: slug };
  if (second === undefined) return { kind: 'content', segments: [first] };
  return first === themesSegment && further.length === 0
    ? { kind: 'theme', id: second }
    : { kind: 'content', segments: [first, second, ...further] };
};
