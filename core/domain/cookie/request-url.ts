import { textOf } from '../text/text.ts';

/**
 * Why a request's URL is refused: `double-slash` where it begins with two slashes, which a URL
 * parser reads as a host; `not-absolute` where it begins with none (storefront §5).
 */
export type RequestUrlRefusal = 'double-slash' | 'not-absolute';

/**
 * Starts that URL parsers read as two slashes: they drop tabs and line ends, and turn backslashes.
 */
const doubleSlash = /^\/[\t\n\r]*[/\\]/u;

/** The refusal of a request's URL as it came over the wire, or undefined where it is accepted. */
export const requestUrlRefusal = (given: string): RequestUrlRefusal | undefined => {
  const requestUrl = textOf(given);
  if (!requestUrl.startsWith('/')) return 'not-absolute';
  return doubleSlash.test(requestUrl) ? 'double-slash' : undefined;
};
