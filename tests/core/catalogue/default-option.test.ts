import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { isDefaultOption } from '../../../core/domain/catalogue/default-option.ts';
import { optionTypes } from '../../../core/domain/catalogue/options.ts';

describe('the default of an option', () => {
  test.each([undefined, '', 'standard'])('is what %j means', (text) => {
    expect(isDefaultOption(text)).toBe(true);
  });

  property.prop([
    fc.oneof(fc.constantFrom(...optionTypes, 'Standard', ' ', 'none', 'null'), fc.string()),
  ])('is what no other text means', (text) => {
    expect(isDefaultOption(text)).toBe(text === '' || text === 'standard');
  });
});
