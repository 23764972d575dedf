/** Pages that name each other for a material: an editor's mistake that must not become a loop. */
import { describe, expect, test } from 'vitest';

import type {
  OfferedMaterial,
  WallPictureBlock,
} from '../../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { PageContent } from '../../../../../core/domain/content/page-codec.ts';
import { routeAddress } from '../../../../../core/domain/routing/addresses.ts';
import { E } from '../../../../../core/fp.ts';
import { loadAddress } from '../../../../../ui/web/requests/load-address.ts';
import { embedded } from '../../../../arbitraries/routing.ts';
import { memoryContent, type ContentWorld } from '../../../../fakes/content.ts';
import { plainPage } from '../../../../fakes/plain-page.ts';
import { wallPictureOf } from '../../../../fakes/wall-picture-of.ts';
import { requestFor } from '../../requests.ts';

/** Pages by their slugs, each with the address that it names for acrylic glass, if any. */
type Named = Readonly<Record<string, string | undefined>>;

const block = (url: string | undefined): WallPictureBlock => {
  const acrylic: OfferedMaterial = {
    materialType: 'acrylglas',
    frameType: undefined,
    page: url === undefined ? undefined : { text: '', url },
  };
  return {
    kind: 'wall-picture',
    id: 'c',
    headline: 'Ihr Foto',
    startLabel: 'Los',
    product: 'framedMaterial',
    materials: [{ materialType: 'leinwand', frameType: undefined }, acrylic],
    labels: [],
    motif: { source: 'leadimage/mountains-1/motif.jpg', alternative: 'Berge' },
  };
};

const contentOf = (slug: string, url: string | undefined): PageContent => ({
  ...plainPage(slug),
  product: block(url),
  blocks: [],
});

const world = (named: Named): ContentWorld =>
  Object.entries(named).map(([slug, url]) => ({
    channel: 'poster',
    locale: 'de-DE',
    slug,
    story: { kind: 'page', id: slug, content: contentOf(slug, url) },
  }));

const asking = async (named: Named, path: string) => {
  const address = `http://localhost:3000${path}`;
  const decision = routeAddress(address, embedded);
  if (E.isLeft(decision) || decision.right.kind !== 'page')
    throw new Error(`${path} is not a page`);
  const content = memoryContent(world(named));
  const { request, log } = requestFor(decision.right, embedded, { content }, address);
  const loaded = await loadAddress(request);
  // The world has no chrome, which is logged, too.
  const codes = log.reports
    .map(({ code }) => code)
    .filter((code) => code !== 'content-unavailable');
  return { loaded, codes };
};

const acrylic = '?materialType=acrylglas';

/** The page that is shown with its selected material, sold by the page itself. */
const expectSoldHere = async (named: Named, path: string): Promise<void> => {
  const { loaded, codes } = await asking(named, `${path}${acrylic}`);
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('no page');
  expect([loaded.status, loaded.page.path]).toEqual([200, path]);
  expect(wallPictureOf(loaded.page.product)?.pages).toEqual({});
  expect(codes).toEqual(['material-pages-circular']);
};

describe('a material for which pages name each other', () => {
  test.each(['/eins', '/zwei'])('is sold by the page that was asked for, %s, and logged', (path) =>
    expectSoldHere({ eins: '/zwei', zwei: '/eins' }, path),
  );

  test('is sold here, too, where the circle begins behind another page', () =>
    expectSoldHere({ eins: '/zwei', zwei: '/drei', drei: '/zwei' }, '/eins'));

  test('is sold here where a page names itself in another language’s word', () =>
    expectSoldHere({ leinwanddruck: '/canvas-prints' }, '/leinwanddruck'));

  test.each(['http://localhost:3000/leinwanddruck', '/leinwanddruck/'])(
    'reports nothing where a page names itself: %s',
    async (url) => {
      const { loaded, codes } = await asking({ leinwanddruck: url }, `/leinwanddruck${acrylic}`);
      expect(loaded).toMatchObject({ kind: 'page', page: { product: { pages: {} } } });
      expect(codes).toEqual([]);
    },
  );

  test('is sold here where the way over the pages is without end', () =>
    expectSoldHere(
      Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`p${at}`, `/p${at + 1}`])),
      '/p0',
    ));

  test('leaves the other materials and the plain address as they are', async () => {
    const { loaded, codes } = await asking({ eins: '/zwei', zwei: '/eins' }, '/eins');
    expect(loaded).toMatchObject({ page: { product: { pages: { acrylglas: '/zwei' } } } });
    expect(codes).toEqual([]);
  });
});

describe('a material that another page sells', () => {
  test.each([
    ['directly', { eins: '/zwei', zwei: undefined }],
    ['over a further page', { eins: '/zwei', zwei: '/drei', drei: undefined }],
    ['by naming itself', { eins: '/zwei', zwei: '/zwei' }],
    ['on a page that is not there', { eins: '/zwei' }],
    ['on a page elsewhere', { eins: 'https://elsewhere.example/zwei' }],
  ] as const)('is answered with that page, %s', async (_name, named) => {
    const { loaded, codes } = await asking(named, `/eins${acrylic}`);
    const location = `${named.eins}${acrylic}`;
    expect(loaded).toEqual({ kind: 'redirect', location, status: 302 });
    expect(codes).toEqual([]);
  });
});

describe('a material that a page does not name', () => {
  const query =
    '?materialType=hahnemuehle&frameType=holzrahmen&formatType=605x400&matType=mat-creme';

  test.each([query, '?formatType=605x400&material=hahnemuehle%2Bholzrahmen'])(
    'is answered with its own page, and with all that %s says',
    async (search) => {
      const named = { leinwanddruck: undefined, 'fine-art-druck': undefined };
      const { loaded } = await asking(named, `/leinwanddruck${search}`);
      const location = `/fine-art-druck${search}`;
      expect(loaded).toEqual({ kind: 'redirect', location, status: 302 });
    },
  );

  test('leaves the page that is there where its own is missing, or does not name it either', async () => {
    for (const slug of ['leinwanddruck', 'fine-art-druck'])
      expect((await asking({ [slug]: undefined }, `/${slug}${query}`)).loaded).toMatchObject({
        kind: 'page',
        status: 200,
      });
  });
});

describe('a frame around a material', () => {
  const framed = '?materialType=acrylglas&frameType=artbox';

  test('is sold by the material’s own page, where this one leads to another for the material', async () => {
    const { loaded } = await asking(
      { eins: '/zwei', 'acrylglas-druck': undefined },
      `/eins${framed}`,
    );
    const location = `/acrylglas-druck${framed}`;
    expect(loaded).toEqual({ kind: 'redirect', location, status: 302 });
  });

  test('is sold by the page that sells the material', async () => {
    const { loaded } = await asking(
      { eins: undefined, 'acrylglas-druck': undefined },
      `/eins${framed}`,
    );
    expect(loaded).toMatchObject({ kind: 'page', status: 200 });
  });
});
