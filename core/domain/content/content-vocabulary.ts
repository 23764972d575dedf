/** The words of the content model: its states, its content types and the fields of its pages. */
import { oneOf } from '../text/one-of.ts';
import type { ContentStatus, Page } from './page.ts';
import { storyRoots } from '../routing/story-folders.ts';

/** The states of a page (storefront §3, "Other"). */
export const contentStatuses = ['draft', 'published'] as const satisfies readonly ContentStatus[];

/** Narrows a text to a state of a page. */
export const isContentStatus = oneOf(contentStatuses);

/** The content types of stories: only the first one is a page, all others are a 404 (storefront §2). */
export const contentTypes = ['Page', 'Redirect', 'Chrome', 'Navigation', 'ContactPerson'] as const;

/** The folders of content stories (storefront §7): what pages share, and the pages. */
export const contentRoots = storyRoots.map((root) => `/${root}` as const);

/** The fields of a page that the specification names (storefront §3, supporting §3). */
export const contentPageFields = [
  'title',
  'description',
  'robots',
  'canonicalUrl',
  'alternates',
  'ogImages',
  'additionalSameAsLinks',
  'teaser',
  'uspTeaser',
  'calculator',
  'sku',
] as const satisfies readonly (keyof Page)[];
