import { textOf } from '../text/text.ts';
import { printPairs, readPairs, type QueryPair } from './query.ts';

/** The parameter that a name belongs to: `_a` of `_a[b]`. */
const rootOf = ([name]: QueryPair): string => name.replace(/\[.*/su, '');

/** The parameters of a query that internal links carry over: those that begin with `_`. */
export const carriedPairs = (search: string): readonly QueryPair[] =>
  readPairs(search).filter(([name]) => name.startsWith('_'));

/**
 * A link's query with the page's `_`-parameters added. A parameter that the link itself has wins,
 * and the link's own query stays as it was written (decisions, "Links").
 *
 * @returns the query with its question mark, or nothing
 */
export const carryOver = (pageSearch: string, linkSearch: string): string => {
  const own = new Set(readPairs(linkSearch).map(rootOf));
  const carried = printPairs(carriedPairs(pageSearch).filter((pair) => !own.has(rootOf(pair))));
  const written = textOf(linkSearch).replace(/^\?/u, '');
  const query = [written, carried].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
};
