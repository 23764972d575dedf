import type { ListedPage } from '../domain/content/listed-page.ts';
import type { TE } from '../fp.ts';
import type { ContentError, SiteRequest } from './content.ts';

export type SitePages = {
  /** The pages that search engines may keep, in the service's order. */
  readonly pages: (request: SiteRequest) => TE.TaskEither<ContentError, readonly ListedPage[]>;
};

export type HasSitePages = { readonly sitePages: SitePages };
