import fc from 'fast-check';

import type { QueryPair, QueryValue, QueryValues } from '../../core/domain/query/query.ts';

/** A value of a query, also one that is dropped, and one that must be encoded. */
const anyQueryText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '+', '%', '%41', '&=#', "!'()*", 'ä'),
);

const anyScalar = fc.oneof(
  anyQueryText,
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY),
);

/** Values of a query, nested up to a depth, under names of a kind. */
export const anyQueryValues = (
  depth: number,
  anyName: fc.Arbitrary<string>,
): fc.Arbitrary<QueryValues> => {
  const leaf: fc.Arbitrary<QueryValue> = fc.oneof(
    anyScalar,
    fc.array(anyScalar, { maxLength: 3 }),
    fc.constantFrom(null, undefined),
  );
  const value = depth <= 1 ? leaf : fc.oneof(leaf, anyQueryValues(depth - 1, anyName));
  return fc
    .uniqueArray(fc.tuple(anyName, value), { maxLength: 4, selector: ([name]) => name })
    .map((entries) => Object.fromEntries(entries));
};

/** Pairs of a query in which each name is a text, a list or an object throughout. */
export const anyQueryPairs: fc.Arbitrary<readonly QueryPair[]> = fc.array(
  fc.tuple(
    fc.constantFrom('p', 'q.r', 'ä b', 'l[]', 'm[]', 'n[x]', 'n[y][z]', 'n[y][l][]', 'n[w][]'),
    anyQueryText,
  ),
  { maxLength: 12 },
);
