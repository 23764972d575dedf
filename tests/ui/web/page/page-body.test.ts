/** The body of a page in its parts: which block is live, and that no block is lost or moved. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import type { Block } from '../../../../core/domain/content/blocks/registry.ts';
import { splitBody } from '../../../../ui/web/page/page-body.ts';
import { liveProduct } from '../../../../ui/web/products/live-product.ts';
import { anyCalculatorBlock } from '../../../arbitraries/content-block.ts';
import { anyWrittenBlock } from '../../../arbitraries/content-page.ts';
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
    'has at most one live product: a calculator, else collages',
    (blocks) => {
      const calculator = blocks.find(({ kind }) => kind === 'calculator');
      const block = calculator ?? blocks.find(({ kind }) => kind === 'collages');
      const product = calculator === undefined ? 'collage' : 'wall-picture';
      expect(liveProduct({ ...plainPage('wandbilder'), calculator: undefined, blocks })).toEqual(
        block && { product, place: 'body', block },
      );
    },
  );

  property.prop([anyCalculatorBlock])('leaves the place at the head to the page’s own', (block) => {
    const page = { ...plainPage('wandbilder'), calculator: block, blocks: [block] };
    expect(liveProduct(page)).toEqual({ product: 'wall-picture', place: 'head', block });
  });
});
