/** What a page reads of its query: its keys, and which values of each count. */
import { readPairs, type QueryPair } from './query.ts';

/** A query as the reader of one of its keys sees it. */
export type AskedKey = {
  /** The first value under the key's own name. */
  readonly first: string | undefined;
  /** All its values; a list may be written with brackets. */
  readonly all: readonly string[];
  /** The first value of any other key. */
  readonly valueOf: (key: string) => string | undefined;
};

/** The values of a key that can change the page; any other counts as absent. */
export type KeyReader = (asked: AskedKey) => readonly string[];

/** The keys of a page in the order in which its address has them, and how each is read. */
export type PageQuery<Key extends string = string> = {
  readonly keys: readonly Key[];
  readonly readers: { readonly [One in Key]: KeyReader };
};

/** The key that a name of a query stands for: a list may be written with brackets. */
export const keyOfName = (name: string): string => name.replace(/\[\]$/u, '');

/** Reads the first value of a key where it can change the page, given the other values. */
export const accepting =
  (accepts: (value: string, valueOf: AskedKey['valueOf']) => boolean): KeyReader =>
  ({ first, valueOf }) =>
    first !== undefined && accepts(first, valueOf) ? [first] : [];

/** The pairs of a query that readers accept, in the order of the readers. */
export const acceptedPairs = (
  readers: readonly (readonly [key: string, read: KeyReader])[],
  search: string,
): readonly QueryPair[] => {
  const pairs = readPairs(search);
  if (pairs.length === 0) return [];
  const firsts = new Map(pairs.toReversed());
  const valueOf = (key: string): string | undefined => firsts.get(key);
  return readers.flatMap(([key, read]) => {
    const all = pairs.flatMap(([name, value]) => (keyOfName(name) === key ? [value] : []));
    return read({ first: valueOf(key), all, valueOf }).map((value): QueryPair => [key, value]);
  });
};
