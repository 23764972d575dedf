import type { ContentLink } from '../../core/domain/navigation/content-link.ts';
import { E, TE } from '../../core/fp.ts';
import type { Breadcrumbs } from '../../core/ports/breadcrumbs.ts';
import type { ContentError } from '../../core/ports/content.ts';

/** The port over the ways to some slugs. */
export const memoryBreadcrumbs = (
  trails: ReadonlyMap<string, readonly ContentLink[]>,
): Breadcrumbs => ({
  trail:
    ({ slug }) =>
    async () => {
      const trail = trails.get(slug);
      return trail === undefined ? E.left({ kind: 'page-not-found', slug }) : E.right(trail);
    },
});

/** The port while the service does not answer, or sends nonsense. */
export const failingBreadcrumbs = (
  error: ContentError = { kind: 'content-unavailable', reason: 'no answer' },
): Breadcrumbs => ({ trail: () => TE.left(error) });
