import { keyOfName } from '../query/key-readers.ts';
import { printPairs, readPairs, type QueryPair } from '../query/query.ts';

/**
 * A location with pairs of the address that leads to it: what it names itself stays as it is
 * (decisions, "Links").
 */
export const carryPairs = (location: string, pairs: readonly QueryPair[]): string => {
  const [address = '', ...hash] = location.split('#');
  const [path = '', query = ''] = address.split('?', 2);
  const own = new Set(readPairs(query).map(([name]) => keyOfName(name)));
  const carried = printPairs(pairs.filter(([name]) => !own.has(keyOfName(name))));
  const both = [query, carried].filter((part) => part !== '').join('&');
  return [both === '' ? path : `${path}?${both}`, ...hash].join('#');
};
