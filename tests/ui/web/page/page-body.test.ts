/** The body of a page in its parts: which block is live, and that no block is lost or moved. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { isProductBlock, type Block } from '../../../../core/domain/content/blocks/registry.ts';
import { splitBody } from '../../../../ui/web/page/page-body.ts';
import { deferredProduct } from '../../../../ui/web/products/deferred-product.ts';
import { anyWrittenBlock } from '../../../arbitraries/content-page.ts';
import { pageProducts } from '../../../../ui/web/products/registry.ts';
import { plainPage } from '../../../fakes/plain-page.ts';

const anyBody = fc.array(anyWrittenBlock, { maxLength: 6 });

describe('the body of a page', () => {
  property.prop([anyBody, fc.func(fc.boolean())])(
    'keeps every block in its order, whichever are live',
    (blocks, isLive) => {
      const isLiveBlock = new Map<Block, boolean>(blocks.map((block) => [block, isLive(block)]));
      const { body, staticBlocks } = splitBody(blocks, (block) =>
        isLiveBlock.get(block) === true ? { kind: 'product', id: block.id } : undefined,
      );
      const inOrder = body.flatMap((part): readonly unknown[] =>
        part.kind === 'static' ? (staticBlocks[part.part] ?? []) : [part.id],
      );
      expect(inOrder).toEqual(blocks.map((block) => (isLiveBlock.get(block) ? block.id : block)));
      // Neighbours that are HTML alone are one part, and every part has its own name.
      const names = body.map((part) => (part.kind === 'static' ? part.part : ''));
      const statics = names.filter((name) => name !== '');
      expect(new Set(statics).size).toBe(statics.length);
      expect(names.some((name, index) => name !== '' && (names[index + 1] ?? '') !== '')).toBe(
        false,
      );
      expect(statics.every((part) => /^body-\d+$/u.test(part))).toBe(true);
    },
  );

  property.prop([anyBody])(
    'has at most one live product: the first of the registry among those that it sells',
    (blocks) => {
      const sold = pageProducts.flatMap((product) => {
        const block = blocks.find(({ kind }) => kind === product);
        return block ? [{ product, place: 'body', block }] : [];
      });
      expect(deferredProduct({ ...plainPage('wandbilder'), product: undefined, blocks })).toEqual(
        sold[0],
      );
    },
  );

  const anyProductBlock = anyWrittenBlock.filter(isProductBlock);

  property.prop([anyProductBlock])('leaves the place at the head to the page’s own', (block) => {
    const page = { ...plainPage('wandbilder'), product: block, blocks: [block] };
    expect(deferredProduct(page)).toEqual({ product: block.kind, place: 'head', block });
  });
});
