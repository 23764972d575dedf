import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { refusalCode } from '../../../core/domain/content/blocks/refused.ts';
import { decodeRichText, readRichTextValue } from '../../../core/domain/content/rich-text-field.ts';
import { richTextPlain } from '../../../core/domain/content/rich-text-print.ts';
import {
  deepestRichTextLevel,
  richTextMarkTypes,
  richTextNodeTypes,
  richTextProblems,
} from '../../../core/domain/content/rich-text-problems.ts';
import type { RichText } from '../../../core/domain/content/rich-text.ts';
import { E } from '../../../core/fp.ts';
import { anyRichText } from '../../arbitraries/written-text.ts';
import { documentOf, reading } from './story-writer.ts';
import { run } from './text-run.ts';

const decode = decodeRichText(reading);

const text = (words: string, ...marks: readonly unknown[]) => ({
  type: 'text',
  text: words,
  marks,
});

const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content });

const doc = (...content: readonly unknown[]) => ({ type: 'doc', content });

const right = (value: unknown): RichText => {
  const read = decode(value);
  if (E.isLeft(read)) throw new Error(read.left);
  return read.right;
};

/** Nodes within each other, the innermost one a text. */
const nested = (levels: number, type = 'x'): unknown => {
  let node: unknown = text('deep');
  for (let level = 0; level < levels; level += 1) node = { type, content: [node] };
  return node;
};

describe('decodeRichText', () => {
  property.prop([anyRichText])('reads a text as it was written', (written) => {
    expect(decode(documentOf(written))).toEqual(E.right(written));
  });

  test.each([[undefined], [null], ['']])('%j is an empty text', (value) => {
    expect(decode(value)).toEqual(E.right([]));
  });

  property.prop([fc.jsonValue().filter((value) => value !== null && value !== '')])(
    'refuses what is not a document, with a reason',
    (value) => {
      expect(decode(value)).toEqual(E.left(expect.stringContaining('expected')));
    },
  );

  property.prop([fc.array(fc.jsonValue()), fc.array(fc.jsonValue())])(
    'keeps what stands among nonsense',
    (before, after) => {
      const read = right(doc(...before, paragraph(text('kept')), ...after));
      expect(richTextPlain(read)).toContain('kept');
    },
  );

  test('sets text as its marks say, whatever their order, and drops unknown ones', () => {
    const [bold, italic] = [{ type: 'bold' }, { type: 'italic' }];
    const link = { type: 'link', attrs: { linktype: 'url', url: '/a' } };
    const lost = { type: 'link', attrs: 'x' };
    expect(
      right(
        doc(
          paragraph(
            text('a', bold, italic, link),
            text('b', link, { type: 'strike' }, 5, bold),
            text('c', lost),
            text('d', { type: 'link' }),
          ),
        ),
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        children: [
          run('a', { isBold: true, isItalic: true, link: '/a' }),
          run('b', { isBold: true, link: '/a' }),
          run('c'),
          run('d'),
        ],
      },
    ]);
  });

  test.each([
    [undefined, 2],
    [{ level: 1 }, 2],
    [{ level: 2 }, 2],
    [{ level: 3 }, 3],
    [{ level: '3' }, 3],
    [{ level: 4 }, 4],
    [{ level: 6 }, 4],
    [{ level: 'x' }, 2],
  ])('a heading with %j is of level %i', (attrs, level) => {
    expect(right(doc({ type: 'heading', attrs, content: [text('h')] }))).toEqual([
      { kind: 'heading', level, children: [run('h')] },
    ]);
  });

  test('leaves out what holds nothing', () => {
    const empty = { type: 'bullet_list', content: [{ type: 'list_item' }] };
    expect(
      right(doc(paragraph(), { type: 'heading' }, empty, { type: 'list' }, paragraph(text('')))),
    ).toEqual([]);
  });

  test('makes a paragraph of text that stands alone', () => {
    expect(
      right(doc(text('a'), { type: 'hard_break' }, { type: 'x', content: [text('b')] })),
    ).toEqual([{ kind: 'paragraph', children: [run('a'), { kind: 'line-break' }, run('b')] }]);
    expect(right(doc({ type: 'hard_break' }))).toEqual([
      { kind: 'paragraph', children: [{ kind: 'line-break' }] },
    ]);
  });

  test('keeps what stands in one paragraph together', () => {
    const mention = (words: string) => ({ type: 'mention', content: [text(words)] });
    expect(right(doc(paragraph(mention('a'), mention('b'))))).toEqual([
      { kind: 'paragraph', children: [run('a'), run('b')] },
    ]);
    expect(right(doc(text(''), { type: 'x', content: [] }))).toEqual([]);
  });

  test('reads lists within lists to a depth', () => {
    let list: unknown = paragraph(text('deep'));
    for (let level = 0; level < 20_000; level += 1)
      list = { type: 'bullet_list', content: [{ type: 'list_item', content: [list] }] };
    expect(right(doc(list))).toEqual([]);
  });

  test('reads lists with their items, and items with paragraphs', () => {
    const item = { type: 'list_item', content: [paragraph(text('a'))] };
    const list = (type: string) => doc({ type, content: [item, { type: 'list_item' }] });
    const items = [[{ kind: 'paragraph', children: [run('a')] }]];
    expect(right(list('ordered_list'))).toEqual([{ kind: 'list', isOrdered: true, items }]);
    expect(right(list('bullet_list'))).toEqual([{ kind: 'list', isOrdered: false, items }]);
  });

  test('reads to a depth, and no deeper', () => {
    expect(right(doc(nested(deepestRichTextLevel)))).not.toEqual([]);
    expect(right(doc(nested(deepestRichTextLevel + 1)))).toEqual([]);
    expect(right(doc(paragraph(nested(deepestRichTextLevel + 1))))).toEqual([]);
    expect(right(doc(nested(20_000)))).toEqual([]);
  });
});

describe('components within a text', () => {
  const read = (...content: readonly unknown[]) => {
    const found = readRichTextValue(reading)(doc(...content));
    if (E.isLeft(found)) throw new Error(found.left);
    return found.right;
  };
  const blok = (...body: readonly unknown[]) => ({ type: 'blok', attrs: { id: 'x', body } });
  const kept = paragraph(text('kept'));
  const button = {
    component: 'Button',
    _uid: 'b',
    linkText: 'Start',
    link: { linktype: 'story', id: 'uuid:/leinwanddruck' },
  };

  test('stand in their place, several in one node', () => {
    const part = { kind: 'button', id: 'b', link: { text: 'Start', url: '/leinwanddruck' } };
    expect(read(blok(button, { ...button, _uid: 'c' }), kept)).toEqual({
      value: [
        { kind: 'part', part },
        { kind: 'part', part: { ...part, id: 'c' } },
        { kind: 'paragraph', children: [run('kept')] },
      ],
      refused: [],
    });
  });

  test.each([
    [blok({ component: 'Carousel', _uid: 'x' }), 'component: unknown "Carousel"'],
    [blok({ ...button, link: undefined }), 'leads to no story'],
    [{ type: 'blok' }, 'a component within a text has no body'],
    [paragraph(blok(button)), 'a component stands within a line'],
  ])('that do not decode are told, and the rest stands: %j', (node, reason) => {
    const { value, refused } = read(node, kept);
    expect(richTextPlain(value)).toBe('kept');
    expect(refused).toEqual([
      expect.objectContaining({ kind: 'refused', reason: expect.stringContaining(reason) }),
    ]);
    expect(refused.map((one) => refusalCode(one))).toEqual(['content-block-refused']);
  });

  test('hold no accordion within an accordion', () => {
    const within = (node: unknown) => ({
      component: 'Accordion',
      _uid: 'a',
      items: [{ title: 'T', text: doc(node, kept) }],
    });
    const { value, refused } = read(blok(within(blok(within(kept)))));
    expect(richTextPlain(value)).toBe('T\nkept');
    expect(refused.map(({ reason }) => reason)).toEqual(['component: unknown "Accordion"']);
  });

  test('what is not drawn of the text is told under its code', () => {
    const link = (url: string) => ({ type: 'link', attrs: { linktype: 'url', url } });
    const { value, refused } = read(
      paragraph(
        text('a', link('java\tscript:alert(1)')),
        text('b', { type: 'link', attrs: { linktype: 'story', uuid: 'gone' } }),
        text('c', { type: 'strike' }),
        { type: 'mention', content: [text('d', link('/kontakt'))] },
      ),
    );
    expect(value).toEqual([
      {
        kind: 'paragraph',
        children: [run('a'), run('b'), run('c'), run('d', { link: '/kontakt' })],
      },
    ]);
    expect(refused.map((one) => [refusalCode(one), one.reason])).toEqual([
      ['unsafe-protocol-refused', 'unsafe-link'],
      ['richtext-render-error', 'dead-link'],
      ['richtext-render-error', 'unknown-mark strike'],
      ['richtext-render-error', 'unknown-node mention'],
    ]);
    expect(new Set(refused.map(({ id }) => id)).size).toBe(4);
    expect(new Set(refused.map(({ component }) => component))).toEqual(new Set(['RichText']));
  });
});

describe('richTextProblems', () => {
  property.prop([anyRichText])('finds nothing in a text that the shop draws', (written) => {
    expect(richTextProblems(documentOf(written))).toEqual([]);
  });

  property.prop([fc.jsonValue()])(
    'never throws, and finds something in what is not a document',
    (value) => {
      const isEmpty = value === null || value === '';
      expect(richTextProblems(value)).toEqual(isEmpty ? [] : [{ kind: 'not-a-document' }]);
    },
  );

  test('finds each unknown node and mark once', () => {
    const table = { type: 'table', content: [paragraph(text('a', { type: 'strike' }, 7))] };
    expect(richTextProblems(doc(table, table, 5, { type: ' ' }, paragraph({})))).toEqual([
      { kind: 'unknown-node', type: 'table' },
      { kind: 'unknown-mark', type: 'strike' },
      { kind: 'malformed-node' },
    ]);
    expect(richTextProblems(undefined)).toEqual([]);
  });

  test('names each type, and what has none', () => {
    expect(richTextProblems(doc({ type: 'table' }, { type: 'video' }))).toEqual([
      { kind: 'unknown-node', type: 'table' },
      { kind: 'unknown-node', type: 'video' },
    ]);
    const malformed = [{ kind: 'malformed-node' }];
    for (const node of [5, null, 'x', {}, { type: ' ' }, { type: 7 }])
      expect(richTextProblems(doc(node))).toEqual(malformed);
    expect(richTextProblems(doc(paragraph(text('a', null))))).toEqual(malformed);
    for (const empty of [undefined, null, '']) expect(richTextProblems(empty)).toEqual([]);
  });

  test('finds what lies too deep', () => {
    expect(richTextProblems(doc(nested(deepestRichTextLevel - 1, 'list_item')))).toEqual([]);
    expect(richTextProblems(doc(nested(deepestRichTextLevel + 1, 'list_item')))).toEqual([
      { kind: 'too-deep' },
    ]);
    expect(richTextProblems(doc(nested(20_000, 'list_item')))).toEqual([{ kind: 'too-deep' }]);
  });

  test('knows nine nodes and three marks', () => {
    expect(richTextNodeTypes).toHaveLength(9);
    expect(richTextMarkTypes).toEqual(['bold', 'italic', 'link']);
  });
});
