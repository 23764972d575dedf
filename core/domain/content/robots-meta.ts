/** A page's robots text (storefront §3, "Page fields"). */

/** Search engines may index a page whose text has neither `noindex` nor `none`. */
export const isIndexable = (robots: string): boolean =>
  robots
    .toLowerCase()
    .split(',')
    .every((directive) => !['noindex', 'none'].includes(directive.trim()));

/** Not indexed, links followed. */
export const keptOut = 'noindex, follow';
