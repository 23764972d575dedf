import { fc, test as property } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { blockCodecs, type Block } from '../../../core/domain/content/blocks/registry.ts';
import { BlockList } from '../../../ui/blocks/block-list.tsx';
import { blockViews } from '../../../ui/blocks/registry.ts';
import { compileMessages } from '../../../ui/messages/compile.ts';
import { MessagesProvider } from '../../../ui/messages/text.tsx';
import { anyPlainBlock, anyWrittenBlock } from '../../arbitraries/content-page.ts';

const drawn = (blocks: readonly Block[]): string =>
  renderToStaticMarkup(
    <MessagesProvider locale="en-GB" messages={compileMessages('en-GB')}>
      <BlockList
        blocks={blocks}
        resolveLink={(href) => ({ href })}
        locale="en-GB"
        isEditing={false}
      />
    </MessagesProvider>,
  );

describe('the blocks of a body', () => {
  property.prop([fc.uniqueArray(anyWrittenBlock, { selector: ({ id }) => id, maxLength: 5 })])(
    'are drawn one after another, whatever their kinds',
    (blocks) => {
      // React numbers the identifiers of a rendering.
      const numberless = (html: string): string => html.replaceAll(/_R_\w*_/gu, 'id');
      expect(numberless(drawn(blocks))).toBe(
        numberless(blocks.map((block) => drawn([block])).join('')),
      );
    },
  );

  property.prop([anyPlainBlock])('are all seen', (block) => {
    expect(drawn([block])).toContain('<section');
  });

  property.prop([anyPlainBlock, anyPlainBlock])(
    'of both sides stand in an A/B block',
    (on, off) => {
      const html = drawn([{ kind: 'ab', id: 'ab', flag: '967_nudging', on: [on], off: [off] }]);
      const sides = html.split('<div class=').filter((side) => side.includes('data-ab='));
      expect(sides).toHaveLength(2);
      expect(sides[0]).toContain('--side:var(--ab-on-967_nudging, none)');
      expect(sides[1]).toContain('--side:var(--ab-off-967_nudging, contents)');
    },
  );

  test('that do not decode stay unseen', () => {
    expect(drawn([{ kind: 'refused', id: 'a', component: 'Video', reason: 'unknown' }])).toBe('');
  });

  test('have a view for each kind in stories, and for refused ones', () => {
    expect(Object.keys(blockViews).toSorted()).toEqual(
      [...Object.keys(blockCodecs), 'refused'].toSorted(),
    );
  });

  test('a calculator offers each material once, as a link', () => {
    const leinwand = { materialType: 'leinwand', frameType: undefined } as const;
    const html = drawn([
      {
        kind: 'calculator',
        id: 'c',
        headline: 'Your format',
        startLabel: 'Start now',
        product: 'framedMaterial',
        materials: [leinwand, { materialType: 'acrylglas', frameType: 'artbox' }, leinwand],
        labels: [],
        motif: { source: 'leadimage/moon-1/motif.jpg', alternative: '' },
      },
    ]);
    expect(
      [...html.matchAll(/href="(?<href>[^"]+)"/gu)].map(({ groups }) => groups?.['href']),
    ).toEqual(['?material=leinwand', '?material=acrylglas%2Bartbox', '?material=leinwand']);
    expect(html).toContain('Your format');
    expect(html).toContain('Start now');
  });
});
