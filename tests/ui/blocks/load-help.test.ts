import { describe, expect, test } from 'vitest';

import type { WrittenBlock } from '../../../core/domain/content/blocks/registry.ts';
import { sampleAnswer } from '../../../ui/components/rich-text/sample-text.ts';
import { open, text } from '../web/page/pages-of-blocks.ts';

const help: WrittenBlock = {
  kind: 'help',
  id: 'help',
  groups: [
    {
      headline: 'Lieferung',
      items: [
        { question: 'Wann kommt mein Bild?', answer: sampleAnswer('Am Datum beim Preis.') },
        { question: 'Was kostet der Weg zu mir?', answer: sampleAnswer('4,90 €') },
      ],
    },
    {
      headline: 'Fotos',
      items: [{ question: 'Ist es groß genug?', answer: sampleAnswer('Die Pixel zählen.') }],
    },
  ],
  link: { text: 'Kontakt', url: '/kontakt' },
};

const questions = (html: string) => [...html.matchAll(/<summary[^>]*>([^<]+)/gu)].map(([, q]) => q);

describe('a page of help', () => {
  test('has every question where nothing is searched, and is kept and indexed', async () => {
    for (const search of ['', '?q=', '?q=%3F%3F']) {
      const { html, parts, isShared } = await open([help], {}, search);
      expect(questions(html)).toHaveLength(3);
      expect(isShared).toBe(true);
      expect(parts.machines).toContain('content="index, follow"');
      expect(parts.graph).toContain('FAQPage');
    }
  });

  test.each([
    ['?q=GROSS', ['Ist es groß genug?'], '1 Antwort zu „GROSS“'],
    ['?q=pixel', ['Ist es groß genug?'], '1 Antwort zu „pixel“'],
    // By the subject's headline, and by a word that means the same.
    ['?q=porto', ['Wann kommt mein Bild?', 'Was kostet der Weg zu mir?'], '2 Antworten zu „porto“'],
  ])('of %s shows what is found, and how many', async (search, found, said) => {
    const { html } = await open([help], {}, search);
    expect(questions(html)).toEqual(found);
    expect(html).toContain(said);
    expect(html).not.toContain('href="/kontakt"');
  });

  test('says that nothing is found, as it was typed, and leads to who knows', async () => {
    const { html } = await open([help], {}, '?q=%3Cxyzzy%3E');
    expect(questions(html)).toEqual([]);
    expect(html).toContain('„&lt;xyzzy&gt;“');
    expect(html).toContain('href="/kontakt"');
    expect(html).toContain('value="&lt;xyzzy&gt;"');
  });

  test('with a search is neither kept nor indexed, and another page with one is not kept', async () => {
    const asked = await open([help], {}, '?q=pixel');
    expect(asked.isShared).toBe(false);
    expect(asked.parts.machines).toContain('content="noindex, follow"');
    expect(asked.parts.machines).not.toContain('hreflang');
    expect((await open([text('other')], {}, '?q=pixel')).isShared).toBe(false);
  });
});
