import { describe, expect, test } from 'vitest';

import { parseSku } from '../../../core/domain/designer/sku-container.ts';
import { E } from '../../../core/fp.ts';

describe('a SKU', () => {
  test.each([
    ['leinwand_600x400', 'leinwand_600x400'],
    [' CAL-2027 ', 'CAL-2027'],
    ['a'.repeat(64), 'a'.repeat(64)],
  ])('%j reads as %j', (text, sku) => expect(parseSku(text)).toEqual(E.right(sku)));

  test.each(['', ' ', 'a b', 'a/b', '../a', 'a\u0000', 'ä', 'a'.repeat(65)])(
    '%j is refused',
    (text) => {
      expect(parseSku(text)).toEqual(E.left({ kind: 'malformed-sku', text }));
    },
  );
});
