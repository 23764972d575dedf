/** A page with a product at its head, whichever it is. */
import { test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { isProductBlock } from '../../../core/domain/content/blocks/registry.ts';
import { TE } from '../../../core/fp.ts';
import { createRenderer } from '../../../server/pages/render.tsx';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import { anyWrittenBlock } from '../../arbitraries/content-page.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { memoryContent } from '../../fakes/content.ts';
import { plainPage } from '../../fakes/plain-page.ts';
import { requestFor, startDecision } from '../../ui/web/requests.ts';

const render = createRenderer({
  build: 'test',
  files: {
    hasMessages: false,
    styles: '',
    scripts: ['/entry.js'],
    editor: '/editor.js',
    net: '',
    islands: {},
    development: '',
  },
});

describe('a page with a product at its head', () => {
  // A card is named by the address of its design: it has no place at the head of another page.
  const anyHead = anyWrittenBlock.filter(isProductBlock).filter(({ kind }) => kind !== 'card');

  property.prop([anyHead], { numRuns: 20 })(
    'has its own headline once, above the product’s',
    async (product) => {
      await allLazyComponents();
      const page = { ...plainPage('home'), title: 'Ihr Foto', product };
      const content = { ...memoryContent([]), page: () => TE.right(page) };
      const decision = startDecision(embedded, 'poster', 'de-DE');
      const { request } = requestFor(decision, embedded, { content });
      const rendered = await render(request, 'document');
      if (rendered.kind !== 'document') throw new Error(`a ${rendered.kind}`);
      const headlines = rendered.body.join('').match(/<h1[^>]*>.*?<\/h1>/gu) ?? [];
      expect(headlines.map((html) => html.replaceAll(/<[^>]*>/gu, ''))).toEqual(['Ihr Foto']);
    },
  );
});
