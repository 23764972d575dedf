import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  decodeBlock,
  decodeBlocks,
  encodeBlock,
} from '../../../core/domain/content/block-codec.ts';
import type { StoryContext } from '../../../core/domain/content/story-links.ts';
import { anyBrokenBlock } from '../../arbitraries/broken-block.ts';
import { anyWrittenBlock } from '../../arbitraries/content-page.ts';
import { blockJson, folder, reading, sent, writing } from './story-writer.ts';

const decode = (value: unknown, context: StoryContext = reading) =>
  decodeBlock(context, 'body/0', value);

describe('encodeBlock', () => {
  property.prop([anyWrittenBlock])('writes what decodes to the same block', (block) => {
    expect(decode(sent(encodeBlock(writing, block)))).toEqual([block]);
  });

  property.prop([anyWrittenBlock])('keeps the identifier, and names each part', (block) => {
    const encoded = encodeBlock(writing, block);
    expect(encoded._uid).toBe(block.id);
    const parts = Object.values(encoded)
      .filter((value) => Array.isArray(value))
      .flat();
    // People are stories of their own, or the uuids of such.
    const ids = parts.flatMap((part: string | { readonly _uid?: string }) =>
      typeof part === 'string' || part._uid === undefined ? [] : [part._uid],
    );
    expect(new Set(ids).size).toBe(ids.length);
    // What stands within an A/B block is a block, and keeps its own identifier.
    const own = block.kind === 'ab' ? [...block.on, ...block.off].map(({ id }) => id) : undefined;
    expect(own === undefined || own.every((id) => ids.includes(id))).toBe(true);
    expect(own !== undefined || ids.every((id) => id.startsWith(`${block.id}/`))).toBe(true);
  });

  test('writes the colours of a label', () => {
    const label = { index: 1, text: 'TOP', backgroundColor: '#b5381a', textColor: '#fff' };
    const block = {
      kind: 'wall-picture',
      id: 'c',
      headline: 'H',
      startLabel: 'S',
      product: 'framedMaterial',
      materials: [{ materialType: 'leinwand', frameType: undefined }],
      labels: [label],
      motif: { source: 'leadimage/moon-1/motif.jpg', alternative: '' },
    } as const;
    expect(encodeBlock(writing, block)['labels']).toEqual([
      { ...label, index: '1', component: 'CalculatorLabel', _uid: 'c/labels/0' },
    ]);
    expect(decode(sent(encodeBlock(writing, block)))).toEqual([block]);
  });
});

describe('decodeBlock', () => {
  property.prop([anyWrittenBlock])('reads a block as it was written', (block) => {
    expect(decode(blockJson(block))).toEqual([block]);
  });

  property.prop([anyWrittenBlock, fc.oneof(anyBrokenBlock, fc.jsonValue()), anyWrittenBlock])(
    'reads the blocks around a broken one, and never throws',
    (before, broken, after) => {
      const blocks = decodeBlocks(reading, 'body', [blockJson(before), broken, blockJson(after)]);
      expect(blocks[0]).toEqual(before);
      expect(blocks.at(-1)).toEqual(after);
      expect(blocks.length).toBeGreaterThanOrEqual(3);
    },
  );

  property.prop([fc.jsonValue()])('refuses what is not a block under its place', (value) => {
    const [, block] = decodeBlocks(reading, 'body', ['', value]);
    expect(block).toMatchObject({ kind: 'refused', id: 'body/1' });
  });

  test.each([
    [7, '', 'value: {'],
    [7, '', '_uid: a text that is not empty } expected, got 7'],
    [null, '', 'got nothing'],
    [{ component: 'Teaser' }, 'Teaser', '_uid: a text that is not empty expected, got nothing'],
    [{ component: 'Teaser', _uid: ' ' }, 'Teaser', '_uid: a text that is not empty expected'],
    [{ component: 'Teaser', _uid: 't' }, 'Teaser', 'headline: a text that is not empty expected'],
    [
      { component: 'Teaser', _uid: 't', headline: true },
      'Teaser',
      'headline: a text that is not empty expected, got true',
    ],
    [
      { component: 'Teaser', _uid: 't', headline: 'H', text: [] },
      'Teaser',
      'text: text expected, got a list',
    ],
    [
      { component: 'Teaser', _uid: 't', headline: 'H', text: {} },
      'Teaser',
      'text: text expected, got an object',
    ],
    [
      { component: 'Teaser', _uid: 't', headline: 'H', picture: 'leadimage/moon-1/motif.jpg' },
      'Teaser',
      'got "leadimage/moon-1/motif.jpg"',
    ],
    [
      { component: 'Teaser', _uid: 't', headline: 'H', picture: { filename: `${'x'.repeat(70)}` } },
      'Teaser',
      'picture: unknown-ending ""',
    ],
    [
      { component: 'UspTeaser', _uid: 'u', items: `${'x'.repeat(70)}` },
      'UspTeaser',
      `items: list expected, got "${'x'.repeat(60)}…"`,
    ],
    [{ component: 'UspTeaser', _uid: 'u' }, 'UspTeaser', 'it has no items'],
    [
      { component: 'UspTeaser', _uid: 'u', items: `${'x'.repeat(60)}` },
      'UspTeaser',
      `got "${'x'.repeat(60)}"`,
    ],
    [
      { component: 'Teaser', _uid: 't', headline: 'H', link: { linktype: 7 } },
      'Teaser',
      'link.linktype: text expected, got 7',
    ],
    [
      { component: 'Questions', _uid: 'q', items: [{ answer: '' }] },
      'Questions',
      'question: a text that is not empty expected, got nothing',
    ],
    [
      { component: 'UspTeaser', _uid: 'u', items: [{ text: '' }, 5] },
      'UspTeaser',
      'text: a text that is not empty expected, got ""',
    ],
    [
      { component: 'RichText', _uid: 'r', markets: 'de xx' },
      'RichText',
      'markets: unknown market "xx"',
    ],
    [{ component: 'Reviews', _uid: 'r', rating: '5,1' }, 'Reviews', 'rating: "5,1" is not between'],
    [{ component: 'Reviews', _uid: 'r', rating: '0' }, 'Reviews', 'rating: "0" is not between'],
    [
      { component: 'Reviews', _uid: 'r', rating: 'good' },
      'Reviews',
      'rating: "good" is not a rating',
    ],
    [{ component: 'Reviews', _uid: 'r', count: 'many' }, 'Reviews', 'count: "many" is not a count'],
    [{ component: 'Carousel', _uid: 'v' }, 'Carousel', 'component: unknown "Carousel"'],
  ])('says of %j what is wrong', (value, component, reason) => {
    const blocks = decode(value);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      kind: 'refused',
      component,
      reason: expect.stringContaining(reason),
    });
  });

  test('names a refused block by its own identifier', () => {
    expect(decode({ component: 'Video', _uid: 'v' })[0]?.id).toBe('v');
    expect(decode({ component: 'Tiles', _uid: 'x' })[0]?.id).toBe('x');
    expect(decode({ component: 'Tiles' })[0]?.id).toBe('body/0');
    const blok = { type: 'blok', attrs: { body: [{ component: 'Video', _uid: 'v' }, 5] } };
    const text = { type: 'doc', content: [blok] };
    const parts = decode({ component: 'RichText', _uid: 'r', text });
    expect(parts.map(({ id }) => id)).toEqual(['r', 'r/text/0', 'r/text/1']);
  });

  test('takes null, an empty text and nothing for the same', () => {
    const teaser = { component: 'Teaser', _uid: 't', headline: 'H' };
    const plain = decode(teaser);
    for (const absent of [null, '']) {
      expect(
        decode({ ...teaser, text: absent, picture: absent, link: absent, linkText: absent }),
      ).toEqual(plain);
    }
    expect(plain[0]).toMatchObject({ kind: 'teaser', text: '', picture: undefined });
  });

  test('takes an empty asset field for no picture, and refuses a wrong one', () => {
    const teaser = { component: 'Teaser', _uid: 't', headline: 'H' };
    const kindWith = (picture: unknown) => decode({ ...teaser, picture })[0]?.kind;
    expect(kindWith({ id: null })).toBe('teaser');
    expect(kindWith({ filename: '' })).toBe('teaser');
    expect(kindWith({ filename: null, alt: 'x' })).toBe('teaser');
    expect(kindWith({ filename: 'https://example.com/a.jpg' })).toBe('refused');
    expect(kindWith(7)).toBe('refused');
  });
});

describe('files', () => {
  const download = (filename: unknown) =>
    decode({
      component: 'Download',
      _uid: 'd',
      items: [{ text: 'T', kilobytes: '1', file: { filename } }],
    })[0];

  test.each([
    ['https://example.com/files/a.pdf'],
    ['//example.com/files/a.pdf'],
    ['/files/../a.pdf'],
    ['/files/a..pdf'],
    ['/files/.pdf'],
    ['/files/a.html'],
    ['/files/a.pdf?b'],
    ['/media/a.pdf'],
    [`/files/${'a'.repeat(160)}.pdf`],
  ])('%s is not a file of the shop', (filename) => {
    expect(download(filename)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('is not a file of the shop'),
    });
  });

  test('that are not there are named', () => {
    expect(download(undefined)).toMatchObject({ reason: 'file: it names no file' });
    expect(download('')).toMatchObject({ reason: 'file: it names no file' });
  });
});

describe('tables and references', () => {
  test('without anything in them are refused', () => {
    const table = { component: 'Table', _uid: 't', caption: 'C' };
    expect(decode({ ...table, cells: { thead: [{ value: 'A' }], tbody: [] } })).toMatchObject([
      { kind: 'refused', reason: 'cells: it has no rows' },
    ]);
    expect(decode({ component: 'NavigationLinks', _uid: 'n' })).toMatchObject([
      { kind: 'refused', reason: expect.stringContaining('names no group') },
    ]);
  });
});

test('ratings are between one and five stars, and nothing stands around figures', () => {
  const reviews = (figures: object) =>
    decode({ component: 'Reviews', _uid: 'r', quotes: [], ...figures })[0];
  for (const [rating, hundredths] of [
    ['1', 100],
    ['4,75', 475],
    ['5', 500],
  ])
    expect(reviews({ rating, count: '9999999' })).toMatchObject({
      rating: hundredths,
      count: 9_999_999,
    });
  for (const text of ['x4', '4x', '4,755'])
    for (const [figure, wrong] of [
      [{ rating: text }, 'is not a rating'],
      [{ count: text }, 'is not a count'],
    ] as const)
      expect(reviews(figure)).toMatchObject({ reason: expect.stringContaining(wrong) });
});

test('cells and rows that do not decode are empty, and blank rows are left out', () => {
  const rows = [5, { body: [] }, { body: [{ value: 'a' }, 7] }, { body: [{ value: ' ' }] }];
  const cells = { thead: [{ value: 'A' }, {}], tbody: rows };
  expect(decode({ component: 'Table', _uid: 't', caption: 'C', cells })).toMatchObject([
    { kind: 'table', cells: { header: ['A', ''], rows: [['a', '']] } },
  ]);
});

test('people whose stories do not decode are refused alone, under their places', () => {
  const story = (content: object) => ({ uuid: 'u', content });
  const persons = [
    'ada',
    story({ component: 'Page' }),
    story({ component: 'ContactPerson' }),
    story({ component: 'ContactPerson', name: 'Grace' }),
  ];
  const [block, ...refused] = decode({ component: 'ContactPersons', _uid: 'p', persons });
  expect(block).toMatchObject({ persons: { ids: ['ada', 'u'], found: [{ id: 'u' }] } });
  expect(refused).toMatchObject([
    { id: 'p/persons/1', reason: 'content.component: "Page" is not a person' },
    { id: 'p/persons/2', reason: expect.stringContaining('name') },
  ]);
});

describe('configurators', () => {
  const configurator = {
    component: 'Calculator',
    _uid: 'c',
    headline: 'H',
    startLabel: 'S',
    product: 'framedMaterial',
    materials: [{ materialType: 'leinwand' }],
    motif: { filename: 'leadimage/moon-1/motif.jpg', alt: '' },
  };

  test.each([
    [{ product: 'hat' }, 'product: unknown "hat"'],
    [{ motif: undefined }, 'got nothing'],
    [{ materials: [] }, 'it has no items'],
    [{ materials: [{ materialType: 'silk' }] }, 'materialType: unknown "silk"'],
    [{ materials: [{ materialType: 'poster', frameType: 'gold' }] }, 'frameType: unknown "gold"'],
  ])('with %j are refused', (change, reason) => {
    expect(decode({ ...configurator, ...change })).toEqual([
      {
        kind: 'refused',
        id: 'c',
        component: 'Calculator',
        reason: expect.stringContaining(reason),
      },
    ]);
  });

  test('lose the materials and labels that do not decode, which stand behind them', () => {
    const blocks = decode({
      ...configurator,
      materials: [{ materialType: 'silk' }, { materialType: 'poster', frameType: 'artbox' }],
      labels: [
        { index: '3', text: 'TOP' },
        { index: '0', text: 'FIRST' },
        { index: -1, text: 'x' },
        { index: 1.5, text: 'x' },
        { index: '1234567', text: 'x' },
      ],
    });
    expect(blocks[0]).toMatchObject({
      materials: [{ materialType: 'poster', frameType: 'artbox' }],
      labels: [
        { index: 3, text: 'TOP' },
        { index: 0, text: 'FIRST' },
      ],
    });
    expect(blocks.slice(1).map((block) => block.id)).toEqual([
      'c/materials/0',
      'c/labels/2',
      'c/labels/3',
      'c/labels/4',
    ]);
  });
});

describe('links', () => {
  const urlOf = (link: unknown, context = reading, linkText = 'There'): unknown => {
    const picture = { filename: 'leadimage/moon-1/motif.jpg', alt: '' };
    const [block] = decode(
      { component: 'Tiles', _uid: 't', items: [{ linkText, link, picture }] },
      context,
    );
    if (block?.kind === 'tiles') return block.items[0]?.link.url;
    return block?.kind === 'refused' ? block.reason : undefined;
  };
  const without: StoryContext = { folder, links: new Map() };

  test.each([
    [{ linktype: 'story', id: 'uuid:/kontakt' }, '/kontakt'],
    [{ linktype: 'story', id: 'uuid:/kontakt', anchor: 'mail' }, '/kontakt#mail'],
    [{ linktype: 'story', uuid: 'uuid:/kontakt' }, '/kontakt'],
    [{ linktype: 'story', id: 'uuid:/' }, '/'],
    [{ linktype: 'email', email: 'a@example.com' }, 'mailto:a@example.com'],
    [{ linktype: 'email', email: 'a@example.com?cc=mailto:b' }, 'mailto:a@example.com?cc=mailto:b'],
    [{ linktype: 'email', url: 'mailto:a@example.com' }, 'mailto:a@example.com'],
    [{ linktype: 'email', href: 'a@example.com' }, 'mailto:a@example.com'],
    [{ linktype: 'email', email: 'MAILTO:a@example.com' }, 'mailto:a@example.com'],
    [
      { linktype: 'email', email: 'mailto:a@example.com?cc=mailto:b' },
      'mailto:a@example.com?cc=mailto:b',
    ],
    [{ linktype: 'url', url: 'javascript:alert(1)' }, 'javascript:alert(1)'],
    [{ linktype: 'url', href: 'https://example.com', anchor: 'a' }, 'https://example.com#a'],
    [{ url: 'https://example.com' }, 'https://example.com'],
  ])('%j leads to %s', (link, url) => {
    expect(urlOf(link)).toBe(url);
  });

  test.each([
    [undefined],
    [{ linktype: 'story', id: 'gone' }],
    [{ linktype: 'story', id: 'gone', anchor: 'a' }],
    [{ linktype: 'email' }],
    [{ linktype: 'url' }],
    [{ linktype: 'url', anchor: 'a' }],
  ])('%j leads nowhere', (link) => {
    expect(urlOf(link)).toBe(`link: "There" leads to no story of ${folder}`);
  });

  test('without a text are refused', () => {
    expect(urlOf({ linktype: 'url', url: '/' }, reading, ' ')).toBe(
      'linkText: the link has no text',
    );
  });

  test('are read where the story stands in the link', () => {
    const link = { linktype: 'story', id: 'x', story: { full_slug: `${folder}/pages/kontakt/` } };
    expect(urlOf(link, without)).toBe('/kontakt');
    expect(urlOf({ ...link, story: {} }, without)).toContain('leads to no story');
  });

  test('to stories of another folder lead nowhere', () => {
    const links = new Map([['x', 'kartenliebe/de-DE/pages/kontakt']]);
    expect(urlOf({ linktype: 'story', id: 'x' }, { folder, links })).toContain('no story');
  });
});
