import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { printScriptJson } from '../../../core/domain/content/structured-data.ts';
import { bytesOfPage, openPieces } from '../../../server/pages/page-bytes.ts';
import { printData } from '../../../server/pages/print-data.ts';
import { isLasting, lastingObject } from '../../../ui/kept-by-inputs.ts';

/** Data in which some objects stand on many pages, and some names have no value. */
const { anyData } = fc.letrec<{ anyData: unknown; leaf: unknown; object: object }>((tie) => ({
  leaf: fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null)),
  object: fc
    .tuple(
      fc.dictionary(fc.string(), fc.option(tie('anyData'), { nil: undefined }), { maxKeys: 5 }),
      fc.boolean(),
    )
    .map(([object, isKept]) => (isKept ? lastingObject(object) : object)),
  anyData: fc.oneof(
    { maxDepth: 5 },
    tie('leaf'),
    tie('object'),
    fc.array(tie('anyData'), { maxLength: 3 }),
  ),
}));

const printed = (data: unknown): { readonly body: string; readonly whole: string } => {
  const { markOf, made } = openPieces();
  const body = printData(data, markOf);
  return { body, whole: bytesOfPage({ body, pieces: made() }).toString() };
};

describe('the data of a document', () => {
  property.prop([anyData])('is printed as it is without pieces', (data) => {
    expect(printed(data).whole).toBe(printScriptJson(data));
    // Once more, with what was kept.
    expect(printed(data).whole).toBe(printScriptJson(data));
  });

  test('has a piece for what stands on many pages, and closes no script', () => {
    const messages = lastingObject({ 'calculator.apply': 'Auswahl </script> übernehmen' });
    expect(isLasting({ ...messages })).toBe(false);
    const page = { messages, path: '/leinwanddruck' };
    const { body, whole } = printed({ build: 'test', shell: lastingObject({}), page });
    expect(body).not.toContain('Auswahl');
    expect(body).toContain('/leinwanddruck');
    expect(whole).not.toContain('</script>');
  });
});
