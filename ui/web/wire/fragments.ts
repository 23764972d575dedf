/** The parts of a document that a navigation replaces; each is one element. */
export const fragmentNames = ['header', 'navigation', 'content', 'footer'] as const;

export type FragmentName = (typeof fragmentNames)[number];

/** As a payload brings it. */
export type PageFragments = Readonly<Record<FragmentName, string>>;

/** The other fragments have their names in `data-part`. */
export const contentId = 'content';
