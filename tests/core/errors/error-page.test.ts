import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { visibleErrorDetails } from '../../../core/domain/errors/error-details.ts';
import {
  missingTranslation,
  type MissingKeys,
} from '../../../core/domain/errors/missing-translation.ts';

describe('the raw details of an error', () => {
  const details = { code: 'request-failed', message: 'refused', requestId: 'r1' };
  const raw = { ...details, stack: 'at …' };

  test.each([
    [{ isDebug: false, isProduction: false }, undefined],
    [{ isDebug: false, isProduction: true }, undefined],
    [{ isDebug: true, isProduction: true }, details],
    [{ isDebug: true, isProduction: false }, raw],
  ])('%o: %o', (page, expected) => {
    expect(visibleErrorDetails(raw, page)).toEqual(expected);
  });

  test('have no stack where there is none', () => {
    const shown = visibleErrorDetails(details, { isDebug: true, isProduction: false });
    expect(Object.keys(shown ?? {})).toEqual(['code', 'message', 'requestId']);
  });
});

describe('a missing message', () => {
  test.each([
    ['configurator.price', 'price'],
    ['price', 'price'],
    ['a.b.c', 'c'],
    ['a.', 'a.'],
    ['', ''],
  ])('%j is shown as %j', (key, text) => {
    expect(missingTranslation(new Set(), key).text).toBe(text);
  });

  property.prop([fc.array(fc.constantFrom('a', 'b.c', 'd'))])('is logged once per key', (asked) => {
    let keys: MissingKeys = new Set();
    const logged = asked.filter((key) => {
      const { isLogged, keys: next } = missingTranslation(keys, key);
      keys = next;
      return isLogged;
    });
    expect(logged).toEqual([...new Set(asked)]);
    expect([...keys]).toEqual(logged);
  });
});
