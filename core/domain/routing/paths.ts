import { textOf } from '../text/text.ts';

/** `encodeURIComponent` encodes these, though a path may hold them. */
const readableInPaths = /%(?:24|26|2B|2C|3A|3B|3D|40)/gu;

/** Half a surrogate pair becomes the replacement character. */
export const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replace(readableInPaths, decodeURIComponent);

/** Prints decoded segments as a path; the root is one slash in any case. */
export const printSegments = (
  segments: readonly string[],
  trailingSlash: boolean,
): `/${string}` => {
  if (segments.length === 0) return '/';
  return `/${segments.map(encodeSegment).join('/')}${trailingSlash ? '/' : ''}`;
};

/**
 * A query for a `Location` header: printable ASCII, no hash, always its question mark, as
 * `/evil.example` behind the root would name a host.
 */
export const encodeSearch = (search: string): string =>
  search
    .toWellFormed()
    .replace(/[^!$-;=?-[\]-~]/gu, (character) => encodeURIComponent(character))
    .replace(/^(?=[^?])/u, '?');

/** Control characters, and those that turn the direction of text. */
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
 * For "Page Not Found: {path}": decoded, without hidden characters, of bounded length, not escaped.
 */
export const displayPath = (rawPath: string): string => {
  const shown = decodeWhole(textOf(rawPath)).toWellFormed().replace(hiddenCharacters, '');
  const characters = Array.from(shown);
  return characters.length <= longestShownPath
    ? shown
    : `${characters.slice(0, longestShownPath).join('')}…`;
};
