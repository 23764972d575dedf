import { fc, test as property } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { blockMark } from '../../../../core/domain/content/edited-story.ts';
import type { Block } from '../../../../core/domain/content/blocks/registry.ts';
import { BlockList } from '../../../../ui/blocks/block-list.tsx';
import { BlockMarksContext } from '../../../../ui/blocks/block-marks.tsx';
import { compileMessages } from '../../../../ui/messages/compile.ts';
import { MessagesProvider } from '../../../../ui/messages/text.tsx';
import { markRoots } from '../../../../ui/web/editor/mark-roots.ts';
import { anyWrittenBlock } from '../../../arbitraries/content-page.ts';

const edited = { space: '606', story: '42' };

const drawn = (blocks: readonly Block[], isMarked: boolean): string =>
  renderToStaticMarkup(
    <MessagesProvider locale="en-GB" messages={compileMessages('en-GB')}>
      <BlockMarksContext value={isMarked ? (block) => blockMark(edited, block) : undefined}>
        <BlockList
          blocks={blocks}
          resolveLink={(href) => ({ href })}
          locale="en-GB"
          isEditing={isMarked}
          breadcrumb={[]}
          navigation={[]}
        />
      </BlockMarksContext>
    </MessagesProvider>,
  );

/** HTML without its marks, and without the numbers that React gives out. */
const plain = (html: string): string =>
  html.replaceAll(/ data-blok-c="[^"]*" data-blok-uid="[^"]*"/gu, '').replaceAll(/_R_\w*_/gu, 'id');

const mark = (id: string): string =>
  `<template data-blok-c="{&quot;id&quot;}" data-blok-uid="42-${id}"></template>`;

const marked = (id: string): string => `data-blok-c="{&quot;id&quot;}" data-blok-uid="42-${id}"`;

describe('marks of blocks', () => {
  property.prop([fc.uniqueArray(anyWrittenBlock, { selector: ({ id }) => id, maxLength: 4 })])(
    'stand on the elements of the blocks, which look as they do without',
    (blocks) => {
      const html = markRoots(drawn(blocks, true));
      expect(html).not.toContain('<template');
      expect(plain(html)).toBe(plain(drawn(blocks, false)));
    },
  );

  property.prop([anyWrittenBlock])('stand nowhere while nobody edits', (block) => {
    expect(drawn([block], false)).not.toContain('data-blok');
  });

  test('name the block that was clicked', () => {
    const block = { kind: 'refused', id: 'r', component: 'Vidio', reason: 'unknown' } as const;
    const html = markRoots(drawn([block], true));
    expect(html).toContain('data-blok-uid="42-r"');
    expect(html).toContain('Vidio');
    expect(html).toContain('unknown');
  });

  test.each([
    ['an element', `${mark('a')}<section class="x">`, `<section ${marked('a')} class="x">`],
    [
      'the next element behind its part',
      `<div><nav></nav>${mark('a')}</div><main>`,
      `<div><nav></nav></div><main ${marked('a')}>`,
    ],
    [
      'nothing, for a block that draws nothing',
      `${mark('a')}${mark('b')}<p>`,
      `<p ${marked('b')}>`,
    ],
    ['nothing, at the end', `<i></i>${mark('a')}`, '<i></i>'],
    [
      'the element of their target',
      `${mark('a').replace('></t', ' data-blok-for="block-a"></t')}<p></p><div id="block-a"><i>`,
      `<p></p><div id="block-a" ${marked('a')}><i>`,
    ],
    [
      'nothing, where their target is not there',
      `${mark('a').replace('></t', ' data-blok-for="block-a"></t')}<p></p>`,
      '<p></p>',
    ],
  ])('move onto %s', (_name, html, moved) => {
    expect(markRoots(html)).toBe(moved);
  });
});
