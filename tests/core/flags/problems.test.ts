/** What is logged of a problem around flags: a code of the table, and facts that name nobody. */
import { describe, expect, test } from 'vitest';

import { errorCodes } from '../../../core/domain/errors/error-codes.ts';
import { codeOfFlagProblem, factsOfFlagProblem } from '../../../core/domain/flags/problem-codes.ts';
import type { FlagProblem } from '../../../core/domain/flags/problems.ts';

const changed = { kind: 'flag-changed', flag: '967_nudging', before: 'on', after: 'off' } as const;

/** A problem of each kind: a new kind without its row does not typecheck. */
const problems: {
  readonly [Kind in FlagProblem['kind']]: readonly Extract<FlagProblem, { kind: Kind }>[];
} = {
  'no-treatment': [{ kind: 'no-treatment', flag: '967_nudging' }],
  'flag-changed': [
    { ...changed, within: 'session' },
    { ...changed, within: 'user' },
  ],
  'user-key-changed': [{ kind: 'user-key-changed' }],
  'user-key-refused': [
    { kind: 'user-key-refused', reason: 'empty' },
    { kind: 'user-key-refused', reason: 'too-long' },
  ],
  'authorization-key-empty': [{ kind: 'authorization-key-empty' }],
  'client-already-initialised': [{ kind: 'client-already-initialised' }],
  'client-initialisation-failed': [{ kind: 'client-initialisation-failed', reason: 'offline' }],
  'client-timed-out': [{ kind: 'client-timed-out' }],
  'track-failed': [{ kind: 'track-failed', event: 'order' }],
  'kept-override-refused': [
    { kind: 'kept-override-refused', reason: { kind: 'unknown-flag', entry: 'x=on' } },
  ],
};

describe('a problem around flags', () => {
  const all: readonly FlagProblem[] = Object.values(problems).flat();

  test('has a code of its own', () => {
    const codes = all.map(codeOfFlagProblem);
    expect(new Set(codes).size).toBe(all.length);
    expect(codes.every((code) => code in errorCodes)).toBe(true);
  });

  test('says which flag, event or reason it is about', () => {
    expect(all.map(factsOfFlagProblem)).toEqual([
      { flag: '967_nudging' },
      { flag: '967_nudging', before: 'on', after: 'off' },
      { flag: '967_nudging', before: 'on', after: 'off' },
      {},
      { reason: 'empty' },
      { reason: 'too-long' },
      {},
      {},
      { reason: 'offline' },
      {},
      { event: 'order' },
      { reason: 'unknown-flag' },
    ]);
  });
});
