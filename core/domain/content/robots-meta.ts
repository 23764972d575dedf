/** Reads a page's robots text for search engines (storefront §3, "Page fields"). */

/** True for pages that search engines may index: their text has neither `noindex` nor `none`. */
export const isIndexable = (robots: string): boolean =>
  robots
    .toLowerCase()
    .split(',')
    .every((directive) => !['noindex', 'none'].includes(directive.trim()));

/** Robots text of a page that is not indexed, and whose links may be followed. */
export const keptOut = 'noindex, follow';
