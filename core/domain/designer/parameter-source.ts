import {
  printQuery,
  readPairs,
  type QueryPair,
  type QueryPairs,
  type QueryValues,
} from '../query/query.ts';

/**
 * Where parameters come from: the text of a query, `?designId=5`; its pairs, such as
 * `URLSearchParams`; or a plain record, whose lists and nested records stand for `key[]` and
 * `key[sub]` (storefront §7).
 */
export type ParameterSource = string | Iterable<readonly [string, string]> | QueryValues;

const isPairs = (
  source: Exclude<ParameterSource, string>,
): source is Iterable<readonly [string, string]> => Symbol.iterator in source;

/** The parameters of a source as pairs; empty values of a record are dropped (storefront §7). */
export const parameterPairs = (source: ParameterSource): QueryPairs => {
  if (typeof source === 'string') return readPairs(source);
  return isPairs(source)
    ? [...source]
    : Object.entries(source).flatMap(([name, value]): readonly QueryPair[] =>
        readPairs(printQuery({ [name]: value })),
      );
};

/**
 * A parameter's value. The first one of a name counts, also where it is written as a list, `key[]`;
 * an empty one is as good as absent (storefront §7: empty values are dropped).
 */
export const parameterText = (query: QueryPairs, name: string): string | undefined =>
  query.find(([key]) => key === name || key === `${name}[]`)?.[1] || undefined;

/** All values of a list, which is written as `key[]` or as a repeated `key`; empty ones dropped. */
export const parameterTexts = (query: QueryPairs, name: string): readonly string[] =>
  query
    .filter(([key, value]) => (key === name || key === `${name}[]`) && value !== '')
    .map(([, value]) => value);
