import { displayPath } from './paths.ts';
import { textOf } from '../text/text.ts';

/** Text of the fatal 404 page (storefront §2), to be escaped in HTML. */
export const pageNotFoundText = (rawPath: string): string =>
  `Page Not Found: ${displayPath(textOf(rawPath).replace(/[?#].*/su, ''))}`;
