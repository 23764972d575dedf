import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { shownValue, shownValueLength } from '../../../core/domain/designer/refusals.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';

const anyValue = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('a', '\u0000', '\n', '\u202e', '\u200b', '👍'),
    maxLength: 200,
  }),
);

describe('a refused value as it is shown', () => {
  property.prop([anyValue])('is short, and holds no control or formatting character', (value) => {
    const shown = shownValue(value);
    expect((shown.match(/./gsu) ?? []).length).toBeLessThanOrEqual(shownValueLength);
    expect(shown).not.toMatch(/\p{C}/u);
  });

  property.prop([anyValue])(
    'is the value’s own beginning, and what is shown shows as it is',
    (value) => {
      const shown = shownValue(value);
      expect(value.replaceAll(/\p{C}/gu, '').startsWith(shown.replace(/…$/u, ''))).toBe(true);
      expect(shownValue(shown)).toBe(shown);
    },
  );

  property.prop([fc.string({ unit: fc.constantFrom('a', 'ß', '<', '👍'), maxLength: 60 })])(
    'is the value itself where that is short and plain',
    (value) => {
      expect(shownValue(value)).toBe(value);
    },
  );
});
