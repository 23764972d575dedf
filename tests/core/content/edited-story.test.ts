import { storyblokEditable } from '@storyblok/js';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { blockCodecOf } from '../../../core/domain/content/blocks/registry.ts';
import { blockMark } from '../../../core/domain/content/edited-story.ts';
import { linkedUuids } from '../../../core/domain/content/linked-uuids.ts';
import { anyWrittenBlock } from '../../arbitraries/content-page.ts';

const edited = { space: '606', story: '42' };

describe('the mark of a block', () => {
  property.prop([anyWrittenBlock])("is what the vendor's own function makes", (block) => {
    const { component } = blockCodecOf(block.kind);
    const options = { name: component, space: '606', uid: block.id, id: '42' };
    const _editable = `<!--#storyblok#${JSON.stringify(options)}-->`;
    const vendors = storyblokEditable({ _editable });
    expect(blockMark(edited, block)).toEqual(vendors);
  });

  test('names the component of a refused one', () => {
    const block = { kind: 'refused', id: 'a', component: 'Vidio', reason: 'unknown' } as const;
    expect(blockMark(edited, block)['data-blok-c']).toContain('"name":"Vidio"');
  });
});

describe('links to stories', () => {
  test('are found in fields and in rich texts, each once', () => {
    const link = { linktype: 'story', id: 'a', url: '' };
    const mark = { type: 'link', attrs: { linktype: 'story', uuid: 'b', href: '/x' } };
    const other = { linktype: 'url', id: 'c', url: 'https://example.com' };
    const content = { body: [{ link, other }, { text: [{ marks: [mark] }] }, { link }] };
    expect(linkedUuids({ uuid: 'own', content })).toEqual(['a', 'b']);
  });

  property.prop([fc.jsonValue()])('are looked for in any JSON', (value) => {
    expect(Array.isArray(linkedUuids(value))).toBe(true);
  });

  test('end before the stack does', () => {
    let deep: unknown = { linktype: 'story', id: 'a' };
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(linkedUuids(deep)).toEqual([]);
  });
});
