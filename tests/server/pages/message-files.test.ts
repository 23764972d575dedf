/** The texts of islands in files: what is in them, and what is sent with pages beside them. */
import { describe, expect, test } from 'vitest';

import {
  allMessageFiles,
  messagesBeside,
  overviewMessageFile,
  productMessageFile,
  sharedMessageFile,
} from '../../../server/pages/message-files.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { pageProducts } from '../../../ui/web/products/registry.ts';

describe('the files', () => {
  test('are one for each language and product with pages, the overview of designs, and what all islands share', async () => {
    const files = await allMessageFiles();
    const count = locales.length * (pageProducts.length + 2);
    expect(new Set(files.map(({ href }) => href)).size).toBe(count);
    expect(files).toContain(sharedMessageFile('fr-CH'));
    expect(files).toContain(await productMessageFile('de-DE', 'wall-picture'));
    const ofOverview = await overviewMessageFile('de-DE');
    expect(files).toContain(ofOverview);
    expect(ofOverview.messages['overview.filters']).toBe('Filter');
  });

  test('hold texts of their language, under a name that changes with them', async () => {
    const german = await productMessageFile('de-DE', 'wall-picture');
    const french = await productMessageFile('fr-FR', 'wall-picture');
    expect(german.messages['configurator.format']).toBe('Format');
    expect(german.messages['price.now']).toBe('jetzt');
    expect(french.messages['price.now']).not.toBe('jetzt');
    expect(german.href).toMatch(/^\/assets\/messages-de-DE-[a-z-]+-[0-9a-f]{8}\.js$/u);
  });
});

test('a page is sent with the messages that no file brings', () => {
  const one = { href: '/one.js', messages: { a: 'A', b: 'B' } };
  const other = { href: '/other.js', messages: { c: 'C' } };
  const page = { a: 'A', c: 'C', d: 'D' };
  expect(messagesBeside(page, [one, other])).toEqual({ d: 'D' });
  expect(messagesBeside(page, [])).toEqual(page);
  expect(messagesBeside(page, [one])).toBe(messagesBeside(page, [one]));
});
