/**
 * For stories: the links of that text that are seen. What stands in a closed disclosure counts as
 * accessible for queries by role; only the browser itself can tell.
 */
export const shownLinks = (root: HTMLElement, text: string): readonly HTMLElement[] =>
  [...root.querySelectorAll('a')].filter(
    (link) =>
      link.textContent.trim() === text && link.checkVisibility({ visibilityProperty: true }),
  );
