/**
 * An address as an editor wrote it, or a path of the same site without prefixes (`/leinwanddruck`).
 */
export type ContentLink = { readonly text: string; readonly url: string };
