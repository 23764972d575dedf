/** Values of the wire: what is taken as it is, and what is refused. */
import { describe, expect, test } from 'vitest';

import {
  CollageDataAnswer,
  CollageGroupQuery,
  CollageGroupsQuery,
  CollageQuery,
} from '../../../../adapters/http/collage/codecs.ts';
import { PricedArticlesQuery } from '../../../../adapters/http/codecs/article-prices.ts';
import { CustomerPicturesAnswer } from '../../../../adapters/http/codecs/customer-pictures.ts';
import {
  ExpressShopAnswer,
  SkuContainerAnswer,
} from '../../../../adapters/http/codecs/express-and-skus.ts';
import { SitePath } from '../../../../adapters/http/codecs/localized-urls.ts';
import { LocationAnswer } from '../../../../adapters/http/codecs/location.ts';
import { OptionPricesAnswer } from '../../../../adapters/http/codecs/option-prices.ts';
import { PictureUploadPartQuery } from '../../../../adapters/http/codecs/picture-uploads.ts';
import {
  BreadcrumbAnswer,
  BreadcrumbQuery,
  StoryAnswer,
  StoryQuery,
} from '../../../../adapters/http/codecs/stories.ts';
import { StoryTransformQuery } from '../../../../adapters/http/codecs/story-transform.ts';
import { OptimizationFields, ResultQuery } from '../../../../adapters/http/codecs/toolbox.ts';
import {
  Base64,
  Count,
  MessageId,
  Millimetres,
  readWireArticles,
  WireArticles,
  WireCutOff,
  WireFormat,
  WireFrame,
  WireInstant,
  WireMaterial,
  WirePrice,
} from '../../../../adapters/http/codecs/wire.ts';
import { reportEndpoints } from '../../../../adapters/http/endpoints/reports.ts';
import { mostBrowserEvents } from '../../../../core/domain/errors/browser-events.ts';
import { E, type t } from '../../../../core/fp.ts';

const uuid = '4f0c2a9b-0000-4000-8000-00000000000F';
const upload = 'k'.repeat(43);

const surcharged = (key: string, row: object) => ({
  payload: { groups: [], frameVariants: [], mats: [], glassTypes: [], [key]: [row] },
});
const option = (group: unknown, optionType: unknown) =>
  surcharged('groups', { group, options: [{ optionType, surcharge: 1, isDefault: true }] });
const tile = { left: 0, top: 0, width: 1, height: 1 };
const express = (products: unknown) => ({
  payload: {
    products,
    orderBefore: '2026-12-18T13:00:00Z',
    arrival: '2026-12-19T13:00:00Z',
    surcharge: '9.90',
  },
});
const collage = (more: object) => ({
  payload: { designId: 1, name: '', ratio: { width: 1, height: 100 }, tiles: [tile], ...more },
});

/** By name: the codec, what it takes, and what it refuses. */
const codecs: Readonly<Record<string, readonly [t.Mixed, readonly unknown[], readonly unknown[]]>> =
  {
    prices: [
      WirePrice,
      [0, 4.9, '4.90', '5'],
      [-1, 4.905, '4,90', '', null, {}, Number.NaN, ['4.90']],
    ],
    instants: [
      WireInstant,
      ['2026-12-01T00:00:00Z'],
      ['2026-12-01', 'tomorrow', 0, undefined, ['2026-12-01T00:00:00Z']],
    ],
    'cut-offs': [WireCutOff, ['x', 0, null], [undefined]],
    formats: [WireFormat, ['600x400'], ['600', '0x400', 600, undefined, ['600x400']]],
    millimetres: [Millimetres, [1, 0.5], [0, -1, Number.POSITIVE_INFINITY, Number.NaN, '1', [1]]],
    counts: [Count, [0, 7], [-1, 0.5, 2 ** 53, '7', Number.NaN]],
    'ids of messages': [MessageId, [uuid], ['', `${uuid}0`, ` ${uuid}`, uuid.slice(1), 7, [uuid]]],
    materials: [WireMaterial, ['leinwand'], ['Leinwand', '', 7]],
    frames: [WireFrame, ['artbox'], ['leinwand', '', 7]],
    articles: [
      WireArticles,
      [['leinwand'], ['acrylglas+artbox'], Array.from({ length: 24 }, () => 'leinwand')],
      [
        'leinwand',
        [],
        Array.from({ length: 25 }, () => 'leinwand'),
        [7],
        ['leinwand', ''],
        ['leinwand', 7],
        ['leinwand+'],
        ['leinwand+artbox+x'],
        ['artbox'],
      ],
    ],
    'priced articles': [
      PricedArticlesQuery,
      [{ articles: ['photo-frame?a'] }, { articles: Array.from({ length: 24 }, () => 'card?a') }],
      [
        { articles: [] },
        { articles: Array.from({ length: 25 }, () => 'card?a') },
        { articles: ['a'] },
        { articles: ['photo-frame?a', 'a'] },
        { articles: [7] },
        { articles: 'photo-frame?a' },
        {},
      ],
    ],
    'paths of pages': [
      SitePath,
      ['/', '/a%20b', `/${'a'.repeat(1_999)}`],
      ['', 'a', 'a/b', '/a b', '/a?b', '/a#b', '/a\\b', `/${'a'.repeat(2_000)}`, 7],
    ],
    'addresses of pages': [
      StoryTransformQuery,
      [{ address: '/a?b' }, { address: `/${'a'.repeat(3_999)}` }],
      [
        { address: 'a' },
        { address: 'a/b' },
        { address: '/a#b' },
        { address: '/a b' },
        { address: `/${'a'.repeat(4_000)}` },
        { address: 7 },
      ],
    ],
    'parts of pictures': [
      PictureUploadPartQuery,
      [
        { id: upload, offset: '0' },
        { id: upload, offset: '123456789' },
      ],
      [
        { id: upload, offset: '-1' },
        { id: upload, offset: '1234567890' },
        { id: upload, offset: 0 },
        { id: upload.slice(1), offset: '0' },
        { id: `${upload}k`, offset: '0' },
        { id: 7, offset: '0' },
      ],
    ],
    optimizations: [
      OptimizationFields,
      [{}, { quality: '80' }, { longestSide: '999999' }],
      [{ quality: 'x' }, { quality: '' }, { quality: 80 }, { longestSide: '1234567' }],
    ],
    options: [
      OptionPricesAnswer,
      [option('acrylglas-bohrung', 'acrylglas-bohrung-none')],
      [
        option('bohrung', 'acrylglas-bohrung-none'),
        option(7, 'acrylglas-bohrung-none'),
        option('acrylglas-bohrung', 'none'),
        option('acrylglas-bohrung', 7),
      ],
    ],
    'frames with a surcharge': [
      OptionPricesAnswer,
      [surcharged('frameVariants', { frameVariant: 'artbox-eiche', surcharge: 1 })],
      ['artbox', 7].map((frameVariant) =>
        surcharged('frameVariants', { frameVariant, surcharge: 1 }),
      ),
    ],
    'mats with a surcharge': [
      OptionPricesAnswer,
      [surcharged('mats', { matType: 'mat-weiss', matSize: 1, surcharge: 1 })],
      ['mat-none', 'mat', 7].map((matType) =>
        surcharged('mats', { matType, matSize: 1, surcharge: 1 }),
      ),
    ],
    'containers of SKUs': [
      SkuContainerAnswer,
      [{ payload: { sku: 'PF-7', parameters: { a: 'b', c: ['d', 'e'] } } }],
      [
        { payload: { sku: 'P F', parameters: {} } },
        { payload: { sku: 7, parameters: {} } },
        { payload: { sku: 'PF-7', parameters: { a: 7 } } },
        { payload: { sku: 'PF-7', parameters: { a: ['b', 7] } } },
      ],
    ],
    'express shops': [
      ExpressShopAnswer,
      [express([]), express(['photo-frame', 'photo-prints'])],
      [['car'], [7], [['photo-frame']], 'photo-frame'].map(express),
    ],
    'results of tools': [
      ResultQuery,
      [{ id: upload }],
      ['k k', '', 7, [upload]].map((id) => ({ id })),
    ],
    'questions for stories': [StoryQuery, [{}, { version: 'draft' }], [{ version: 7 }, 'x']],
    stories: [StoryAnswer, [{ story: {} }], [{}, { story: 7 }]],
    breadcrumbs: [
      BreadcrumbAnswer,
      [{ breadcrumb: [] }, { breadcrumb: [{ text: 'a', url: '/' }] }],
      [{}, { breadcrumb: [{ text: 'a' }] }, { breadcrumb: [{ url: '/' }] }],
    ],
    'ways to a page': [BreadcrumbQuery, [{ path: '/a' }], [{}, { path: 'a' }]],
    places: [LocationAnswer, [{}, { country: 'DE', region: 'BY' }], [{ country: 7 }]],
    'pictures of customers': [
      CustomerPicturesAnswer,
      [{ payload: { pictures: [{ id: 'a-7', source: '', alternative: '' }] } }],
      ['', 'A', 'a_b', 'a'.repeat(65), 7].map((id) => ({
        payload: { pictures: [{ id, source: '', alternative: '' }] },
      })),
    ],
    'collages by their look': [
      CollageGroupsQuery,
      [{}, { tileCount: '7', orientation: 'square' }, { tileCount: '99' }],
      [
        { tileCount: '0' },
        { tileCount: '100' },
        { tileCount: 7 },
        { tileCount: '07' },
        { tileCount: ['7'] },
        { orientation: 'round' },
        { orientation: 7 },
      ],
    ],
    'groups of collages': [
      CollageGroupQuery,
      [{ designGroupId: 'love' }],
      ['', 'a b', 7, ['love']].map((designGroupId) => ({ designGroupId })),
    ],
    'collages by their number': [
      CollageQuery,
      [{ designId: '7' }],
      ['', 'x', '-7', 7, ['7']].map((designId) => ({ designId })),
    ],
    'tiles of collages': [
      CollageDataAnswer,
      [collage({}), collage({ ratio: { width: 100, height: 1 } })],
      [
        ...[-0.1, 1.1, '1'].map((left) => collage({ tiles: [{ ...tile, left }] })),
        ...[0, 101, 1.5, '1'].map((width) => collage({ ratio: { width, height: 1 } })),
      ],
    ],
  };

test.each(Object.entries(codecs))('%s are taken as they are', (_, [codec, taken, refused]) => {
  for (const value of taken) expect([value, E.isRight(codec.decode(value))]).toEqual([value, true]);
  for (const value of refused)
    expect([value, E.isLeft(codec.decode(value))]).toEqual([value, true]);
});

test('articles are read with their frames', () => {
  expect(readWireArticles(['leinwand', 'acrylglas+artbox', 'x', 'leinwand+x'])).toEqual([
    { materialType: 'leinwand' },
    { materialType: 'acrylglas', frameType: 'artbox' },
  ]);
});

describe('bytes within JSON', () => {
  test('survive, however many', () => {
    for (const length of [0, 1, 32_767, 32_768, 32_769, 100_000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => index % 251);
      const text = Base64.encode(bytes);
      expect(text === Buffer.from(bytes).toString('base64')).toBe(true);
      const read = Base64.decode(text);
      expect(E.isRight(read) && Buffer.from(read.right).equals(bytes)).toBe(true);
    }
  });

  test('are bytes, and not what looks like them', () => {
    for (const value of ['%', 7, undefined, ['AQ==']])
      expect(E.isLeft(Base64.decode(value))).toBe(true);
    expect([Base64.is(Uint8Array.of(1)), Base64.is([1])]).toEqual([true, false]);
  });
});

describe('a report of a page', () => {
  const event = { code: 'request-failed', facts: { line: 7, file: 'a.js' } };
  const report = {
    requestId: uuid,
    page: '/',
    locale: 'de-DE',
    channel: 'poster',
    events: [event],
  };
  const read = async (more: object) =>
    (
      await reportEndpoints.browserReport.body.read(
        new Response(JSON.stringify({ ...report, ...more })),
      )
    )._tag;

  test('says at least one thing, and so many at most', async () => {
    const events = (length: number) => ({ events: Array.from({ length }, () => event) });
    expect(await read({})).toBe('Right');
    expect(await read(events(mostBrowserEvents))).toBe('Right');
    expect(await read(events(mostBrowserEvents + 1))).toBe('Left');
    expect(await read(events(0))).toBe('Left');
  });

  test.each([
    { locale: 'xx' },
    { locale: 7 },
    { locale: ['de-DE'] },
    { channel: 'radio' },
    { page: 7 },
    { requestId: 'x' },
    { events: [{ ...event, code: 'x' }] },
    { events: [{ ...event, code: 7 }] },
    { events: [{ ...event, facts: { a: true } }] },
    { events: 'x' },
  ])('is refused with %j', async (more) => {
    expect(await read(more)).toBe('Left');
  });
});
