/** The terms and the instruction on withdrawal as files: all that the pages say, and nothing that loads. */
import { describe, expect, test } from 'vitest';

import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import { termsVersion } from '../../../core/domain/law/terms-version.ts';
import { contentLocaleOf } from '../../../core/domain/locale/locale.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { E, TE } from '../../../core/fp.ts';
import type { Content, PageRequest } from '../../../core/ports/content.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { pagesOfChannel } from '../../../server/embedded/content/samples/stories/registry.ts';
import { pageOf } from '../../../server/embedded/content/samples/stories/site.ts';
import { orderTerms } from '../../../server/embedded/shop/order-terms.ts';
import { legalDocument } from '../../../server/mails/legal-document.ts';
import { sampleOrder } from '../../../server/mails/order-samples.ts';

const origin = 'https://www.example.com';

const readIn = ({ bytes }: { readonly bytes: Uint8Array }): string =>
  new TextDecoder()
    .decode(bytes)
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');

/** The words of running texts, each as it stands. */
const wordsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    typeof inner === 'string' ? (field === 'text' ? [inner] : []) : wordsOf(inner),
  );
};

const isShown = (block: Block, market: ReturnType<typeof marketOf>) =>
  block.kind === 'rich-text' && block.markets?.includes(market) !== false;

describe('a document of law', () => {
  test.each(locales)('says in %s all that its page says in this market', (locale) => {
    const site = {
      channel: 'poster',
      locale: contentLocaleOf(locale),
      pages: pagesOfChannel('poster'),
    } as const;
    for (const key of ['terms', 'withdrawal'] as const) {
      const { blocks } = pageOf(site, key).content(site);
      const page = { slug: key, title: 'Terms & <more>', blocks };
      const document = legalDocument({ locale, origin }, page, termsVersion);
      expect(document).toMatchObject({
        name: `${key}-${termsVersion}.html`,
        contentType: 'text/html; charset=utf-8',
      });
      const [html, read] = [new TextDecoder().decode(document.bytes), readIn(document)];
      expect(html).toContain('Terms &amp; &lt;more&gt;');
      expect(html).not.toMatch(/<(?:script|img|link|style|iframe)/u);
      expect(html).not.toMatch(/href="\/|undefined|\[object/u);
      const [shown, hidden] = [true, false].map((is) =>
        blocks.filter(
          (block) => block.kind === 'rich-text' && isShown(block, marketOf(locale)) === is,
        ),
      );
      const words = wordsOf(shown);
      expect(words.length).toBeGreaterThan(3);
      for (const word of words) expect(read).toContain(word);
      for (const block of hidden ?? []) expect(read).not.toContain(wordsOf(block).join(''));
    }
  });
});

describe('what a confirmation brings', () => {
  const away = { kind: 'content-unavailable', reason: 'no answer' } as const;
  const open = () => {
    const asked: PageRequest[] = [];
    const content: Content = {
      page: (request) => {
        asked.push(request);
        return TE.left(away);
      },
      chrome: () => TE.left(away),
      navigation: () => TE.left(away),
    };
    return { asked, terms: orderTerms(embeddedSites(3_000), () => content) };
  };
  const order = sampleOrder('poster', 'nl-BE');

  test('is asked of the order’s own shop and language; nothing goes out without it', async () => {
    const { asked, terms } = open();
    const placed = { ...order.placed, terms: { ...order.placed.terms, version: termsVersion } };
    expect(await terms({ placed })()).toEqual(E.left(away));
    expect(
      new Set(asked.map(({ slug, channel, locale }) => `${channel} ${locale} ${slug}`)),
    ).toEqual(
      new Set(['poster nl-BE algemene-voorwaarden', 'poster nl-BE overeenkomst-herroepen']),
    );
  });

  test('is nothing where the terms are others by now', async () => {
    const { asked, terms } = open();
    const placed = { ...order.placed, terms: { ...order.placed.terms, version: '2020-01-01' } };
    expect(await terms({ placed })()).toEqual(E.right([]));
    expect(asked).toEqual([]);
  });
});
