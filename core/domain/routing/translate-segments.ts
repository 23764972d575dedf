import type { Language } from '../locale/locales.ts';
import { categoryOfSegment, categorySegments } from './category-segments.ts';
import { isWishlistSegment, wishlistSegments } from './page-routes.ts';
import { specialPrefixInAnyLanguage, specialPrefixOf, specialWords } from './special-prefixes.ts';

const translateCategories = (
  segments: readonly string[],
  language: Language,
): readonly string[] => {
  const [first, ...rest] = segments;
  const category = first === undefined ? undefined : categoryOfSegment(first);
  return category === undefined
    ? segments
    : [categorySegments[category][language], ...translateCategories(rest, language)];
};

/**
 * Translates leading category segments, and the wishlist's; further on the same word may be a
 * page's own slug (`/hochzeit/fotobox`).
 */
export const translateSegments = (
  segments: readonly string[],
  language: Language,
): readonly string[] => {
  const [first, second] = segments;
  return first !== undefined && second === undefined && isWishlistSegment(first)
    ? [wishlistSegments[language]]
    : translateCategories(segments, language);
};

/**
 * Special prefixes, too, for an address that moves to another market (decisions, "language
 * prefix"). A word that the language has stays.
 */
export const translateKnownSegments = (
  segments: readonly string[],
  language: Language,
): readonly string[] => {
  const [first, ...rest] = translateSegments(segments, language);
  if (first === undefined) return [];
  const kind = specialPrefixInAnyLanguage(first);
  return kind === undefined || specialPrefixOf(language, first) !== undefined
    ? [first, ...rest]
    : [specialWords(kind, language)[0], ...rest];
};
