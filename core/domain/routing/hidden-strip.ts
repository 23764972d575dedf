/** Unprefixed paths without the sub-navigation strip (supporting §2). */
export const hiddenStripPaths = ['/feed-collage', '/feed-calendar', '/feed-card'] as const;

/**
 * True on exactly these, with or without a slash at the end; `path` has no prefixes (decisions,
 * "Sites").
 */
export const isStripHidden = (path: string): boolean =>
  hiddenStripPaths.some((hidden) => path === hidden || path === `${hidden}/`);
