import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { checkFlagDefinitions } from '../../../core/domain/flags/check-definitions.ts';
import {
  flagConditionTypes,
  flagStatuses,
  type FlagDefinition,
  type FlagPartition,
} from '../../../core/domain/flags/definition.ts';
import { E } from '../../../core/fp.ts';
import { allKeys, condition, definition, oneOf } from '../../fakes/flag-definitions.ts';
import { evaluate } from '../../fakes/flag-evaluator.ts';

const problems = (definitions: readonly FlagDefinition[]) => {
  const checked = checkFlagDefinitions(definitions);
  return E.isLeft(checked) ? checked.left : [];
};

const withPartitions = (partitions: readonly FlagPartition[]): FlagDefinition =>
  definition({ conditions: [condition(allKeys), { ...condition(allKeys), partitions }] });

const requiring = (name: string, ...required: readonly string[]): FlagDefinition =>
  definition({ name, prerequisites: required.map((n) => ({ n, ts: ['on'] })) });

const flag = 'product_matrix';

describe('the vocabulary of definitions', () => {
  test('is that of supporting §3', () => {
    expect(flagStatuses).toEqual(['ACTIVE', 'ARCHIVED']);
    expect([...flagConditionTypes].toSorted()).toEqual(['ROLLOUT', 'WHITELIST']);
  });
});

describe('a definition', () => {
  const on = { conditions: [condition(allKeys)] };

  // Supporting §4 "Treatment evaluation order", by the vendor's evaluator: the order is its own.
  test.each<[string, Partial<FlagDefinition>, string]>([
    ['archived', { ...on, status: 'ARCHIVED', killed: true }, 'control'],
    ['killed', { ...on, killed: true, prerequisites: [{ n: flag, ts: ['on'] }] }, 'off'],
    ['with an unmet prerequisite', { ...on, prerequisites: [{ n: 'other', ts: ['off'] }] }, 'off'],
    ['with a met prerequisite', { ...on, prerequisites: [{ n: 'other', ts: ['on'] }] }, 'on'],
    ['without a condition', {}, 'control'],
    ['with conditions for others', { conditions: [condition(oneOf(['eve']))] }, 'off'],
    ['outside the allocation', { ...on, trafficAllocation: 0 }, 'off'],
    [
      'outside it, but listed',
      { conditions: [condition(oneOf(['ada']), 'WHITELIST')], trafficAllocation: 0 },
      'on',
    ],
  ])('that is %s', (_, change, treatment) => {
    const definitions = [definition(change), definition({ name: 'other', ...on })];
    expect(evaluate(definitions, flag, 'ada', 'poster')).toBe(treatment);
  });
});

describe('checking definitions', () => {
  test('gives right ones back', () => {
    const right = [
      definition({ conditions: [condition(oneOf(['ada']), 'WHITELIST'), condition(allKeys)] }),
      requiring('second', flag),
      definition({ name: 'third', changeNumber: 1, trafficAllocation: 0, sets: ['a', '0_b'] }),
    ];
    expect(checkFlagDefinitions(right)).toEqual(E.right(right));
    expect(checkFlagDefinitions([])).toEqual(E.right([]));
  });

  property.prop([fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 })])(
    'refuses shares that do not add up, which would make the evaluator throw',
    (sizes) => {
      const sum = sizes.reduce((total, size) => total + size, 0);
      const partitions = sizes.map((size) => ({ treatment: 'on', size }));
      const written = definition({ conditions: [{ ...condition(allKeys), partitions }] });
      const kind = 'partitions-do-not-sum-to-100';
      expect(problems([written])).toEqual(sum === 100 ? [] : [{ kind, flag, condition: 0, sum }]);
      if (sum !== 0) return;
      expect(() => evaluate([written], flag, 'user', 'poster')).toThrow('invalid dataset');
    },
  );

  test.each([
    [{ treatment: '', size: 50 }],
    [{ treatment: 'on', size: 50.5 }],
    [{ treatment: 'on', size: -1 }],
    [{ treatment: 'on', size: 101 }],
    [{ treatment: 'on', size: Number.NaN }],
  ])('refuses the share %o', (partition) => {
    const rest = { treatment: 'off', size: 100 - partition.size };
    expect(problems([withPartitions([partition, rest])])).toContainEqual({
      kind: 'malformed-partition',
      flag,
      condition: 1,
    });
  });

  test('takes shares of 0 and 100 percent', () => {
    const shares = [
      { treatment: 'on', size: 0 },
      { treatment: 'off', size: 100 },
    ];
    expect(problems([withPartitions(shares)])).toEqual([]);
  });

  test.each<[object, Partial<FlagDefinition>]>([
    [{ kind: 'empty-flag-name' }, { name: '' }],
    [{ kind: 'empty-default-treatment', flag }, { defaultTreatment: '' }],
    [{ kind: 'empty-traffic-type', flag }, { trafficTypeName: '' }],
    [{ kind: 'change-number-not-positive', flag }, { changeNumber: 0 }],
    [{ kind: 'change-number-not-positive', flag }, { changeNumber: 2 ** 53 }],
    [{ kind: 'allocation-not-a-percentage', flag, found: 101 }, { trafficAllocation: 101 }],
    [{ kind: 'allocation-not-a-percentage', flag, found: -1 }, { trafficAllocation: -1 }],
    [{ kind: 'allocation-not-a-percentage', flag, found: 0.5 }, { trafficAllocation: 0.5 }],
    [{ kind: 'malformed-set', flag, set: 'Capital' }, { sets: ['right', 'Capital'] }],
    [{ kind: 'malformed-set', flag, set: '_a' }, { sets: ['_a'] }],
    [{ kind: 'malformed-set', flag, set: 'a b' }, { sets: ['a b'] }],
    [{ kind: 'malformed-set', flag, set: '' }, { sets: [''] }],
    [{ kind: 'malformed-set', flag, set: 'x'.repeat(51) }, { sets: ['x'.repeat(51)] }],
    [{ kind: 'empty-whitelist', flag, condition: 0 }, { conditions: [condition(oneOf([]))] }],
    [
      { kind: 'no-matcher', flag, condition: 0 },
      {
        conditions: [{ ...condition(allKeys), matcherGroup: { combiner: 'AND', matchers: [] } }],
      },
    ],
    [
      { kind: 'unknown-prerequisite', flag, required: 'other' },
      { prerequisites: [{ n: 'other', ts: ['on'] }] },
    ],
  ])('%o', (problem, change) => {
    expect(problems([definition(change)])).toEqual([problem]);
  });

  test('takes a set of fifty characters, and an allocation of 100 percent', () => {
    expect(problems([definition({ sets: ['x'.repeat(50)], trafficAllocation: 100 })])).toEqual([]);
  });

  test('names a flag that is written twice once', () => {
    expect(problems([definition(), definition({ name: 'a' }), definition(), definition()])).toEqual(
      [{ kind: 'repeated-flag-name', flag }],
    );
  });

  test('names all of a circle of prerequisites, which the evaluator would follow for ever', () => {
    const circle = [requiring('a', 'b'), requiring('b', 'd', 'c'), requiring('c', 'a')];
    const others = [requiring('d'), requiring('e', 'a')];
    expect(problems([...circle, ...others])).toEqual(
      ['a', 'b', 'c'].map((name) => ({ kind: 'prerequisite-cycle', flag: name })),
    );
    expect(problems([requiring('a', 'a')])).toEqual([{ kind: 'prerequisite-cycle', flag: 'a' }]);
    expect(problems([requiring('a', 'b', 'c'), requiring('b', 'c'), requiring('c')])).toEqual([]);
  });

  property.prop([fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })), { maxLength: 12 })])(
    'takes prerequisites that only look back',
    (pairs) => {
      const written = Array.from({ length: 6 }, (_, index) =>
        requiring(
          `flag-${index}`,
          ...pairs
            .filter(([from, to]) => from === index && to < index)
            .map(([, to]) => `flag-${to}`),
        ),
      );
      expect(problems(written)).toEqual([]);
    },
  );
});
