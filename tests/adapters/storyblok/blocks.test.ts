import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  decodeBlock,
  decodeBlocks,
  encodeBlock,
} from '../../../core/domain/content/block-codec.ts';
import type { StoryContext, StoryWriting } from '../../../core/domain/content/story-links.ts';
import { decodeRichText, encodeRichText } from '../../../core/domain/content/rich-text-field.ts';
import { E } from '../../../core/fp.ts';
import { uuidOf } from '../../../server/embedded/content/story.ts';
import { anyBrokenBlock } from '../../arbitraries/broken-block.ts';
import { anyWrittenBlock } from '../../arbitraries/content-page.ts';
import { anyRichText, knownPaths } from '../../arbitraries/written-text.ts';

const folder = 'poster/de-DE';
const slugs = knownPaths.map((path) => `${folder}/pages${path === '/' ? '/home' : path}`);

const writing: StoryWriting = {
  folder,
  uuidOfSlug: (slug) => (slugs.includes(slug) ? uuidOf(slug) : undefined),
};

const reading: StoryContext = {
  folder,
  links: new Map(slugs.map((slug) => [uuidOf(slug), slug])),
};

/** As it comes over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('blocks', () => {
  property.prop([anyWrittenBlock])('are read as they were written', (block) => {
    expect(decodeBlock(reading, 'body/0', sent(encodeBlock(writing, block)))).toEqual([block]);
  });

  property.prop([anyWrittenBlock, fc.oneof(anyBrokenBlock, fc.jsonValue()), anyWrittenBlock])(
    'a broken one never throws and leaves the others alone',
    (before, broken, after) => {
      const blocks = decodeBlocks(reading, 'body', [
        sent(encodeBlock(writing, before)),
        sent(broken),
        sent(encodeBlock(writing, after)),
      ]);
      expect(blocks[0]).toEqual(before);
      expect(blocks.at(-1)).toEqual(after);
      expect(blocks.length).toBeGreaterThanOrEqual(3);
    },
  );

  test('one of an unknown component says so', () => {
    const [block] = decodeBlock(reading, 'body/0', { component: 'Carousel', _uid: 'v' });
    expect(block).toEqual({
      kind: 'refused',
      id: 'v',
      component: 'Carousel',
      reason: 'component: unknown "Carousel"',
    });
  });

  test('a missing field is named', () => {
    const [block] = decodeBlock(reading, 'body/0', { component: 'Teaser', _uid: 't' });
    expect(block).toMatchObject({ kind: 'refused', reason: expect.stringContaining('headline') });
  });

  test('a broken part goes alone, with its reason behind the block', () => {
    const blocks = decodeBlock(reading, 'body/0', {
      component: 'UspTeaser',
      _uid: 'u',
      items: [
        { component: 'UspItem', _uid: 'a', text: 'Here' },
        { component: 'UspItem', text: 7 },
      ],
    });
    expect(blocks.map(({ kind }) => kind)).toEqual(['usp', 'refused']);
    expect(blocks[0]).toMatchObject({ items: [{ text: 'Here' }] });
    expect(blocks[1]).toMatchObject({ component: 'UspItem', id: 'u/items/1' });
  });

  test.each([
    ['a picture that cannot be drawn', { filename: 'https://example.com/a.jpg', alt: '' }],
    ['no picture', undefined],
  ])('a configurator with %s is refused', (_name, motif) => {
    const blocks = decodeBlock(reading, 'body/0', {
      component: 'Calculator',
      _uid: 'c',
      headline: 'H',
      startLabel: 'S',
      product: 'framedMaterial',
      materials: [{ materialType: 'leinwand' }],
      motif,
    });
    expect(blocks.map(({ kind }) => kind)).toEqual(['refused']);
  });
});

describe('links', () => {
  const tile = (link: object) => ({
    component: 'Tiles',
    _uid: 't',
    items: [
      { linkText: 'There', link, picture: { filename: 'leadimage/moon-1/motif.jpg', alt: '' } },
    ],
  });
  const urlOf = (link: object, context = reading): unknown => {
    const [block] = decodeBlock(context, 'body/0', tile(link));
    return block?.kind === 'tiles' ? block.items[0]?.link.url : block?.kind;
  };
  const uuid = uuidOf(`${folder}/pages/kontakt`);

  test('to a story are its path in the site', () => {
    expect(urlOf({ linktype: 'story', id: uuid, anchor: 'mail' })).toBe('/kontakt#mail');
  });

  test('are read where the client put the story in place', () => {
    const link = {
      linktype: 'story',
      id: uuid,
      story: { full_slug: 'poster/de-DE/pages/kontakt/' },
    };
    expect(urlOf(link, { ...reading, links: new Map() })).toBe('/kontakt');
  });

  test('to an unknown story, or one of another folder, lead nowhere', () => {
    expect(urlOf({ linktype: 'story', id: uuidOf('x'), cached_url: 'x' })).toBe('refused');
    const links = new Map([[uuid, 'kartenliebe/de-DE/pages/kontakt']]);
    expect(urlOf({ linktype: 'story', id: uuid }, { ...reading, links })).toBe('refused');
  });

  test('to addresses and mailboxes stay as they were written', () => {
    expect(urlOf({ linktype: 'url', url: 'javascript:alert(1)' })).toBe('javascript:alert(1)');
    expect(urlOf({ linktype: 'email', email: 'a@example.com' })).toBe('mailto:a@example.com');
  });
});

describe('rich text', () => {
  property.prop([anyRichText])('is read as it was written', (text) => {
    expect(decodeRichText(reading)(sent(encodeRichText(writing, text)))).toEqual(E.right(text));
  });

  property.prop([fc.jsonValue()])('a node of any JSON never spoils a document', (value) => {
    const content = [value, { type: 'paragraph', content: [{ type: 'text', text: 'kept' }] }];
    const read = decodeRichText(reading)({ type: 'doc', content });
    expect(JSON.stringify(read)).toContain('kept');
  });

  test('that is not a document is refused with a reason', () => {
    expect(decodeRichText(reading)({ type: 'table' })).toMatchObject({ _tag: 'Left' });
  });

  test('drops what it does not know to its text', () => {
    const text = (words: string, type: string) => ({
      type: 'text',
      text: words,
      marks: [{ type }],
    });
    const read = decodeRichText(reading)({
      type: 'doc',
      content: [
        { type: 'blockquote', content: [{ type: 'paragraph', content: [text('a', 'strike')] }] },
        { type: 'code_block', content: [text('b', 'bold')] },
        { type: 'paragraph', content: [{ type: 'mention', content: [text('c', 'italic')] }] },
        { type: 'paragraph' },
        { type: 'horizontal_rule' },
        { type: 'heading', attrs: { level: 1 }, content: [text('d', 'code')] },
        { type: 'heading', attrs: { level: 6 }, content: [text('e', 'code')] },
      ],
    });
    const run = (words: string, marks = {}) => ({
      kind: 'text',
      text: words,
      isBold: false,
      isItalic: false,
      link: undefined,
      ...marks,
    });
    expect(read).toEqual(
      E.right([
        { kind: 'paragraph', children: [run('a')] },
        { kind: 'paragraph', children: [run('b', { isBold: true })] },
        { kind: 'paragraph', children: [run('c', { isItalic: true })] },
        { kind: 'heading', level: 2, children: [run('d')] },
        { kind: 'heading', level: 4, children: [run('e')] },
      ]),
    );
  });

  test('of any depth is read without exhausting the stack', () => {
    let deep: object = { type: 'text', text: 'deep' };
    for (let level = 0; level < 20_000; level += 1) deep = { type: 'x', content: [deep] };
    expect(decodeRichText(reading)({ type: 'doc', content: [deep] })).toEqual(E.right([]));
  });
});
