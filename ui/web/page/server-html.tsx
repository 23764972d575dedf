import { createContext, use } from 'react';

/** HTML of the server's for places within an island; browsers have it in the document. */
export const ServerHtmlContext = createContext<Readonly<Record<string, string | undefined>>>({});

/**
 * HTML of the server's within an island: React leaves what it finds there as it is, and
 * `renew` (boot/show-page.ts) replaces it with that of another page.
 */
export const ServerHtml = ({ part }: { readonly part: string }) => (
  <div
    data-part={part}
    // oxlint-disable-next-line react/no-danger -- made by our own components on the server
    dangerouslySetInnerHTML={{ __html: use(ServerHtmlContext)[part] ?? '' }}
    suppressHydrationWarning
  />
);
