import { textOf } from '../text/text.ts';

/** Characters that a path may hold as they are, though `encodeURIComponent` encodes them. */
const readableInPaths = /%(?:24|26|2B|2C|3A|3B|3D|40)/gu;

/** Encodes one segment of a path; half a surrogate pair becomes the replacement character. */
export const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replace(readableInPaths, decodeURIComponent);

/** Prints decoded segments as a path; the root is a slash whatever `trailingSlash` says. */
export const printSegments = (
  segments: readonly string[],
  trailingSlash: boolean,
): `/${string}` => {
  if (segments.length === 0) return '/';
  return `/${segments.map(encodeSegment).join('/')}${trailingSlash ? '/' : ''}`;
};

/**
 * A query as it may stand in a `Location` header: nothing but printable ASCII, no hash. One without
 * its question mark gets it: behind the root, `/evil.example` would name a host.
 */
export const encodeSearch = (search: string): string =>
  search
    .toWellFormed()
    .replace(/[^!$-;=?-[\]-~]/gu, (character) => encodeURIComponent(character))
    .replace(/^(?=[^?])/u, '?');

/** Control characters, and those that turn the direction of what follows. */
const hiddenCharacters = /[\p{Cc}\p{Bidi_C}]/gu;
const longestShownPath = 200;

const decodeWhole = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The path as the error page shows it, "Page Not Found: {path}": decoded where it can be, without
 * control and direction characters and of bounded length. Escaping is the page's.
 */
export const displayPath = (rawPath: string): string => {
  const shown = decodeWhole(textOf(rawPath)).toWellFormed().replace(hiddenCharacters, '');
  const characters = Array.from(shown);
  return characters.length <= longestShownPath
    ? shown
    : `${characters.slice(0, longestShownPath).join('')}…`;
};
