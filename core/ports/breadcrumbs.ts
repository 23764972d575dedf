import type { ContentLink } from '../domain/navigation/content-link.ts';
import type { TE } from '../fp.ts';
import type { ContentError, PageRequest } from './content.ts';

/** Breadcrumbs of pages that are not content pages themselves (supporting §7: `…/breadcrumb`). */
export type Breadcrumbs = {
  /** The way from the start page to a path; the last link is the page itself. */
  readonly trail: (request: PageRequest) => TE.TaskEither<ContentError, readonly ContentLink[]>;
};

/** An environment that knows breadcrumbs. */
export type HasBreadcrumbs = { readonly breadcrumbs: Breadcrumbs };
