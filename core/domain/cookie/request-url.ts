import { textOf } from '../text/text.ts';

/**
 * `double-slash`: it begins with two slashes, which a URL parser reads as a host; `not-absolute`:
 * it begins with no slash (storefront §5).
 */
export type RequestUrlRefusal = 'double-slash' | 'not-absolute';

/** URL parsers read them as two slashes: they drop tabs and line ends, and turn backslashes. */
const doubleSlash = /^\/[\t\n\r]*[/\\]/u;

/** Of a URL as it came over the wire; undefined where it is accepted. */
export const requestUrlRefusal = (given: string): RequestUrlRefusal | undefined => {
  const requestUrl = textOf(given);
  if (!requestUrl.startsWith('/')) return 'not-absolute';
  return doubleSlash.test(requestUrl) ? 'double-slash' : undefined;
};
