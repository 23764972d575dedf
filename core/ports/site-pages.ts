import type { ListedPage } from '../domain/content/listed-page.ts';
import type { TE } from '../fp.ts';
import type { ContentError, SiteRequest } from './content.ts';

/** All pages of a site, from the content service. */
export type SitePages = {
  /** The pages that search engines may keep, in the service's order. */
  readonly pages: (request: SiteRequest) => TE.TaskEither<ContentError, readonly ListedPage[]>;
};

/** An environment that has the list of pages. */
export type HasSitePages = { readonly sitePages: SitePages };
