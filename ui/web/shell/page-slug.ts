import { homeSlug, themeSlug, wishlistSlug } from '../../../core/domain/content/story-folders.ts';
import type { PageRoute } from '../../../core/domain/routing/page-routes.ts';

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
