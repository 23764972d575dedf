/** The parts of a document that follow a shopper from page to page, each one element. */
export const fragmentNames = ['header', 'navigation', 'content', 'footer'] as const;

export type FragmentName = (typeof fragmentNames)[number];

/** The HTML of one page, as a payload brings it. */
export type PageFragments = Readonly<Record<FragmentName, string>>;

/** The id of the element that holds the content; the others have theirs in `data-part`. */
export const contentId = 'content';
