import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { decodePage, encodePage } from '../../../core/domain/content/page-codec.ts';
import { flagsOfPage, pageForTreatments } from '../../../core/domain/content/page-treatments.ts';
import { refusedBlocksOf } from '../../../core/domain/content/blocks/refused.ts';
import { flagNames, treatments } from '../../../core/domain/flags/flags.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { E } from '../../../core/fp.ts';
import { anyPlainBlock, anyWrittenBlock } from '../../arbitraries/content-page.ts';
import { blockJson, folder, reading, storyJson, writing } from './story-writer.ts';
import { plainContent } from '../../fakes/plain-page.ts';

const picture = { filename: 'leadimage/moon-1/motif.jpg', alt: 'Moon' };

const teaser = { component: 'Teaser', _uid: 't', headline: 'Teaser' };

const usp = { component: 'UspTeaser', _uid: 'u', items: [{ icon: 'i', text: 'Usp' }] };

const configurator = {
  component: 'Calculator',
  _uid: 'c',
  headline: 'Calculator',
  startLabel: 'Start',
  product: 'framedMaterial',
  materials: [{ materialType: 'leinwand' }],
  motif: picture,
};

const text = (id: string) => ({ component: 'RichText', _uid: id, headline: id });

const content = {
  component: 'Page',
  title: 'Leinwand',
  description: 'About',
  robots: 'noindex',
  canonicalUrl: 'https://example.com/canvas',
  ogImages: [picture],
  additionalSameAsLinks: ' https://example.com/a \n\n https://example.com/b',
  publication: [{ publishedOn: '2026-09-14', updatedOn: '2026-11-02', minutes: '3' }],
  navigationType: 'canvas',
  breadcrumb: [{ linkText: 'Home', link: { linktype: 'url', url: '/' } }],
  teaser: [teaser],
  uspTeaser: [usp],
  calculator: [configurator],
  sku: 'leinwand_900x600',
  body: [text('r')],
};

const right = <A>(read: E.Either<unknown, A>): A => {
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

const pageOf = (fields: object, extra: object = {}): Page =>
  right(decodePage(storyJson({ component: 'Page', ...fields }, extra), { links: reading.links }));

describe('decodePage', () => {
  test('reads every field of a page', () => {
    const alternates = [
      { full_slug: 'poster/nl-NL/pages/afdruk-op-canvas' },
      { full_slug: 'kartenliebe/fr-FR/pages/toile' },
      { full_slug: 'poster/de-AT/pages/leinwanddruck' },
      { full_slug: 'poster/fr-FR/pages' },
      { full_slug: 'poster/it-IT/global/chrome' },
      { full_slug: 'poster/es-ES/pages/lienzo', published: true },
      { full_slug: 'poster/en-GB/pages/canvas-prints', published: false },
      { other: 'field' },
      7,
    ];
    expect(decodePage(storyJson(content, { alternates }))).toEqual(
      E.right({
        id: 'story-1',
        status: 'published',
        slug: 'leinwanddruck',
        title: 'Leinwand',
        description: 'About',
        robots: 'noindex',
        canonicalUrl: 'https://example.com/canvas',
        alternates: {
          'de-DE': 'leinwanddruck',
          'nl-NL': 'afdruk-op-canvas',
          'es-ES': 'lienzo',
        },
        ogImages: [{ source: picture.filename, alternative: 'Moon' }],
        additionalSameAsLinks: ['https://example.com/a', 'https://example.com/b'],
        publication: { publishedOn: '2026-09-14', updatedOn: '2026-11-02', minutes: 3 },
        navigationType: 'canvas',
        breadcrumb: [{ text: 'Home', url: '/' }],
        teaser: expect.objectContaining({ headline: 'Teaser' }),
        uspTeaser: expect.objectContaining({
          items: [{ icon: 'i', text: 'Usp', link: undefined }],
        }),
        product: expect.objectContaining({ product: 'framedMaterial' }),
        sku: 'leinwand_900x600',
        blocks: [{ kind: 'rich-text', id: 'r', headline: 'r', text: [] }],
      }),
    );
  });

  test('has sensible values for all that an editor left empty', () => {
    expect(pageOf({}, { published_at: null })).toEqual({
      ...plainContent('The story'),
      id: 'story-1',
      status: 'draft',
      slug: 'leinwanddruck',
      alternates: { 'de-DE': 'leinwanddruck' },
    });
  });

  test.each([
    "javascript:open('https://example.com')",
    'ftp://example.com/',
    '/leinwanddruck',
    'https://',
    'httpsx',
  ])('has no canonical address, and is not another page, at %j', (address) => {
    const page = pageOf({ canonicalUrl: address, additionalSameAsLinks: address });
    expect(page.canonicalUrl).toBeUndefined();
    expect(page.additionalSameAsLinks).toEqual([]);
  });

  test('has addresses without blanks around them, in any letter case', () => {
    const address = 'HTTP://example.com/a';
    const page = pageOf({
      canonicalUrl: ` ${address} `,
      additionalSameAsLinks: `javascript:alert(1)\n${address}`,
    });
    expect(page.canonicalUrl).toBe(address);
    expect(page.additionalSameAsLinks).toEqual([address]);
  });

  test('takes the folder from the story, or as it is told', () => {
    expect(pageOf({}, { full_slug: 'poster/fr-FR/pages/a/b/' }).slug).toBe('a/b');
    expect(pageOf({}, { full_slug: 'elsewhere/b' }).slug).toBe('b');
    expect(pageOf({}, { full_slug: 'alone' }).slug).toBe('alone');
    const story = storyJson({ component: 'Page' }, { full_slug: 'a/b/c' });
    expect(right(decodePage(story, { folder: 'a' })).slug).toBe('b/c');
  });

  test('follows links to the stories that it is told of', () => {
    const breadcrumb = [{ linkText: 'Help', link: { linktype: 'story', id: 'help' } }];
    const story = storyJson({ component: 'Page', breadcrumb });
    const links = new Map([['help', `${folder}/pages/hilfe`]]);
    expect(right(decodePage(story, { links })).breadcrumb).toEqual([
      { text: 'Help', url: '/hilfe' },
    ]);
    const lost = right(decodePage(story));
    expect(lost.breadcrumb).toEqual([]);
    expect(lost.blocks).toMatchObject([{ kind: 'refused', id: 'breadcrumb/0' }]);
  });

  test('puts what stands in a wrong place among its blocks, in the order of the places', () => {
    const page = pageOf({
      teaser: [text('a'), teaser, { ...teaser, _uid: 't2' }],
      uspTeaser: { content: usp },
      calculator: [text('b'), configurator],
      breadcrumb: [5],
      ogImages: [{ filename: 'a.gif' }],
      body: [text('z')],
    });
    expect(page.teaser?.id).toBe('t');
    expect(page.uspTeaser?.id).toBe('u');
    expect(page.product?.id).toBe('c');
    const collages = { component: 'Collages', _uid: 'k', headline: 'K', startLabel: 'S' };
    const materials = [{ materialType: 'leinwand' }];
    expect(pageOf({ calculator: [{ ...collages, materials }] }).product?.kind).toBe('collage');
    expect(page.blocks.map(({ id }) => id)).toEqual([
      'a',
      't2',
      'b',
      'breadcrumb/0',
      'ogImages/0',
      'z',
    ]);
    expect(refusedBlocksOf(page).map(({ id }) => id)).toEqual(['breadcrumb/0', 'ogImages/0']);
  });

  test('names what is broken by its place', () => {
    const page = pageOf({ teaser: [5], calculator: [5], uspTeaser: [5], body: [5] });
    expect(page.blocks.map(({ id }) => id)).toEqual([
      'teaser/0',
      'uspTeaser/0',
      'calculator/0',
      'body/0',
    ]);
  });

  test('a block that stands alone is as good as a list of one', () => {
    expect(pageOf({ uspTeaser: usp }).uspTeaser).toEqual(pageOf({ uspTeaser: [usp] }).uspTeaser);
  });

  test('a shared block whose story is missing is refused', () => {
    const page = pageOf({ uspTeaser: 'uuid-of-no-story' });
    expect(page.uspTeaser).toBeUndefined();
    expect(page.blocks).toMatchObject([{ kind: 'refused', id: 'uspTeaser/0' }]);
  });

  property.prop([fc.jsonValue()])('never throws, whatever it is given', (value) => {
    expect(decodePage(value)).toMatchObject({ left: { kind: 'story-malformed' } });
  });

  property.prop([fc.dictionary(fc.constantFrom(...Object.keys(content)), fc.jsonValue())])(
    'never throws, whatever the fields of a page hold',
    (fields) => {
      const read = decodePage(storyJson({ ...fields, component: 'Page' }));
      if (E.isLeft(read)) expect(read.left.kind).toBe('story-malformed');
    },
  );

  property.prop([
    fc.array(fc.oneof(anyWrittenBlock.map(blockJson), fc.jsonValue()), { maxLength: 6 }),
  ])('gives each part of a body a block, broken or not', (body) => {
    const page = pageOf({ body });
    expect(page.blocks.length).toBeGreaterThanOrEqual(body.length);
  });

  property.prop([fc.array(anyWrittenBlock, { maxLength: 4 }), fc.jsonValue(), fc.nat({ max: 4 })])(
    'shows the blocks around a broken one as they were',
    (blocks, broken, at) => {
      const place = Math.min(at, blocks.length);
      const body = blocks.map(blockJson).toSpliced(place, 0, broken);
      const read = pageOf({ body }).blocks;
      expect(read.filter(({ kind }) => kind !== 'refused')).toEqual(blocks);
      expect(read[place]?.kind).toBe('refused');
    },
  );
});

describe('encodePage', () => {
  property.prop([fc.array(anyWrittenBlock, { maxLength: 4 })])(
    'writes what decodes to the same page',
    (blocks) => {
      const page = { ...pageOf(content), blocks };
      expect(decodePage(storyJson(encodePage(writing, page)), reading)).toEqual(E.right(page));
    },
  );

  test('leaves empty what an editor would, and names what it writes', () => {
    const breadcrumb = [{ text: 'Home', url: 'https://example.com/' }];
    const encoded = encodePage(writing, { ...plainContent('Canvas'), breadcrumb });
    expect(encoded).toMatchObject({
      component: 'Page',
      _uid: 'page',
      title: 'Canvas',
      canonicalUrl: '',
      breadcrumb: [{ component: 'Link', _uid: 'breadcrumb/0', linkText: 'Home' }],
      teaser: [],
      uspTeaser: [],
      calculator: [],
      body: [],
    });
  });

  test('names the story that holds shared promises in their place', () => {
    expect(encodePage(writing, { ...pageOf(content), blocks: [] }, 'uuid-of-usp')).toMatchObject({
      component: 'Page',
      uspTeaser: 'uuid-of-usp',
    });
  });
});

describe('A/B blocks', () => {
  const ab = (fields: object) => ({ component: 'AbTest', _uid: 'e', ...fields });
  const anyTreatments = fc.dictionary(
    fc.constantFrom(...flagNames),
    fc.constantFrom(...treatments),
  );

  property.prop([
    fc.constantFrom(...flagNames),
    fc.array(anyPlainBlock, { maxLength: 2 }),
    fc.array(anyPlainBlock, { maxLength: 2 }),
    anyTreatments,
  ])('show the one side while the flag is on, else the other', (flag, on, off, given) => {
    const body = [
      text('first'),
      ab({ flag, on: on.map(blockJson), off: off.map(blockJson) }),
      text('last'),
    ];
    const page = pageOf({ body });
    expect(page.blocks[1]).toEqual({ kind: 'ab', id: 'e', flag, on, off });
    expect(flagsOfPage(page)).toEqual([flag]);
    const shown = pageForTreatments(page, given).blocks.slice(1, -1);
    expect(shown).toEqual(given[flag] === 'on' ? on : off);
    expect(pageForTreatments(page, {}).blocks.slice(1, -1)).toEqual(off);
  });

  test('name each flag once, and change nothing in a page without them', () => {
    const [first, second] = flagNames;
    const body = [first, second, first].map((flag) => ab({ flag }));
    expect(flagsOfPage(pageOf({ body }))).toEqual([first, second]);
    const plain = pageOf(content);
    expect(flagsOfPage(plain)).toEqual([]);
    expect(pageForTreatments(plain, {})).toEqual(plain);
  });

  test('without a flag of ours are refused', () => {
    const reasons = (fields: object) =>
      refusedBlocksOf(pageOf({ body: [ab(fields)] })).map(({ id, reason }) => [id, reason]);
    expect(reasons({ flag: '42_answer' })).toEqual([['e', 'flag: unknown "42_answer"']]);
    expect(reasons({})).toEqual([['e', 'flag: a text that is not empty expected, got nothing']]);
  });

  test('keep their contents’ refusals behind them, and hold no other A/B block', () => {
    const [flag] = flagNames;
    const inner = ab({ flag, on: [text('x')] });
    const body = [
      ab({ flag, on: [inner, text('a'), 5], off: [{ component: 'Video' }] }),
      { component: 'Video' },
    ];
    expect(pageOf({ body }).blocks).toMatchObject([
      { kind: 'ab', on: [{ id: 'a' }], off: [] },
      { kind: 'refused', id: 'e/on/0', component: 'AbTest' },
      { kind: 'refused', id: 'e/on/2', component: '' },
      { kind: 'refused', id: 'e/off/0', component: 'Video' },
      { kind: 'refused', id: 'body/1', component: 'Video' },
    ]);
  });
});
