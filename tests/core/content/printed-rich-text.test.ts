/** Rich text as plain text. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { richTextHtml, richTextPlain } from '../../../core/domain/content/rich-text-print.ts';
import type { Inline, RichText, RichTextPart } from '../../../core/domain/content/rich-text.ts';
import { anyRichText } from '../../arbitraries/written-text.ts';
import { run } from './text-run.ts';

const sample: RichText = [
  { kind: 'heading', level: 3, children: [run('Head')] },
  {
    kind: 'paragraph',
    children: [
      run('a < b & "c" > ', { isBold: true }),
      { kind: 'line-break' },
      run('both', { isBold: true, isItalic: true, link: '/a?b&c' }),
    ],
  },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      [{ kind: 'paragraph', children: [run('one'), { kind: 'line-break' }, run('more')] }],
      [
        {
          kind: 'list',
          isOrdered: false,
          items: [[{ kind: 'paragraph', children: [run('two', { isItalic: true })] }]],
        },
      ],
    ],
  },
];

const button = { kind: 'button', id: 'b', link: { text: 'Go & see', url: '/a' } } as const;
const file = { text: 'Terms', file: '/files/terms.pdf', kilobytes: 9 } as const;
const download = { kind: 'download', id: 'd', headline: 'Files', items: [file, file] } as const;
const cells = {
  header: ['A', 'B'],
  rows: [
    ['1', '2'],
    ['3', '4'],
  ],
};
const table = { kind: 'table', id: 't', caption: 'Sizes', hasRowNames: false, cells } as const;
const items = [{ title: 'More', text: [{ kind: 'part', part: button }] }] as const;
const accordion = { kind: 'accordion', id: 'a', headline: 'All', items } as const;

const textWith = (part: RichTextPart): RichText => [{ kind: 'part', part }];

describe('printing', () => {
  test('as plain text', () => {
    expect(richTextPlain(sample)).toBe('Head\n\na < b & "c" > \nboth\n\n1. one\n   more\n2. - two');
    expect(richTextPlain([])).toBe('');
  });

  test('as plain text has the words of what stands in it', () => {
    const plain = [button, download, table, accordion, { ...download, headline: '' }].map((part) =>
      richTextPlain(textWith(part)).split('\n'),
    );
    expect(plain).toEqual([
      ['Go & see'],
      ['Files', 'Terms', 'Terms'],
      ['Sizes', 'A\tB', '1\t2', '3\t4'],
      ['All', 'More', 'Go & see'],
      ['Terms', 'Terms'],
    ]);
  });

  test('as HTML has what stands in it', () => {
    const html = (part: RichTextPart) =>
      richTextHtml(textWith(part), (url) => (url === '/a' ? undefined : `/de${url}`));
    const link = '<li><a href="/de/files/terms.pdf">Terms</a></li>';
    const rows = '<tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>';
    expect(html(button)).toBe('<p>Go &amp; see</p>');
    expect(html(download)).toBe(`<h3>Files</h3><ul>${link}${link}</ul>`);
    expect(html({ ...download, headline: '' })).toBe(`<ul>${link}${link}</ul>`);
    expect(html(table)).toBe(
      `<table><caption>Sizes</caption><tr><th>A</th><th>B</th></tr>${rows}</table>`,
    );
    expect(html({ ...table, cells: { ...cells, header: [] } })).toBe(
      `<table><caption>Sizes</caption>${rows}</table>`,
    );
    expect(html({ ...accordion, items: [...items, ...items] })).toBe(
      `<h3>All</h3>${'<h4>More</h4><p>Go &amp; see</p>'.repeat(2)}`,
    );
  });

  test('as HTML', () => {
    expect(richTextHtml(sample, (url) => `/de${url}`)).toBe(
      '<h3>Head</h3><p><strong>a &lt; b &amp; &quot;c&quot; &gt; </strong><br>' +
        '<a href="/de/a?b&amp;c"><strong><em>both</em></strong></a></p>' +
        '<ol><li><p>one<br>more</p></li><li><ul><li><p><em>two</em></p></li></ul></li></ol>',
    );
  });

  test('as HTML leaves a refused link as its text', () => {
    expect(
      richTextHtml(
        [{ kind: 'paragraph', children: [run('x', { link: 'javascript:' })] }],
        () => undefined,
      ),
    ).toBe('<p>x</p>');
  });

  const anyInlines: fc.Arbitrary<readonly Inline[]> = fc.array(
    fc.string().map((words) => run(words)),
  );

  property.prop([anyRichText])('as HTML lets no word of the text become markup', (written) => {
    const html = richTextHtml(written, (url) => url);
    const tags = html.match(/<[^>]*>/gu) ?? [];
    expect(
      tags.every((tag) =>
        /^<(?:\/?(?:p|h[234]|ul|ol|li|strong|em|a|table|caption|tr|th|td)|br|a href="[^"<>]*")>$/u.test(
          tag,
        ),
      ),
    ).toBe(true);
    expect(html.replaceAll(/<[^>]*>/gu, '')).not.toMatch(/[<>"]/u);
  });

  property.prop([anyInlines])('as plain text keeps every word', (children) => {
    const words = children.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');
    expect(richTextPlain([{ kind: 'paragraph', children }])).toBe(words);
  });
});
