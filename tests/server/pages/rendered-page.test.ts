/** A page's texts as bytes. */
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { bytesOf } from '../../../server/pages/rendered-page.ts';

const anyTexts = fc.array(fc.string({ unit: 'binary' }));

property.prop([anyTexts, anyTexts])(
  'the bytes of texts stand in turn in memory of their own, whatever is written after them',
  (texts, others) => {
    const bytes = bytesOf(texts);
    bytesOf(others);
    expect(bytes).toEqual(Buffer.from(texts.join('')));
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);

test('a page may be longer than all before it', () => {
  const texts = ['€'.repeat(700_000), 'ä'];
  expect(bytesOf(texts).equals(Buffer.from(texts.join('')))).toBe(true);
});
