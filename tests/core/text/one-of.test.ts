import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { isChannel } from '../../../core/domain/locale/channel.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';

describe('one of a list', () => {
  property.prop([fc.uniqueArray(fc.oneof(fc.string(), fc.integer())), fc.anything()])(
    'is what the list has, without conversion',
    (values, other) => {
      const isKnown = oneOf(values);
      for (const value of values) {
        expect(isKnown(value)).toBe(true);
        expect(isKnown([value])).toBe(false);
      }
      expect(isKnown(other)).toBe(values.some((value) => value === other));
    },
  );

  test('is never a number that equals nothing', () => {
    expect(oneOf([Number.NaN])(Number.NaN)).toBe(false);
  });

  test('narrows to the literals of the list', () => {
    const isSize = oneOf([10, 'large']);
    const value: unknown = 10;
    if (isSize(value)) expectTypeOf(value).toEqualTypeOf<10 | 'large'>();
    const text: string = 'poster';
    if (isChannel(text)) expectTypeOf(text).toEqualTypeOf<Channel>();
    expect(isSize(value) && isChannel(text)).toBe(true);
  });
});
