/**
 * A link of the content: an address as an editor wrote it, or a path of the same site from the
 * slash on, without prefixes (`/leinwanddruck`).
 */
export type ContentLink = { readonly text: string; readonly url: string };
