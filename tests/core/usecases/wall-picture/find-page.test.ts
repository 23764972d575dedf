/** Which page sells what an address selects, and what is asked to find it. */
import { describe, expect, test } from 'vitest';

import { readSelection } from '../../../../core/domain/configurator/selection.ts';
import { readSku } from '../../../../core/domain/configurator/sku.ts';
import type { SkuContainer } from '../../../../core/domain/designer/sku-container.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import type { ConfiguratorBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { routeAddress } from '../../../../core/domain/routing/addresses.ts';
import type { SiteConfiguration } from '../../../../core/domain/routing/sites.ts';
import { E } from '../../../../core/fp.ts';
import type { Content } from '../../../../core/ports/content.ts';
import { findPage, type MaterialPages } from '../../../../core/usecases/wall-picture/find-page.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { canvasConfigurator } from '../../../fakes/canvas-configurator.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { recordingLog } from '../../../fakes/log.ts';
import { plainPage } from '../../../fakes/plain-page.ts';
import { failingSkuContainers, memorySkuContainers } from '../../../fakes/sku-containers.ts';

const path = '/leinwanddruck';

/** Pages by their paths, each with those that it names for materials. */
type Shop = Readonly<Record<string, MaterialPages>>;

type Asked = {
  /** The address of the asking page, without its query. */
  readonly at?: string;
  readonly sites?: SiteConfiguration;
  readonly shop?: Shop;
  readonly skus?: readonly SkuContainer[];
  readonly areSkusAway?: boolean;
  readonly block?: ConfiguratorBlock;
};

/** What an address of the page for canvas leads to, and what was asked. */
const find = async (
  search: string,
  {
    at = `http://localhost:3000${path}`,
    sites = embedded,
    shop = {},
    skus = [],
    areSkusAway = false,
    block = canvasConfigurator,
  }: Asked = {},
) => {
  const url = new URL(`${at}${search}`);
  const decision = routeAddress(url.href, sites);
  if (E.isLeft(decision) || decision.right.kind !== 'page') throw new Error('no page');
  const pages: string[] = [];
  const content: Content = {
    ...memoryContent([]),
    page: (asked) => async () => {
      pages.push(asked.slug);
      // One page begins with its configurator, the others have it among their blocks.
      const place = asked.slug === 'acryl' ? { product: block } : { blocks: [block] };
      return Object.hasOwn(shop, `/${asked.slug}`)
        ? E.right({ ...plainPage(asked.slug), ...place })
        : E.left({ kind: 'page-not-found', slug: asked.slug });
    },
  };
  const log = recordingLog();
  const skuContainers = memorySkuContainers(skus);
  const pairs = acceptedQuery('wall-picture', search);
  const values = new Map(pairs);
  const found = await findPage({
    sites,
    decision: decision.right,
    url,
    block,
    pages: shop[path] ?? {},
    pagesOf: ({ canonicalPath }, { materials }) =>
      (materials.length > 0 && shop[canonicalPath]) || {},
    pairs,
    requested: readSelection('cm', (name) => values.get(name)),
    ofSku: readSku('cm', values.get('sku') ?? ''),
  })({ content, log, skuContainers: areSkusAway ? failingSkuContainers() : skuContainers })();
  return {
    found: E.isLeft(found) ? found.left.location : found.right,
    pages,
    skus: skuContainers.asked,
    reports: log.reports,
  };
};

const acrylic = { [path]: { acrylglas: '/acryl' } };

describe('the page that was asked for', () => {
  test.each(['', '?materialType=leinwand', '?sku=leinwand_600x400', '?country=AT'])(
    'sells what %s selects, which asks nobody',
    async (search) => {
      expect(await find(search, { shop: acrylic })).toEqual({
        found: { pages: acrylic[path], isUnknownSku: false },
        pages: [],
        skus: [],
        reports: [],
      });
    },
  );

  test.each([
    ['frames go around the material', '?materialType=leinwand&frameType=schattenfuge-leinwand', {}],
    ['nobody sells the material', '?materialType=hahnemuehle', {}],
    ['only a SKU names another one', '?sku=hahnemuehle_600x400', { '/fine-art-druck': {} }],
    ['it is the material’s own page', '?materialType=leinwand', { [path]: {} }],
    ['it has the material in a frame', '?materialType=acrylglas', { '/acrylglas-druck': {} }],
    ['nobody knows the material', '?material=silk', { '/silk': {} }],
  ])('sells the selection where %s', async (_name, search, shop) => {
    expect((await find(search, { shop })).found).toMatchObject({ isUnknownSku: false });
  });

  test('sells the selection where the shop has no site for the other one', async () => {
    const at = `http://kartenliebe.localhost:3000${path}/`;
    const sites = {
      ...embedded,
      sites: embedded.sites.filter(({ channel }) => channel === 'kartenliebe'),
    };
    const { found, pages } = await find('?materialType=hahnemuehle', { at, sites });
    expect([found, pages]).toEqual([{ pages: {}, isUnknownSku: false }, []]);
  });

  test('of frames alone leads nowhere', async () => {
    const block: ConfiguratorBlock = {
      ...canvasConfigurator,
      product: 'photoFrame',
      frames: [{ frameType: 'holzrahmen', materialType: undefined }],
    };
    const shop = { '/fine-art-druck': {} };
    expect(await find('?materialType=hahnemuehle', { block, shop })).toMatchObject({
      found: { pages: {} },
      pages: [],
    });
  });

  test('sells a material for which pages only name each other, and says so', async () => {
    const shop = {
      [path]: { acrylglas: '/acryl', poster: '/poster' },
      '/acryl': { acrylglas: '/weiter' },
      '/weiter': { acrylglas: path },
    };
    expect(await find('?materialType=acrylglas', { shop })).toMatchObject({
      found: { pages: { poster: '/poster' } },
      pages: ['acryl', 'weiter'],
      reports: [
        {
          code: 'material-pages-circular',
          facts: { host: 'localhost:3000', path, material: 'acrylglas' },
        },
      ],
    });
  });

  test.each([
    ['pages that lead round past this one', '/acryl', { '/weiter': '/acryl' }],
    ['whole addresses of the shop', 'http://localhost:3000/acryl', { '/weiter': path }],
    ['what stands at redirects', '/acryl/', { '/weiter': `${path}/` }],
  ])('sells a material for which there are only %s', async (_name, first, further) => {
    const shop = Object.fromEntries(
      Object.entries({ [path]: first, '/acryl': '/weiter', ...further }).map(
        ([page, acrylglas]) => [page, { acrylglas }],
      ),
    );
    const { found, reports } = await find('?materialType=acrylglas', { shop });
    expect([found, reports]).toMatchObject([{ pages: {} }, [{ code: 'material-pages-circular' }]]);
  });

  test.each([
    [10, '/1?materialType=acrylglas'],
    [11, { pages: {}, isUnknownSku: false }],
  ])(
    'sells a material that more than ten pages name one after another: %i',
    async (count, found) => {
      const further = Array.from({ length: count }, (_, index): [string, MaterialPages] => [
        `/${index + 1}`,
        index + 1 === count ? {} : { acrylglas: `/${index + 2}` },
      ]);
      const shop = Object.fromEntries([[path, { acrylglas: '/1' }], ...further]);
      expect((await find('?materialType=acrylglas', { shop })).found).toEqual(found);
    },
  );
});

describe('another page', () => {
  test.each([
    ['?materialType=acrylglas', '/acryl?materialType=acrylglas'],
    [
      '?material=acrylglas&formatType=900x600&optionTypes=acrylglas-druckverfahren-fineart&country=AT',
      '/acryl?materialType=acrylglas&formatType=900x600&optionTypes=acrylglas-druckverfahren-fineart&country=AT',
    ],
    // A selection in the address wins over its SKU, whose format would be another one.
    ['?materialType=acrylglas&sku=leinwand_600x400', '/acryl?materialType=acrylglas'],
    ['?sku=acrylglas_600x400', '/acryl?materialType=acrylglas&formatType=600x400'],
    ['?materialType=acrylglas&dialog=log-in', '/acryl?materialType=acrylglas&dialog=log-in'],
  ])('that this one names sells what %s selects', async (search, location) => {
    const { found, reports } = await find(search, { shop: { ...acrylic, '/acryl': {} } });
    expect([found, reports]).toEqual([location, []]);
  });

  test('may be named with a query', async () => {
    const { found } = await find('?materialType=acrylglas', {
      shop: { [path]: { acrylglas: '/acryl?list=a' } },
    });
    expect(found).toBe('/acryl?list=a&materialType=acrylglas');
  });

  test('is that of a material which this one does not name', async () => {
    const search = '?frameType=holzrahmen&formatType=605x400&material=hahnemuehle';
    const { found, pages } = await find(search, { shop: { '/fine-art-druck': {} } });
    expect([found, pages]).toEqual([`/fine-art-druck${search}`, ['fine-art-druck']]);
  });

  test('is on the platform of the asking one, and on the site that sells it', async () => {
    const search = '?materialType=hahnemuehle';
    const shop = { '/fine-art-druck': {} };
    const foundAt = async (at: string) => (await find(search, { at, shop })).found;
    expect(await foundAt(`http://localhost:3000/d${path}`)).toBe(`/d/fine-art-druck${search}`);
    expect(await foundAt(`http://kartenliebe.localhost:3000${path}/`)).toBe(
      `http://localhost:3000/fine-art-druck${search}`,
    );
  });

  test('is that of a material which this one has in a frame alone, that another one sells', async () => {
    const shop = { [path]: { 'acrylglas+artbox': '/artbox' }, '/acrylglas-druck': {} };
    const search = '?materialType=acrylglas';
    expect((await find(search, { shop })).found).toBe(`/acrylglas-druck${search}`);
  });

  test.each(['https://elsewhere.example/acryl', '/acryl.png', 'mailto:shop@example.com'])(
    'may be %s, which is no page of the shop',
    async (acrylglas) => {
      const shop = { [path]: { acrylglas }, '/acryl': { acrylglas: path } };
      const { found, pages } = await find('?materialType=acrylglas', { shop });
      expect([found, pages]).toEqual([`${acrylglas}?materialType=acrylglas`, []]);
    },
  );
});

describe('a SKU that only the shop can read', () => {
  const skus: readonly SkuContainer[] = [
    { sku: 'gallery', parameters: { materialType: 'acrylglas', matType: 'mat-creme' } },
    { sku: 'calendar', parameters: { calendarType: 'wandkalender' } },
    { sku: 'frame', parameters: { frameType: 'holzrahmen' } },
  ];
  const search = '?sku=gallery&formatType=600x400&matType=mat-schwarz&country=AT';
  const query = '?materialType=acrylglas&matType=mat-creme&country=AT';

  test.each([
    ['its material’s page', { '/acrylglas-druck': {} }, '/acrylglas-druck'],
    ['this page, where that one is missing', {}, path],
  ])('is shown as its configuration on %s', async (_name, shop, page) => {
    expect((await find(search, { skus, shop })).found).toBe(`${page}${query}`);
  });

  test('of a frame is shown on this page', async () => {
    const { found, pages } = await find('?sku=frame', { skus });
    expect([found, pages]).toEqual([`${path}?frameType=holzrahmen`, []]);
  });

  test('on its material’s own page asks for no other one', async () => {
    const canvas = [{ sku: 'gallery', parameters: { materialType: 'leinwand' } }];
    const { found, pages } = await find('?sku=gallery', { skus: canvas });
    expect([found, pages]).toEqual([`${path}?materialType=leinwand`, []]);
  });

  test.each([
    ['is unknown where the shop has none', '?sku=nobodys', false, true],
    ['is unknown where it is no picture', '?sku=calendar', false, true],
    ['may be known while the shop does not answer', '?sku=gallery', true, false],
    ['does not count beside a material', '?sku=nobodys&material=leinwand', false, false],
    ['does not count beside a selection', '?sku=nobodys&materialType=leinwand', false, false],
  ])('%s', async (_name, asked, areSkusAway, isUnknownSku) => {
    expect((await find(asked, { skus, areSkusAway })).found).toMatchObject({ isUnknownSku });
  });
});
