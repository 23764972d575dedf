import type { Head as HeadData } from './head.ts';

/**
 * The part of a page's head that follows a shopper from page to page. What only machines read,
 * languages and previews, the server adds to the first document (see `MachineHead`).
 */
export const Head = ({ head: { title, canonical } }: { readonly head: HeadData }) => (
  <>
    <title>{title}</title>
    <link rel="canonical" href={canonical} />
  </>
);
