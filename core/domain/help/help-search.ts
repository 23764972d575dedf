/** What is searched for on a page of help, as its address has it. */
import type { KeyReader } from '../query/key-readers.ts';
import { foldedWords } from '../text/fold-text.ts';

/** Parameter of a page's query. */
export const helpParameter = 'q';

/** Characters; longer ones are cut. */
export const longestHelpSearch = 80;

/** Undefined for a text without a word, which asks for nothing. */
export const readHelpSearch = (text: string): string | undefined => {
  const search = Array.from(text.toWellFormed().trim()).slice(0, longestHelpSearch).join('').trim();
  return foldedWords(search).length === 0 ? undefined : search;
};

/** Reads the search of a page of help. */
export const helpSearchReader: KeyReader = ({ first = '' }) => {
  const search = readHelpSearch(first);
  return search === undefined ? [] : [search];
};
