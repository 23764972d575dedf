import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { createPageBytes, markedParts } from '../../../server/pages/page-bytes.ts';
import type { StaticHtmlParts, StaticPart } from '../../../ui/web/static-parts.ts';

const partNames: readonly StaticPart[] = [
  'header',
  'navigation',
  'breadcrumb',
  'usps',
  'body-0',
  'body-12',
  'footer',
];

/** HTML around parts: what React writes holds no mark that is not one. */
const anyHtml = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('<', '&lt;'));
const anyParts: fc.Arbitrary<StaticHtmlParts> = fc.dictionary(
  fc.constantFrom(...partNames),
  fc.string({ unit: 'binary' }),
);

/** A document whose parts stand in some order, as texts of the parts' HTML. */
const documentOf = (texts: readonly string[], parts: StaticHtmlParts): string =>
  texts.map((text, index) => `${text}${Object.values(parts)[index] ?? ''}`).join('');

describe('the bytes of a page', () => {
  property.prop([fc.array(anyHtml, { minLength: 8, maxLength: 9 }), anyParts])(
    'are those of its text with the parts in their places',
    (texts, parts) => {
      const body = documentOf(texts, markedParts(parts));
      const bytes = createPageBytes()({ body, parts });
      expect(bytes.equals(Buffer.from(documentOf(texts, parts)))).toBe(true);
    },
  );

  property.prop([fc.array(anyHtml, { minLength: 2, maxLength: 3 }), anyParts, anyParts])(
    'are of the page at hand, whatever pages were written before',
    (texts, before, parts) => {
      const bytesOf = createPageBytes();
      bytesOf({ body: documentOf(texts, markedParts(before)), parts: before });
      const bytes = bytesOf({ body: documentOf(texts, markedParts(parts)), parts });
      expect(bytes.equals(Buffer.from(documentOf(texts, parts)))).toBe(true);
    },
  );

  test('lack a part that the page does not have', () => {
    const body = documentOf(['a', 'ö'], markedParts({ footer: '' }));
    expect(createPageBytes()({ body }).toString()).toBe('aö');
  });
});
