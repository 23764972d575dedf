/**
 * Queries as the shop writes them (storefront §7): arrays as `key[]`, objects as `key[sub]`.
 * Browser code imports this file: it needs nothing.
 */
import { textOf } from '../text/text.ts';

export type QueryScalar = string | number | boolean;

/** Arrays hold scalars only: `key[][sub]` could not be read back. */
export type QueryValue = QueryScalar | null | undefined | readonly QueryScalar[] | QueryValues;

/** Values to print; names hold no square brackets. */
export type QueryValues = { readonly [name: string]: QueryValue };

export type ParsedQuery = { readonly [name: string]: ParsedValue };

/** Every scalar is a text. */
export type ParsedValue = string | readonly string[] | ParsedQuery;

/** Decoded. */
export type QueryPair = readonly [name: string, value: string];

/** In the query's order; a name may repeat. */
export type QueryPairs = readonly QueryPair[];

/** What exceeds these is dropped. */
export const queryLimits = { pairs: 200, depth: 5 } as const;

const isEmpty = (value: QueryScalar | null | undefined): value is '' | null | undefined =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'number' && !Number.isFinite(value));

const isList = (value: QueryValue): value is readonly QueryScalar[] => Array.isArray(value);

const pairsOf = (name: string, value: QueryValue): readonly QueryPair[] => {
  if (isList(value)) {
    return value.filter((item) => !isEmpty(item)).map((item) => [`${name}[]`, String(item)]);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([sub, nested]) => pairsOf(`${name}[${sub}]`, nested));
  }
  return isEmpty(value) ? [] : [[name, String(value)]];
};

/**
 * The pairs of values, in their order: without empty texts, lists and objects, null, undefined and
 * numbers that are not finite.
 */
export const queryPairs = (values: QueryValues): QueryPairs =>
  Object.entries(values).flatMap(([name, value]) => pairsOf(name, value));

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const encodeName = (name: string): string =>
  encode(name).replaceAll('%5B', '[').replaceAll('%5D', ']');

/** Without its question mark. */
export const printPairs = (pairs: readonly QueryPair[]): string =>
  pairs.map(([name, value]) => `${encodeName(name)}=${encode(value)}`).join('&');

/** `queryPairs` as a text, without question mark. */
export const printQuery = (values: QueryValues): string => printPairs(queryPairs(values));

/** A path (without query and hash) with a query; no question mark for an empty one. */
export const withQuery = (path: string, values: QueryValues): string => {
  const query = printQuery(values);
  return query === '' ? path : `${path}?${query}`;
};

/** Malformed percent-encoding stays: `100%` is a text. */
const decode = (raw: string): string => {
  if (!/[%+]/u.test(raw)) return raw;
  const spaced = raw.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

const readPair = (raw: string): QueryPair => {
  const equals = raw.indexOf('=');
  return equals < 0
    ? [decode(raw), '']
    : [decode(raw.slice(0, equals)), decode(raw.slice(equals + 1))];
};

/** Decoded and bounded; a leading question mark is skipped. */
export const readPairs = (search: string): readonly QueryPair[] =>
  textOf(search)
    .replace(/^\?/u, '')
    .split('&', queryLimits.pairs)
    .filter((raw) => raw !== '')
    .map(readPair);

const namePattern = /^(?<root>[^[\]]+)(?<steps>(?:\[[^[\]]*\])*)$/u;

/** `a[b][]` is `a`, `b` and the empty step of a list. */
const nameSteps = (name: string): readonly string[] => {
  const groups = namePattern.exec(name)?.groups;
  if (groups === undefined) return [name];
  const { root = '', steps = '' } = groups;
  return [root, ...[...steps.matchAll(/\[([^[\]]*)\]/gu)].map(([, step = '']) => step)];
};

type Branch = Map<string, string[] | Branch>;

const addTo = (branch: Branch, steps: readonly string[], value: string): void => {
  const [step = '', next, ...further] = steps;
  const found = branch.get(step);
  if (next === undefined || (next === '' && further.length === 0)) {
    if (found === undefined) branch.set(step, [value]);
    else if (Array.isArray(found)) found.push(value);
    return;
  }
  if (next === '' || Array.isArray(found)) return;
  const child: Branch = found ?? new Map<string, string[] | Branch>();
  branch.set(step, child);
  addTo(child, [next, ...further], value);
};

/** `names` are the query's: one written as `key[]` is a list. */
const freeze = (branch: Branch, prefix: string, names: ReadonlySet<string>): ParsedQuery =>
  Object.fromEntries(
    [...branch].map(([step, node]): readonly [string, ParsedValue] => {
      const name = prefix === '' ? step : `${prefix}[${step}]`;
      if (!Array.isArray(node)) return [step, freeze(node, name, names)];
      const [only = '', ...more] = node;
      return [step, more.length > 0 || names.has(`${name}[]`) ? node : only];
    }),
  );

/**
 * Reads any query. Malformed percent-encoding stays, a name with unbalanced brackets is a plain
 * name, a repeated name is a list, a name that is both text and object keeps its first kind; lists
 * of objects (`key[][sub]`) and what exceeds `queryLimits` are dropped. Look values up with
 * `queryText`: `__proto__` is a plain name.
 */
export const parseQuery = (search: string): ParsedQuery => {
  const branch: Branch = new Map<string, string[] | Branch>();
  const pairs = readPairs(search);
  for (const [name, value] of pairs) {
    const steps = nameSteps(name);
    if (steps.length <= queryLimits.depth) addTo(branch, steps, value);
  }
  return freeze(branch, '', new Set(pairs.map(([name]) => name)));
};

/** Undefined where absent, a list or an object. */
export const queryText = (query: ParsedQuery, name: string): string | undefined => {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** An address with further pairs in its query; a query that the base has already stays. */
export const addressWith = (base: string, pairs: QueryPairs): string =>
  `${base}${base.includes('?') ? '&' : '?'}${pairs
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
