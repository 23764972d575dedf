/** What a page's robots text says to search engines (storefront §3, "Page fields"). */

/** Whether search engines may keep the page: its text has neither `noindex` nor `none`. */
export const isIndexable = (robots: string): boolean =>
  robots
    .toLowerCase()
    .split(',')
    .every((directive) => !['noindex', 'none'].includes(directive.trim()));

/** What a page says that search engines must not keep, and whose links they may follow. */
export const keptOut = 'noindex, follow';
