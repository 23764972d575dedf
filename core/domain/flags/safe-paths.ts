import { textOf } from '../text/text.ts';

/** Beginnings of the paths on which the server itself may evaluate flags (supporting §2). */
export const flagSafePrefixes = [
  '/feed-',
  '/fotos-drucken',
  '/storyblok/',
  '/wandbild-materialien-im-vergleich',
] as const;

/**
 * True for a page whose flags the server may evaluate. All other pages are the same for every
 * visitor, and their flags are evaluated in the browser.
 *
 * @param path - without language and desktop prefix, beginning with `/` (decisions.md "Sites")
 */
export const isFlagSafePath = (path: string): boolean =>
  flagSafePrefixes.some((prefix) => textOf(path).startsWith(prefix));
