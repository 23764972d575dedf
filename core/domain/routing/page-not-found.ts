import { displayPath } from './paths.ts';
import { textOf } from '../text/text.ts';

/**
 * What the fatal 404 page says of a path as it was sent: decoded, without its query (storefront
 * §2). It is plain text: whoever puts it into HTML escapes it.
 */
export const pageNotFoundText = (rawPath: string): string =>
  `Page Not Found: ${displayPath(textOf(rawPath).replace(/[?#].*/su, ''))}`;
