/** The body of a page in its parts: which block is live, and that no block is lost or moved. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { splitBody } from '../../../ui/web/page/page-body.ts';
import { liveCalculator } from '../../../ui/web/products/live-calculator.ts';
import { anyCalculatorBlock } from '../../arbitraries/content-block.ts';
import { anyWrittenBlock } from '../../arbitraries/content-page.ts';
import { plainPage } from '../../fakes/plain-page.ts';

const anyBody = fc.array(anyWrittenBlock, { maxLength: 6 });

describe('the body of a page', () => {
  property.prop([anyBody, fc.nat()])('keeps every block, in its order', (blocks, number) => {
    const live = number % 2 === 0 ? undefined : blocks[number % Math.max(1, blocks.length)];
    const { body, staticBlocks } = splitBody(blocks, live);
    const inOrder: readonly unknown[] = body.flatMap((part): readonly unknown[] =>
      part.kind === 'static' ? (staticBlocks[part.part] ?? []) : [live],
    );
    expect(inOrder).toEqual(blocks);
    expect(body.filter(({ kind }) => kind === 'product')).toHaveLength(live === undefined ? 0 : 1);
  });

  property.prop([anyBody])('has at most one live calculator, the first', (blocks) => {
    const first = blocks.find(({ kind }) => kind === 'calculator');
    expect(liveCalculator({ ...plainPage('wandbilder'), calculator: undefined, blocks })).toEqual(
      first && { place: 'body', block: first },
    );
  });

  property.prop([anyCalculatorBlock])('leaves the place at the head to the page’s own', (block) => {
    const page = { ...plainPage('wandbilder'), calculator: block, blocks: [block] };
    expect(liveCalculator(page)).toEqual({ place: 'head', block });
  });
});
