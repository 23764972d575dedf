/** Where closing a dialog leads in the history. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { pageBelow } from '../../../../ui/web/dialogs/page-below.ts';

const at = (path: string, sameDocument = true) => ({
  key: path,
  url: `http://localhost:3000${path}`,
  sameDocument,
});

const page = at('/leinwanddruck?materialType=leinwand');
const dialog = at('/leinwanddruck?materialType=leinwand&dialog=customer-picture');
const other = at('/poster-drucken');

describe('closing a dialog', () => {
  property.prop([
    fc.array(fc.constantFrom(page, other), { maxLength: 4 }),
    fc.integer({ min: 1, max: 5 }),
  ])('goes back over all that it showed, to the page below', (before, shown) => {
    const below = { ...page, key: 'below' };
    const entries = [...before, below, ...Array.from({ length: shown }, () => dialog)];
    expect(pageBelow(entries, entries.length - 1)).toBe('below');
  });

  test.each([
    ['was opened by its address', [dialog], 0],
    ['was opened from another page', [other, dialog], 1],
    ['was opened in another document', [{ ...page, sameDocument: false }, dialog], 1],
    ['follows an entry that tells nothing', [{ ...page, url: null }, dialog], 1],
    ['is on no entry that is known', [page], 3],
  ])('has no way back where it %s', (_name, entries, current) => {
    expect(pageBelow(entries, current)).toBeUndefined();
  });

  test('looks at what came before alone', () => {
    expect(pageBelow([page, dialog, { ...page, key: 'later' }, other], 1)).toBe(page.key);
  });
});
