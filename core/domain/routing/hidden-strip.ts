/** The paths, without prefixes, on which the sub-navigation strip is hidden (supporting §2). */
export const hiddenStripPaths = ['/feed-collage', '/feed-calendar', '/feed-card'] as const;

/**
 * True for pages without the sub-navigation strip: exactly these paths, with or without a slash at
 * the end. The path has neither language nor desktop prefix (decisions, "Sites").
 */
export const isStripHidden = (path: string): boolean =>
  hiddenStripPaths.some((hidden) => path === hidden || path === `${hidden}/`);
