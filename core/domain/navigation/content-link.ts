/**
 * A link of the content, classified where it is shown: an address as an editor wrote it, or the
 * path of a page of the same site, which begins with a slash and has neither language nor desktop
 * prefix (`/leinwanddruck`; the start page is `/`).
 */
export type ContentLink = { readonly text: string; readonly url: string };
