import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import type { TeaserBlock } from '../../../core/domain/content/blocks/teaser.ts';
import {
  linksOfDescription,
  productDescription,
} from '../../../core/domain/content/product-description.ts';
import { anyWrittenBlock } from '../../arbitraries/content-page.ts';
import { anyRichText } from '../../arbitraries/written-text.ts';

const anyBlocks: fc.Arbitrary<readonly Block[]> = fc.array(anyWrittenBlock, { maxLength: 6 });

const teaser = (text: string): TeaserBlock => ({
  kind: 'teaser',
  id: 'teaser',
  headline: 'Ihr Foto auf Leinwand',
  text,
  picture: undefined,
  link: undefined,
});

const page = { title: 'Leinwand drucken', description: 'Mattes Gewebe.', teaser: undefined };

describe('the description of a product', () => {
  property.prop([anyBlocks])('has every running text of the page, in its order', (blocks) => {
    const { sections } = productDescription({ ...page, blocks });
    const texts = blocks.filter((block) => block.kind === 'rich-text');
    expect(sections.map(({ id, text }) => ({ id, text }))).toEqual(
      texts.map(({ id, text }) => ({ id, text })),
    );
  });

  test('begins with the page’s own headline and line', () => {
    expect(productDescription({ ...page, teaser: teaser('Feines Gewebe.'), blocks: [] })).toEqual({
      headline: 'Ihr Foto auf Leinwand',
      lead: 'Feines Gewebe.',
      sections: [],
    });
  });

  test.each([
    ['without a teaser', undefined, 'Leinwand drucken'],
    ['with a teaser without a line', teaser(''), 'Ihr Foto auf Leinwand'],
  ])('%s says what search engines are told', (_name, given, headline) => {
    expect(productDescription({ ...page, teaser: given, blocks: [] })).toEqual({
      headline,
      lead: 'Mattes Gewebe.',
      sections: [],
    });
  });

  property.prop([fc.array(anyRichText, { maxLength: 3 })])(
    'links to what its texts link to, lists included, each once',
    (texts) => {
      const sections = texts.map((text, index) => ({ id: String(index), headline: '', text }));
      const links = linksOfDescription({ headline: '', lead: '', sections });
      const written = JSON.stringify(texts);
      for (const link of links) expect(written).toContain(JSON.stringify(link));
      expect(new Set(links).size).toBe(links.length);
      const marks = written.match(/"(?:link|url)":"/gu) ?? [];
      expect(links.length > 0).toBe(marks.length > 0);
    },
  );
});
