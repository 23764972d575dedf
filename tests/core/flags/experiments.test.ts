import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { describeError } from '../../../core/domain/errors/describe-error.ts';
import { contentForTreatment } from '../../../core/domain/flags/ab-content.ts';
import {
  experiments,
  experimentTags,
  flagOfExperiment,
  isExperimentTag,
} from '../../../core/domain/flags/experiments.ts';
import { flagEffects, flagNames, treatments } from '../../../core/domain/flags/flags.ts';
import { eventTrafficType, flagMonitoring } from '../../../core/domain/flags/monitoring.ts';
import { overrideParameters } from '../../../core/domain/flags/override.ts';
import { codeOfFlagProblem } from '../../../core/domain/flags/problem-codes.ts';
import type { FlagProblem } from '../../../core/domain/flags/problems.ts';
import { userKey } from '../../fakes/flags.ts';

describe('the vocabulary of flags', () => {
  test('has the values and the query names of storefront §4', () => {
    expect(treatments.toSorted()).toEqual(['control', 'off', 'on']);
    expect(Object.values(overrideParameters).toSorted()).toEqual([
      'disabled',
      'feature',
      'treatment',
    ]);
    expect(flagNames).toHaveLength(6);
    expect(new Set(Object.values(flagEffects)).size).toBe(6);
    expect(eventTrafficType).toBe('user');
  });

  test('has the experiments of supporting §9 by tag and treatment', () => {
    expect(experimentTags.map((tag) => `${tag} ${experiments[tag].treatmentName}`)).toEqual([
      '965 redesign',
      '967 nudging',
      '1031 portrait',
      '1409 canvas redesign',
      '1785 wall picture teaser',
    ]);
  });

  property.prop([fc.constantFrom(...experimentTags)])(
    'names each flag by tag and treatment',
    (tag) => {
      const { flag, treatmentName } = experiments[tag];
      expect(flag).toBe(`${tag}_${treatmentName.replaceAll(' ', '_')}`);
      expect(flagOfExperiment(tag)).toBe(flag);
    },
  );

  property.prop([fc.oneof(fc.string(), fc.integer({ max: 2_000 }).map(String))])(
    'knows no other tag',
    (tag) => {
      expect(isExperimentTag(tag)).toBe(experimentTags.some((known) => known === tag));
      expect(flagOfExperiment(tag) === undefined).toBe(!isExperimentTag(tag));
    },
  );
});

property.prop([fc.option(fc.constantFrom(...treatments), { nil: undefined }), fc.nat(), fc.nat()])(
  'an A/B block shows its on content for on alone',
  (treatment, on, off) => {
    expect(contentForTreatment(treatment, { on, off })).toBe(treatment === 'on' ? on : off);
  },
);

test('an error report names the key and the flags that were asked for', () => {
  expect(flagMonitoring(userKey('k'), { '967_nudging': 'on', product_matrix: 'control' })).toEqual({
    splitKey: 'k',
    featureFlags: { product_matrix: 'control', '967_nudging': 'on' },
  });
});

/** Supporting §8 "Product", in its order, and what else can go wrong on our side. */
const problems: readonly (readonly [FlagProblem, string])[] = [
  [{ kind: 'no-treatment', flag: 'product_matrix' }, 'flag-no-treatment'],
  [
    { kind: 'flag-changed', within: 'session', flag: '967_nudging', before: 'on', after: 'off' },
    'flag-changed-in-session',
  ],
  [
    { kind: 'flag-changed', within: 'user', flag: '967_nudging', before: 'on', after: 'off' },
    'flag-changed-for-user',
  ],
  [{ kind: 'user-key-changed' }, 'flag-user-key-changed'],
  [{ kind: 'user-key-refused', reason: 'empty' }, 'flag-user-key-empty'],
  [{ kind: 'authorization-key-empty' }, 'flag-authorization-key-empty'],
  [{ kind: 'client-already-initialised' }, 'flag-client-already-initialised'],
  [{ kind: 'client-initialisation-failed', reason: 'x' }, 'flag-client-failed'],
  [{ kind: 'track-failed', event: 'order' }, 'flag-track-failed'],
  [{ kind: 'user-key-refused', reason: 'too-long' }, 'flag-user-key-refused'],
  [{ kind: 'client-timed-out' }, 'flag-client-timed-out'],
  [
    { kind: 'kept-override-refused', reason: { kind: 'unknown-flag', entry: 'x=on' } },
    'flag-override-refused',
  ],
];

test.each(problems)('%o is logged as %s', (problem, code) => {
  expect(codeOfFlagProblem(problem)).toBe(code);
  expect(describeError(code)).toMatchObject({ _tag: 'Right', right: { isFatal: false } });
});

test('each kind of problem has a code of its own', () => {
  expect(new Set(problems.map(([problem]) => codeOfFlagProblem(problem))).size).toBe(
    problems.length,
  );
});
