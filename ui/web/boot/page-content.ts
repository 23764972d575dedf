import type { PageData } from '../wire/page-data.ts';

/** The path under which a page's header and bars stand. */
export const pathOf = (page: PageData): string => (page.kind === 'designer' ? '' : page.path);

/** Names the HTML of a page that the server made: equal for pages that differ in data alone. */
export const contentOf = (page: PageData): string =>
  `${pathOf(page)}?${page.kind === 'page' ? (page.selected ?? '') : page.kind}`;
