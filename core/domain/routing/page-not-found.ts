import { displayPath } from './paths.ts';
import { textOf } from '../text/text.ts';

/**
 * Text of the fatal 404 page: the sent path, decoded and without its query (storefront §2). It is
 * plain text and has to be escaped in HTML.
 */
export const pageNotFoundText = (rawPath: string): string =>
  `Page Not Found: ${displayPath(textOf(rawPath).replace(/[?#].*/su, ''))}`;
