import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { decideFlagClientStart } from '../../../core/domain/flags/client-start.ts';
import { resolveTreatment } from '../../../core/domain/flags/evaluation.ts';
import { flagNames } from '../../../core/domain/flags/flags.ts';
import { emptyOverride } from '../../../core/domain/flags/override.ts';
import { codeOfFlagProblem } from '../../../core/domain/flags/problem-codes.ts';
import { parseUserKey } from '../../../core/domain/flags/user-key.ts';

const request = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  userKey: parseUserKey('0b0e5c9e-4a1f-4a34-9b0e-6a0f3c1d2e4f'),
  authorizationKey: 'client-key',
};

describe('the start of the flag client', () => {
  test('is for visitors with both keys', () => {
    expect(decideFlagClientStart(request)).toMatchObject({
      kind: 'start',
      userKey: '0b0e5c9e-4a1f-4a34-9b0e-6a0f3c1d2e4f',
    });
  });

  test.each([
    [{ userAgent: 'Googlebot/2.1' }, 'crawler', undefined],
    [{ userAgent: '', userKey: parseUserKey(''), authorizationKey: '' }, 'crawler', undefined],
    [{ userKey: parseUserKey('') }, 'no-user-key', 'flag-user-key-empty'],
    [{ userKey: parseUserKey('x'.repeat(251)) }, 'no-user-key', 'flag-user-key-refused'],
    [
      { userKey: parseUserKey('two words'), authorizationKey: '' },
      'no-user-key',
      'flag-user-key-refused',
    ],
    [{ authorizationKey: '' }, 'no-client', 'flag-authorization-key-empty'],
    [{ authorizationKey: ' ' }, 'no-client', 'flag-authorization-key-empty'],
  ])('is refused for %o: %s, logged as %s', (change, why, code) => {
    const start = decideFlagClientStart({ ...request, ...change });
    expect(start).toMatchObject({ kind: 'absent', why });
    const problem = start.kind === 'absent' ? start.problem : undefined;
    expect(problem && codeOfFlagProblem(problem)).toBe(code);
  });

  property.prop([
    fc.constantFrom(...flagNames),
    fc.record({
      userAgent: fc.string(),
      userKey: fc.string().map(parseUserKey),
      authorizationKey: fc.string(),
    }),
  ])('leaves every flag off where it is refused', (name, given) => {
    const client = decideFlagClientStart(given);
    fc.pre(client.kind === 'absent');
    expect(resolveTreatment({ name, override: emptyOverride, client })).toEqual({
      kind: 'absent',
      treatment: 'off',
    });
  });
});
