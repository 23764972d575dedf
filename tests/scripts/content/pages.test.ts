/** Rules about pages and their parts: translations, links, pictures, heads, headings, decoding. */
import { describe, expect, test } from 'vitest';

import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { checkContent, countPages } from '../../../scripts/content/check-content.ts';
import { decodingFindings } from '../../../scripts/content/decoding.ts';
import { headFindings } from '../../../scripts/content/heads.ts';
import { headingFindings } from '../../../scripts/content/headings.ts';
import { linkFindings } from '../../../scripts/content/links.ts';
import { pictureFindings } from '../../../scripts/content/pictures.ts';
import { differentBlocks, emptyTexts, missingPages } from '../../../scripts/content/translation.ts';
import { fullSlugOf } from '../../../core/domain/routing/story-folders.ts';
import { uuidOf } from '../../../server/embedded/content/story.ts';
import { richText, sampleSpace, sampleTexts } from './sample-space.ts';

const german = 'poster/de-DE';
const swiss = 'poster/de-CH';
const sites = embeddedSites(80);

const messagesOf = (findings: readonly { readonly message: string }[]): readonly string[] =>
  findings.map(({ message }) => message);

test('a space without faults has none, and its pages are counted', () => {
  const space = sampleSpace({ folder: german, slug: '' }, { folder: german, slug: 'versand' });
  const second = space.stories[1];
  expect(second?.place.locale).toBe('de-DE');
  const counts = countPages(space).filter(({ pages }) => pages > 0);
  expect(counts).toEqual([{ channel: 'poster', locale: 'de-DE', pages: 2 }]);
  const { head, ...others } = checkContent(space, sites);
  // Both have the same title.
  expect(head).toHaveLength(2);
  expect(Object.values(others).flat()).toEqual([]);
});

describe('translations', () => {
  test('that are missing are named by their locale', () => {
    const space = sampleSpace(
      { folder: german, slug: 'kontakt' },
      { folder: swiss, slug: 'kontakt' },
      { folder: german, slug: 'agb' },
    );
    expect(missingPages(space)).toMatchObject([
      { story: fullSlugOf(german, 'agb'), message: 'there is no such page in de-CH' },
    ]);
  });

  test('with other blocks, or without a text, are found', () => {
    const block = { component: 'Tiles', _uid: 'tiles', headline: 'Mehr davon' };
    const space = sampleSpace(
      { folder: german, slug: 'kontakt', content: { body: [block] } },
      { folder: swiss, slug: 'kontakt', content: { body: [{ ...block, headline: '' }] } },
      { folder: 'poster/en-GB', slug: 'contact', group: 'kontakt', content: { body: [] } },
    );
    expect(differentBlocks(space)).toMatchObject([
      { story: fullSlugOf('poster/en-GB', 'contact') },
    ]);
    expect(emptyTexts(space, sampleTexts(space))).toMatchObject([
      { story: fullSlugOf(swiss, 'kontakt'), path: 'body.0.headline' },
      { story: fullSlugOf('poster/en-GB', 'contact'), path: 'body.0.headline' },
    ]);
  });
});

test('a table that has more rows in one locale, or a text more paragraphs, lacks nothing', () => {
  const table = (...rows: readonly string[]) => ({
    table: { thead: [], tbody: rows.map((value) => ({ body: [{ value }] })) },
  });
  const space = sampleSpace(
    { folder: german, slug: 'kontakt', content: table('Erste Zeile', 'Zweite Zeile') },
    { folder: swiss, slug: 'kontakt', content: table('Erste Zeile') },
    { folder: 'poster/de-LI', slug: 'kontakt', content: table() },
  );
  expect(emptyTexts(space, sampleTexts(space))).toMatchObject([
    { story: fullSlugOf('poster/de-LI', 'kontakt'), path: 'table' },
  ]);
});

describe('links', () => {
  const linkTo = (url: string) => ({ linktype: 'url', url });
  const linking = (link: object) =>
    sampleSpace(
      { folder: german, slug: '' },
      { folder: german, slug: 'kontakt', content: { body: [{ _uid: 'hours' }], link } },
      { folder: swiss, slug: 'kontakt' },
    );
  const faultsOf = (link: object) => messagesOf(linkFindings(linking(link), sites));

  test.each([
    '/',
    '/kontakt',
    '/kontakt#hours',
    '#hours',
    '/configurator-photo-frame?materialType=leinwand',
    '/warenkorb',
    'https://example.com/somewhere',
    'http://ch.localhost/kontakt',
    '/llms.txt',
  ])('lead somewhere: %s', (url) => {
    expect(faultsOf(linkTo(url))).toEqual([]);
  });

  test.each([
    ['/kontackt', 'no page'],
    ['/home', 'another address'],
    ['/kontakt#ours', 'no block'],
    ['/configurator-shoes', 'there is nothing'],
    ['/themes', 'there is nothing'],
    ['javascript:alert(1)', 'refuses'],
    ['http://ch.localhost/versand', 'no page'],
  ])('lead nowhere: %s', (url, message) => {
    expect(faultsOf(linkTo(url)).join('\n')).toContain(message);
  });

  test('of rich texts and to stories are followed, too', () => {
    const mark = (attrs: object) => richText('hier', [{ type: 'link', attrs }]);
    const there = uuidOf(fullSlugOf(german, 'kontakt') ?? '');
    const elsewhere = uuidOf(fullSlugOf(swiss, 'kontakt') ?? '');
    expect(faultsOf(mark({ linktype: 'story', uuid: there }))).toEqual([]);
    expect(faultsOf(mark({ linktype: 'story', uuid: elsewhere }))[0]).toContain('elsewhere');
    expect(faultsOf(mark({ linktype: 'story', uuid: uuidOf('gone') }))).toEqual([
      'it leads to no story',
    ]);
    expect(faultsOf(mark({ linktype: 'url', href: '/gone' }))[0]).toContain('no page');
  });

  test('to a story that is gone is found where a field holds its uuid', () => {
    const space = sampleSpace({
      folder: german,
      slug: '',
      content: { uspTeaser: uuidOf('gone') },
    });
    expect(linkFindings(space, sites)).toMatchObject([{ path: 'uspTeaser' }]);
  });
});

describe('pictures', () => {
  const picture = (alt: string) => ({ fieldtype: 'asset', filename: 'a.jpg', alt });
  const faultsOf = (block: object) =>
    sampleSpace({ folder: german, slug: 'kontakt', content: { body: [block] } }).stories.flatMap(
      (story) => messagesOf(pictureFindings(story)),
    );

  test('say what they show, or are marked as decoration', () => {
    expect(faultsOf({ picture: picture('Berge im Abendlicht') })).toEqual([]);
    expect(faultsOf({ isDecorative: true, picture: picture('') })).toEqual([]);
    expect(faultsOf({ component: 'FlyoutItem', picture: picture('') })).toEqual([]);
    expect(faultsOf({ picture: { fieldtype: 'asset', filename: '', alt: '' } })).toEqual([]);
  });

  test('that say nothing are found', () => {
    expect(faultsOf({ picture: picture(' ') })).toEqual(['a picture without a text']);
    expect(faultsOf({ picture: picture('IMG_0815.jpg') })).toHaveLength(1);
    expect(faultsOf({ picture: picture('Bild') })).toHaveLength(1);
  });
});

describe('heads', () => {
  const faultsOf = (content: Readonly<Record<string, unknown>>) =>
    messagesOf(headFindings(sampleSpace({ folder: german, slug: 'kontakt', content })));

  test.each([
    [{ title: ' ' }, 'no title'],
    [{ title: `${'a'.repeat(46)} | Passepartout` }, '61 characters'],
    [{ title: 'Leinwand | Passepartout' }, '23 characters'],
    [{ title: 'a'.repeat(50) }, 'does not end in “ | Passepartout”'],
    [{ title: `${'a'.repeat(40)} | kartenliebe` }, 'does not end in “ | Passepartout”'],
    [{ description: '' }, 'no description'],
    [{ description: 'a'.repeat(156) }, '156 characters'],
    [{ description: 'a'.repeat(109) }, '109 characters'],
  ])('%o', (content, message) => {
    expect(faultsOf(content).join('\n')).toContain(message);
  });

  test('that two pages of a site share are found, those of two sites are not', () => {
    const space = sampleSpace(
      { folder: german, slug: 'kontakt' },
      { folder: german, slug: 'agb' },
      { folder: swiss, slug: 'agb' },
    );
    expect(headFindings(space)).toMatchObject([
      { story: fullSlugOf(german, 'agb'), path: 'title' },
      { story: fullSlugOf(german, 'agb'), path: 'description' },
    ]);
  });
});

test('a product that both channels sell under the same words is found', () => {
  const product = { navigationType: 'collage' };
  const title = 'Ein Titel der Seite, der lang genug ist | kartenliebe';
  const other = { folder: 'kartenliebe/de-DE', slug: 'kontakt' };
  const space = (content: Readonly<Record<string, unknown>>) =>
    sampleSpace({ folder: german, slug: 'kontakt', content: product }, { ...other, content });
  expect(headFindings(space({ ...product, title }))).toMatchObject([
    { story: fullSlugOf(other.folder, 'kontakt'), path: 'title' },
    { story: fullSlugOf(other.folder, 'kontakt'), path: 'description' },
  ]);
  expect(headFindings(space({ title }))).toEqual([]);
});

describe('headings', () => {
  const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [] });
  const faultsOf = (...levels: readonly number[]) =>
    messagesOf(
      headingFindings(
        sampleSpace({
          folder: german,
          slug: 'kontakt',
          content: {
            body: [{ headline: 'Zwei', text: { type: 'doc', content: levels.map(heading) } }],
          },
        }).stories,
      ),
    );

  test('stand in their order', () => {
    expect(faultsOf(3, 4, 2, 3)).toEqual([]);
    expect(faultsOf(4)).toEqual(['a heading of level 4 after one of level 2']);
    expect(faultsOf(1)).toEqual(['a second heading of the first level']);
  });

  test('begin with the name of the page', () => {
    const space = sampleSpace({ folder: german, slug: 'kontakt', content: { teaser: [] } });
    expect(messagesOf(headingFindings(space.stories))).toEqual(['no headline']);
  });
});

describe('what the shop cannot read', () => {
  const faultsOf = (content: Readonly<Record<string, unknown>>) =>
    messagesOf(decodingFindings(sampleSpace({ folder: german, slug: 'kontakt', content })));

  test('is found: blocks, parts of them, and marks of rich texts', () => {
    expect(faultsOf({ body: [{ component: 'Unknown', _uid: 'a' }] })[0]).toContain('Unknown');
    expect(faultsOf({ body: [{ component: 'Tiles', _uid: 'a', items: [] }] })[0]).toContain(
      'Tiles',
    );
    const marked = richText('Text', [{ type: 'blinking' }]);
    const block = { component: 'RichText', _uid: 'a', headline: '', text: marked };
    expect(faultsOf({ body: [block] })[0]).toContain('blinking');
  });
});
