import { E } from '../../core/fp.ts';
import type { Breadcrumbs } from '../../core/ports/breadcrumbs.ts';
import type { Content } from '../../core/ports/content.ts';

const parentOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

/** Breadcrumbs of the page, else of the nearest page above it; the start page gives none. */
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
