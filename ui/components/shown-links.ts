/** For stories: links that are seen. Queries by role also find those in a closed disclosure. */
export const shownLinks = (root: HTMLElement, text: string): readonly HTMLElement[] =>
  [...root.querySelectorAll('a')].filter(
    (link) =>
      link.textContent.trim() === text && link.checkVisibility({ visibilityProperty: true }),
  );
