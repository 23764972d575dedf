import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  describeError,
  errorCodeList,
  isErrorCode,
  isErrorStatus,
} from '../../../core/domain/errors/describe-error.ts';
import { errorCodes, errorLevels } from '../../../core/domain/errors/error-codes.ts';
import { E } from '../../../core/fp.ts';

describe('describeError', () => {
  property.prop([fc.constantFrom(...errorCodeList)])('gives the row of every code', (code) => {
    expect(describeError(code)).toEqual(E.right({ code, ...errorCodes[code] }));
    expect(errorLevels).toContain(errorCodes[code].level);
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'Login-Error'))])(
    'refuses every other text, which it names',
    (text) => {
      const known = errorCodeList.some((code) => code === text);
      expect(isErrorCode(text)).toBe(known);
      if (!known) expect(describeError(text)).toEqual(E.left({ kind: 'unknown-error-code', text }));
    },
  );
});

test.each([
  [399, false],
  [400, true],
  [404, true],
  [599, true],
  [600, false],
  [200, false],
])('status %i is an error: %s', (status, expected) => {
  expect(isErrorStatus(status)).toBe(expected);
});
