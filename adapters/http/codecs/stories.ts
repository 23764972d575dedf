/** What front ends ask of the content (supporting §7, "Content service"). */
import { t } from '../../../core/fp.ts';
import { SitePath } from './localized-urls.ts';

/** What a page is asked for with; the address says locale and slug. */
export const StoryQuery = t.partial(
  {
    _baseUrl: t.string,
    apiVersion: t.string,
    path: t.string,
    platform: t.string,
    release: t.string,
    resolveRelations: t.string,
    sku: t.string,
    version: t.string,
  },
  'StoryQuery',
);

/** A story as the content service keeps it, with all that it refers to in its place. */
export const StoryAnswer = t.type({ story: t.record(t.string, t.unknown) }, 'StoryAnswer');

/** The page at a path of the scope's site. */
export const BreadcrumbQuery = t.type({ path: SitePath }, 'BreadcrumbQuery');

const BreadcrumbStep = t.type({ text: t.string, url: t.string }, 'BreadcrumbStep');

/** The way from the start page to a path; the last step is the page itself. */
export const BreadcrumbAnswer = t.type(
  { breadcrumb: t.readonlyArray(BreadcrumbStep) },
  'BreadcrumbAnswer',
);
