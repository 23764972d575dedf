import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { decodeBlocks } from '../../../core/domain/content/block-codec.ts';
import { personRelations } from '../../../core/domain/content/blocks/contact-persons.ts';
import { pricedByTile } from '../../../core/domain/content/blocks/product-tiles.ts';
import { reviewFigures } from '../../../core/domain/content/blocks/reviews.ts';
import { blockCodecs } from '../../../core/domain/content/blocks/registry.ts';
import { contactPointData } from '../../../core/domain/contact/contact-hours.ts';
import {
  editorParameters,
  readContentPreview,
} from '../../../core/domain/content/content-editor.ts';
import { contentRelations, contentSchema } from '../../../core/domain/content/content-schema.ts';
import { decodePage, pageShape } from '../../../core/domain/content/page-codec.ts';
import { parseHybridLayout, parseHybridMessages } from '../../../core/domain/content/hybrid.ts';
import {
  breadcrumbData,
  breadcrumbSteps,
  companyData,
  companyNameData,
  webSiteData,
} from '../../../core/domain/content/structured-data.ts';
import { optionalField } from '../../../core/domain/content/story-fields.ts';
import { linkedSlugs } from '../../../core/domain/content/story.ts';
import { E, t } from '../../../core/fp.ts';
import { reading, storyJson } from './story-writer.ts';

describe('the vocabulary', () => {
  test('has the eleven fields that the specification names: in stories, or read of their place', () => {
    const page = decodePage(storyJson({ component: 'Page' }));
    if (E.isLeft(page)) throw new Error(page.left.kind);
    expect(Object.keys({ ...page.right, ...pageShape().fields })).toEqual(
      expect.arrayContaining([
        'title',
        'description',
        'robots',
        'canonicalUrl',
        'alternates',
        'ogImages',
        'additionalSameAsLinks',
        'teaser',
        'uspTeaser',
        'calculator',
        'sku',
      ]),
    );
  });

  test('has five content types, and promises that pages share', () => {
    expect(contentSchema().flatMap(({ name, isRoot }) => (isRoot ? [name] : []))).toEqual(
      expect.arrayContaining([
        'Page',
        'Redirect',
        'Chrome',
        'Navigation',
        'ContactPerson',
        'UspTeaser',
      ]),
    );
  });

  test('names the fields of stories that refer to others', () => {
    expect(contentRelations().toSorted()).toEqual(
      ['FlyoutItem.fullStoryData', 'Page.uspTeaser', ...personRelations].toSorted(),
    );
  });

  test('has a component for each kind of block, and decoding knows it', () => {
    const components = Object.values(blockCodecs).map(({ component }) => component);
    expect(new Set(components).size).toBe(components.length);
    for (const component of components) {
      const [block] = decodeBlocks(reading, 'body', [{ component, _uid: 'x' }]);
      const reason = block?.kind === 'refused' ? block.reason : '';
      expect(reason).not.toContain('component: unknown');
    }
  });
});

describe('blocks', () => {
  test('of reviews have figures where both are known and somebody wrote', () => {
    expect(reviewFigures({ rating: 470, count: 3 })).toEqual({ rating: 470, count: 3 });
    for (const missing of [{ rating: undefined }, { count: undefined }, { count: 0 }])
      expect(reviewFigures({ rating: 470, count: 3, ...missing })).toBeUndefined();
  });

  test('of tiles show the price of the material that a tile names', () => {
    const tile = {
      link: { text: 'Canvas', url: '/canvas' },
      text: '',
      picture: { source: 'leadimage/moon-1/motif.jpg', alternative: '' },
      materialType: 'poster',
      frameType: 'holzrahmen',
      sells: undefined,
    } as const;
    const { materialType, frameType } = tile;
    const article = { materialType, frameType };
    expect(pricedByTile(tile)).toEqual({ kind: 'material', article });
    expect(pricedByTile({ ...tile, materialType: undefined })).toBeUndefined();
  });

  test('of tiles show the price of what the link of a tile chooses', () => {
    const tile = {
      link: { text: 'Wall', url: '/calendar?calendarType=wandkalender&formatType=a4-hoch#types' },
      text: '',
      picture: { source: 'leadimage/moon-1/motif.jpg', alternative: '' },
      materialType: undefined,
      frameType: undefined,
      sells: 'calendar',
    } as const;
    const priced = { kind: 'product', page: 'calendar' } as const;
    expect(pricedByTile(tile)).toEqual({
      ...priced,
      query: [
        ['calendarType', 'wandkalender'],
        ['formatType', 'a4-hoch'],
      ],
    });
    const plain = { ...tile, link: { text: 'All', url: '/calendar' } };
    expect(pricedByTile(plain)).toEqual({ ...priced, query: [] });
  });
});

describe('structured data', () => {
  test('names the company by one address on all pages, and the site as its own', () => {
    const company = { id: '/#company', name: 'Shop', url: '/' };
    expect(companyNameData(company)).toEqual({
      '@type': 'Organization',
      '@id': '/#company',
      name: 'Shop',
      url: '/',
    });
    expect(webSiteData('Shop', '/fr', 'fr-CH', '/#company')).toEqual({
      '@type': 'WebSite',
      '@id': '/fr#website',
      name: 'Shop',
      url: '/fr',
      inLanguage: 'fr-CH',
      publisher: { '@id': '/#company' },
    });
  });
});

describe('fields', () => {
  test('that may be absent are of their kind, or undefined', () => {
    const codec = optionalField(t.string);
    expect([undefined, 'a', 7, null].map(codec.is)).toEqual([true, true, false, false]);
    const absent = E.right(undefined);
    expect([undefined, null, ''].map((value) => codec.decode(value))).toEqual([
      absent,
      absent,
      absent,
    ]);
    expect(codec.decode('a')).toEqual(E.right('a'));
    expect(E.isLeft(codec.decode(7))).toBe(true);
  });

  test('that link know no story without a slug', () => {
    expect(linkedSlugs([{ uuid: 'a' }, { uuid: 'b', url: 'c' }])).toEqual(new Map([['b', 'c']]));
  });
});

describe('previews', () => {
  test.each([
    ['', { isEditing: false, release: undefined, version: 'published' }],
    ['?_editor=1', { isEditing: true, release: undefined, version: 'draft' }],
    ['?_editor=42&_editor=0', { isEditing: false, release: undefined, version: 'published' }],
    ['?_editor=', { isEditing: false, release: undefined, version: 'published' }],
    ['?_release=spring-26', { isEditing: false, release: 'spring-26', version: 'draft' }],
    ['?_release=a&_release=b_1', { isEditing: false, release: 'b_1', version: 'draft' }],
    ['?_release=undefined', { isEditing: false, release: undefined, version: 'published' }],
    ['?_release=a/b', { isEditing: false, release: undefined, version: 'published' }],
    ['?editor=1&release=x', { isEditing: false, release: undefined, version: 'published' }],
    [
      `?_release=${'x'.repeat(64)}`,
      { isEditing: false, release: 'x'.repeat(64), version: 'draft' },
    ],
    [`?_release=${'x'.repeat(65)}`, { isEditing: false, release: undefined, version: 'published' }],
  ] as const)('%s', (search, preview) => {
    expect(readContentPreview(search)).toEqual(preview);
  });

  test('go by the names of another editor', () => {
    const names = { editor: '_visual', release: '_branch' };
    expect(readContentPreview('?_visual=1&_branch=x&_release=y', names)).toEqual({
      isEditing: true,
      release: 'x',
      version: 'draft',
    });
    expect(Object.values(editorParameters).every((name) => name.startsWith('_'))).toBe(true);
  });
});

describe('hybrid pages', () => {
  const anyTexts = fc.dictionary(fc.string(), fc.string());

  property.prop([anyTexts])('have a layout where a slot holds something', (slots) => {
    const isFilled = Object.values(slots).some((slot) => slot.trim() !== '');
    expect(parseHybridLayout(JSON.stringify(slots))).toEqual(
      isFilled ? E.right(slots) : E.left({ kind: 'empty-hybrid-layout' }),
    );
  });

  property.prop([anyTexts])('have the messages that they bring', (messages) => {
    expect(parseHybridMessages(JSON.stringify(messages))).toEqual(E.right(messages));
  });

  test.each(['', '{', '[]', '7', 'null', '"a"', '{"a":1}', '{"a":{"b":"c"}}'])(
    'refuse %s under their codes',
    (json) => {
      expect(parseHybridLayout(json)).toEqual(E.left({ kind: 'hybrid-parse-error' }));
      expect(parseHybridMessages(json)).toEqual(E.left({ kind: 'translator-parse-error' }));
    },
  );

  test('without a slot or with blank ones are empty', () => {
    const empty = E.left({ kind: 'empty-hybrid-layout' });
    expect(parseHybridLayout('{}')).toEqual(empty);
    expect(parseHybridLayout('{"header":" ","footer":""}')).toEqual(empty);
  });
});

describe('structured data', () => {
  const links = [
    { text: 'Home', url: '/' },
    { text: 'Canvas', url: '/canvas' },
  ];

  test('numbers the breadcrumb and knows the page itself', () => {
    expect(breadcrumbSteps(links)).toEqual([
      { text: 'Home', url: '/', position: 1, isCurrent: false },
      { text: 'Canvas', url: '/canvas', position: 2, isCurrent: true },
    ]);
    expect(breadcrumbSteps([])).toEqual([]);
    expect(breadcrumbData(links, (url) => `https://a.example${url}`)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
        { '@type': 'ListItem', position: 2, name: 'Canvas', item: 'https://a.example/canvas' },
      ],
    });
  });

  test('says where the company can be reached', () => {
    const contactPoint = contactPointData({ telephone: '+49 1', languages: ['de'] });
    const company = {
      name: 'Shop',
      url: 'https://a.example/',
      logo: 'https://a.example/logo.png',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Street 1',
        postalCode: '12345',
        addressLocality: 'Town',
        addressCountry: 'DE',
      } as const,
      contactPoint,
    };
    const id = 'https://a.example/#organization';
    expect(companyData({ id, ...company, sameAs: [] })).toEqual({
      '@type': 'Organization',
      '@id': id,
      ...company,
    });
    expect(companyData({ id, ...company, sameAs: ['x'] })).toMatchObject({ sameAs: ['x'] });
  });
});
