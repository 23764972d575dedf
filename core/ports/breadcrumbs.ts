import type { ContentLink } from '../domain/navigation/content-link.ts';
import type { TE } from '../fp.ts';
import type { ContentError, PageRequest } from './content.ts';

/** Of pages that are not content pages (supporting §7: `…/breadcrumb`). */
export type Breadcrumbs = {
  /** From the start page to the page at a path, which is the last link. */
  readonly trail: (request: PageRequest) => TE.TaskEither<ContentError, readonly ContentLink[]>;
};

export type HasBreadcrumbs = { readonly breadcrumbs: Breadcrumbs };
