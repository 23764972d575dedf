import { createContext, use } from 'react';

import type { HtmlFragments } from '../wire/html-fragments.ts';

/** The server's HTML for places within an island; browsers have it in the document. */
export const ServerHtmlContext = createContext<HtmlFragments>({});

/**
 * React leaves the HTML that it finds here; `renew` (boot/show-page.ts) replaces it with that of
 * another page.
 */
export const ServerHtml = ({ part }: { readonly part: 'usps' }) => (
  <div
    data-part={part}
    // oxlint-disable-next-line react/no-danger -- made by our own components on the server
    dangerouslySetInnerHTML={{ __html: use(ServerHtmlContext)[part] ?? '' }}
    suppressHydrationWarning
  />
);
