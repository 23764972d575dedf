import {
  queryLimits,
  queryPairs,
  readPairs,
  type QueryPairs,
  type QueryValues,
} from '../query/query.ts';

/**
 * A query's text, `?designId=5`; its pairs, such as `URLSearchParams`; or a record, whose lists and
 * nested records stand for `key[]` and `key[sub]` (storefront §7).
 */
export type ParameterSource = string | Iterable<readonly [string, string]> | QueryValues;

const isPairs = (
  source: Exclude<ParameterSource, string>,
): source is Iterable<readonly [string, string]> => Symbol.iterator in source;

/**
 * As pairs, without empty values of a record (storefront §7); of a text or a record no more than
 * `queryLimits.pairs`, and well-formed.
 */
export const parameterPairs = (source: ParameterSource): QueryPairs => {
  if (typeof source === 'string') return readPairs(source);
  return isPairs(source)
    ? [...source]
    : queryPairs(source)
        .slice(0, queryLimits.pairs)
        .map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]);
};

/**
 * The first value counts, also as `key[]`; an empty one is absent (storefront §7: empty values are
 * dropped).
 */
export const parameterText = (query: QueryPairs, name: string): string | undefined =>
  query.find(([key]) => key === name || key === `${name}[]`)?.[1] || undefined;

/** All values of `key[]` or a repeated `key`, without empty ones. */
export const parameterTexts = (query: QueryPairs, name: string): readonly string[] =>
  query
    .filter(([key, value]) => (key === name || key === `${name}[]`) && value !== '')
    .map(([, value]) => value);
