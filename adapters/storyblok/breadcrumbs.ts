import { E } from '../../core/fp.ts';
import type { Breadcrumbs } from '../../core/ports/breadcrumbs.ts';
import type { Content } from '../../core/ports/content.ts';

const parentOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

/**
 * Breadcrumbs from the content's own pages: of the page at the slug, else of the nearest one above
 * it; the start page is above all of them, and says nothing of a page.
 */
export const contentBreadcrumbs = (content: Content): Breadcrumbs => ({
  trail: (request) => async () => {
    for (let slug = request.slug; ; slug = parentOf(slug)) {
      const page = await content.page({ ...request, slug })();
      if (E.isRight(page)) return E.right(page.right.breadcrumb);
      if (page.left.kind !== 'page-not-found') return page;
      if (!slug.includes('/')) return E.left({ kind: 'page-not-found', slug: request.slug });
    }
  },
});
