/** What layouts read out of the words that a card is given. */

const joiners = /\s*[&+]\s*|\s+(?:and|und|et|en|y|ed|e)\s+/u;

/** Words without breaks of lines. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * Those whom the words name, each in one line: "Sophia\n& Lukas" are two, "Anna Maria" is one. Two
 * are joined by "&" or by "and" in a language of the shop.
 */
export const peopleOf = (names: string): readonly string[] =>
  names
    .split(joiners)
    .map(oneLine)
    .filter((name) => name !== '');

/** First letters of those named, in capitals; none where no one is. */
export const initialsOf = (names: string): readonly string[] =>
  peopleOf(names).map((name) => name.charAt(0).toUpperCase());

/** The last year of four digits that a text names. */
export const yearOf = (text: string): string | undefined =>
  text.match(/\b(?:19|20)\d\d\b/gu)?.at(-1);
