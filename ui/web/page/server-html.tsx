import { createContext, use } from 'react';

/** The server's HTML for places within an island; browsers have it in the document. */
export const ServerHtmlContext = createContext<Readonly<Record<string, string | undefined>>>({});

/**
 * React leaves the HTML that it finds here; `renew` (boot/show-page.ts) replaces it with that of
 * another page.
 */
export const ServerHtml = ({ part }: { readonly part: string }) => (
  <div
    data-part={part}
    // oxlint-disable-next-line react/no-danger -- made by our own components on the server
    dangerouslySetInnerHTML={{ __html: use(ServerHtmlContext)[part] ?? '' }}
    suppressHydrationWarning
  />
);
