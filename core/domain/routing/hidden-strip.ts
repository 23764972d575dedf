/** The paths, without prefixes, on which the sub-navigation strip is hidden (supporting §2). */
export const hiddenStripPaths = ['/feed-collage', '/feed-calendar', '/feed-card'] as const;

/**
 * Whether the sub-navigation strip is hidden on a page. It is on exactly those paths, with or
 * without a slash at the end; the path is the one without language and desktop prefix
 * (decisions, "Sites").
 */
export const isStripHidden = (path: string): boolean =>
  hiddenStripPaths.some((hidden) => path === hidden || path === `${hidden}/`);
