/** Our query strings against those of `qs`, in both directions. */
import { fc, test } from '@fast-check/vitest';
import qs from 'qs';
import { describe, expect } from 'vitest';

import { parseQuery, printPairs, printQuery } from '../../../core/domain/query/query.ts';
import { anyQueryPairs, anyQueryValues } from '../../arbitraries/query.ts';

/** Names that `qs` does not take for an index or leaves out, as it does `__proto__`. */
const anyName = fc.oneof(
  fc.constantFrom('a', 'key', 'ä b', 'a.b', 'a&b', 'constructor'),
  fc.stringMatching(/^[a-z][a-zA-Z0-9 +%=#]{0,5}$/u),
);

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (typeof value === 'number' && !Number.isFinite(value));

/** `qs` told to write as storefront §7 says; only how a character is encoded is a matter of taste. */
const print = (values: object): string =>
  qs.stringify(values, {
    arrayFormat: 'brackets',
    filter: (_, value: unknown) => (isEmpty(value) ? undefined : value),
    encoder: (text: unknown) =>
      encodeURIComponent(String(text)).replaceAll('%5B', '[').replaceAll('%5D', ']'),
  });

const parse = (query: string): qs.ParsedQs => qs.parse(query, { allowPrototypes: true });

const withoutBrackets = (text: string): boolean => !/%5[BD]/u.test(text);

describe('query strings', () => {
  test.prop([anyQueryValues(3, anyName)])('are printed as qs prints them', (values) => {
    // A value of ours keeps its brackets encoded, which the encoder above cannot tell from a name's.
    const ours = printQuery(values).replaceAll('%5B', '[').replaceAll('%5D', ']');
    expect(ours).toBe(print(values));
  });

  test.prop([anyQueryValues(3, anyName)])('are read by qs as by us', (values) => {
    const text = printQuery(values);
    expect(parse(text)).toEqual(parseQuery(text));
  });

  test.prop([anyQueryValues(3, anyName)])('that qs printed are read by us as by qs', (values) => {
    const text = qs.stringify(values, {
      arrayFormat: 'brackets',
      filter: (_, value: unknown) => (isEmpty(value) ? undefined : value),
    });
    expect(parseQuery(text)).toEqual(parse(text));
  });

  test.prop([anyQueryPairs])('with names in any order and number are read alike', (pairs) => {
    const text = printPairs(pairs);
    expect(parseQuery(text)).toEqual(parse(text));
    expect(withoutBrackets(text.replaceAll(/=[^&]*/gu, ''))).toBe(true);
  });

  test.prop([fc.array(fc.constantFrom('a', '=', '&', '%', '+', '1', '%4', '%C3', 'b'))])(
    'that are malformed are read alike',
    (parts) => {
      const text = parts.join('');
      const named = text.split('&').filter((pair) => pair !== '' && !pair.startsWith('='));
      expect(parseQuery(named.join('&'))).toEqual(parse(named.join('&')));
    },
  );
});
