import { printQuery, readPairs, type QueryPair, type QueryValues } from '../query/query.ts';
import type { QueryPairs } from './photo-frame.ts';

/**
 * Where parameters come from: the pairs of a query, or a plain record, whose lists and nested
 * records stand for `key[]` and `key[sub]` (storefront §7).
 */
export type ParameterSource = QueryPairs | QueryValues;

const isPairs = (source: ParameterSource): source is QueryPairs => Array.isArray(source);

/** The parameters of a source as pairs; empty values of a record are dropped (storefront §7). */
export const parameterPairs = (source: ParameterSource): QueryPairs =>
  isPairs(source)
    ? source
    : Object.entries(source).flatMap(([name, value]): readonly QueryPair[] =>
        readPairs(printQuery({ [name]: value })),
      );

/**
 * A parameter's value. The first one of a name counts, and an empty one is as good as absent
 * (storefront §7: empty values are dropped).
 */
export const parameterText = (query: QueryPairs, name: string): string | undefined =>
  query.find(([key]) => key === name)?.[1] || undefined;

/** All values of a list, which is written as `key[]` or as a repeated `key`; empty ones dropped. */
export const parameterTexts = (query: QueryPairs, name: string): readonly string[] =>
  query
    .filter(([key, value]) => (key === name || key === `${name}[]`) && value !== '')
    .map(([, value]) => value);
