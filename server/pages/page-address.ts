import { LRUCache } from 'lru-cache';

import { canonicalQueryOfAnyKind } from '../../core/domain/products/page-query.ts';

/** Read by the rendering beside the core's list of keys. */
const debugPair = ['_debug', '1'] as const;

const longestQuery = 2000;

/** A pair that would be cut short is left out. */
const readable = (query: string): string =>
  query.length <= longestQuery
    ? query
    : query.slice(0, Math.max(0, query.lastIndexOf('&', longestQuery)));

const readSearch = (search: string): string => {
  const [name, value] = debugPair;
  const switches = new URLSearchParams(search).get(name) === value ? [debugPair.join('=')] : [];
  const kept = [canonicalQueryOfAnyKind(search), ...switches].filter((part) => part !== '');
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
};

/** A page that is drawn asks for its own three times. */
const read = new LRUCache<string, string>({ max: 200 });

/**
 * The part of a query that matters, with its question mark, in the order of the core's list;
 * `search` comes without. Campaign and click parameters, and refused values, neither change a page
 * nor multiply it in a cache. Only content tells a page's kind, so keys of all kinds are kept.
 */
export const pageSearch = (given: string): string => {
  const search = readable(given);
  const known = read.get(search);
  if (known !== undefined) return known;
  const kept = readSearch(search);
  read.set(search, kept);
  return kept;
};

/** With the query that matters (see `pageSearch`). */
export const pageAddress = (url: string): string => {
  const start = url.indexOf('?');
  return start === -1 ? url : `${url.slice(0, start)}${pageSearch(url.slice(start + 1))}`;
};
