import { textOf } from '../text/text.ts';
import { printPairs, readPairs, type QueryPair } from './query.ts';

/** `_a` of `_a[b]`. */
const rootOf = ([name]: QueryPair): string => name.replace(/\[.*/su, '');

/** The parameters that internal links carry over: those that begin with `_`. */
export const carriedPairs = (search: string): readonly QueryPair[] =>
  readPairs(search).filter(([name]) => name.startsWith('_'));

/**
 * A link's query, as written, with the page's `_`-parameters; its own win (decisions, "Links").
 * With the question mark.
 */
export const carryOver = (pageSearch: string, linkSearch: string): string => {
  const own = new Set(readPairs(linkSearch).map(rootOf));
  const carried = printPairs(carriedPairs(pageSearch).filter((pair) => !own.has(rootOf(pair))));
  const written = textOf(linkSearch).replace(/^\?/u, '');
  const query = [written, carried].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
};
