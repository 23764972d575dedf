import { textOf } from '../text/text.ts';

/** The server itself may evaluate flags on these (supporting §2). */
export const flagSafePrefixes = [
  '/feed-',
  '/fotos-drucken',
  '/storyblok/',
  '/wandbild-materialien-im-vergleich',
] as const;

/**
 * Whether the server may evaluate a page's flags. All other pages are the same for every visitor,
 * and their flags are evaluated in the browser.
 *
 * @param path - without language and desktop prefix, beginning with `/` (decisions.md "Sites")
 */
export const isFlagSafePath = (path: string): boolean =>
  flagSafePrefixes.some((prefix) => textOf(path).startsWith(prefix));
