import type { PageHead } from '../loaded-page.ts';

/**
 * The part of a page's head that follows a shopper from page to page. The first document's is
 * written by the server (server/pages/document.ts); React adopts it.
 */
export const PageHeadTags = ({ head: { title, canonical } }: { readonly head: PageHead }) =>
  import.meta.env.SSR ? null : (
    <>
      <title>{title}</title>
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
    </>
  );
