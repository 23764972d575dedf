import { describe, expect, test } from 'vitest';

import { readInitialData } from '../../../core/domain/content/initial-data.ts';

const own = { layout: { header: 'ours' }, messages: { 'cart.title': 'Cart' } };
const layout = '{"header":"<b>theirs</b>"}';
const messages = '{"cart.title":"Warenkorb"}';

describe('initial data', () => {
  test('is what the other application brings', () => {
    expect(readInitialData({ layout, messages }, own)).toEqual({
      chrome: {
        layout: { header: '<b>theirs</b>' },
        messages: { 'cart.title': 'Warenkorb' },
      },
      errors: [],
    });
  });

  test.each([
    [{ layout: '{', messages }, 'ours', 'Warenkorb', ['hybrid-parse-error']],
    [{ layout: '{"header":" "}', messages }, 'ours', 'Warenkorb', ['empty-hybrid-layout']],
    [{ layout, messages: '[]' }, '<b>theirs</b>', 'Cart', ['translator-parse-error']],
    [
      { layout: '', messages: 'null' },
      'ours',
      'Cart',
      ['hybrid-parse-error', 'translator-parse-error'],
    ],
  ])('%j: each part that cannot be read is our own', (data, header, title, kinds) => {
    const { chrome, errors } = readInitialData(data, own);
    expect(chrome).toEqual({ layout: { header }, messages: { 'cart.title': title } });
    expect(errors.map(({ kind }) => kind)).toEqual(kinds);
  });
});
