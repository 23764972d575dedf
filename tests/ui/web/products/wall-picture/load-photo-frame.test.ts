/** What the loaders of products answer: photo frames, and selections that another page sells. */
import { describe, expect, test } from 'vitest';

import type { ConfiguratorBlock } from '../../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { Page } from '../../../../../core/domain/content/page.ts';
import { loadProduct } from '../../../../../ui/web/products/load-product.ts';
import { embedded } from '../../../../arbitraries/routing.ts';
import { plainPage } from '../../../../fakes/plain-page.ts';
import { configuratorParts, requestFor, startDecision } from '../../requests.ts';

const parts = configuratorParts(1);

const frames: ConfiguratorBlock = {
  ...parts,
  product: 'photoFrame',
  frames: [
    { frameType: 'holzrahmen', materialType: undefined },
    { frameType: 'holzrahmen', materialType: 'hahnemuehle' },
  ],
};

const materials: ConfiguratorBlock = {
  ...parts,
  product: 'framedMaterial',
  materials: [
    { materialType: 'acrylglas', frameType: 'artbox', page: { text: 'Acryl', url: '/acryl' } },
    { materialType: 'leinwand', frameType: undefined },
  ],
};

const pageWith = (configurator: ConfiguratorBlock): Page => ({
  ...plainPage('seite'),
  product: configurator,
});

const load = (configurator: ConfiguratorBlock, search = '') => {
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const { request } = requestFor(decision, embedded, {}, `http://localhost:3000/seite${search}`);
  return loadProduct(request, decision, pageWith(configurator));
};

describe('a page of photo frames', () => {
  test('has frames as its options, each with its print, and the names of the mats', async () => {
    const loaded = await load(frames);
    expect(loaded).toMatchObject({
      kind: 'product',
      product: {
        product: 'wall-picture',
        configurator: { offersFrames: true },
        names: {
          'poster+holzrahmen': { name: 'Holzrahmen', detail: 'Poster' },
          'hahnemuehle+holzrahmen': { name: 'Holzrahmen' },
        },
        configuration: { parts: { frames: [], labels: { 'mat-none': 'Ohne Passepartout' } } },
        delivery: {
          costs: { parcel: { minorUnits: 490 }, bulky: { minorUnits: 990 } },
        },
      },
    });
  });

  test('keeps the mat when an own format is sent', async () => {
    const block: ConfiguratorBlock = {
      ...frames,
      frames: [{ frameType: 'artbox', materialType: 'acrylglas' }],
    };
    const query =
      '?material=acrylglas%2Bartbox&matType=mat-creme&dialog=calculator-own-format&width=61&height=37';
    expect(await load(block, query)).toMatchObject({
      kind: 'redirect',
      location:
        '/seite?materialType=acrylglas&frameType=artbox&formatType=610x370&matType=mat-creme',
    });
  });
});

describe('a page of materials', () => {
  test('starts with the material that has no page of its own', async () => {
    expect(await load(materials)).toMatchObject({
      product: {
        configurator: { startsWith: 'leinwand' },
        pages: { 'acrylglas+artbox': '/acryl' },
      },
    });
  });

  test.each([
    [
      '?material=acrylglas%2Bartbox&formerFormat=900x600',
      '/acryl?materialType=acrylglas&frameType=artbox&formerFormat=900x600',
    ],
    [
      '?sku=acrylglas_artbox_600x400',
      '/acryl?materialType=acrylglas&frameType=artbox&formatType=600x400',
    ],
    [
      '?materialType=acrylglas&frameType=artbox&dialog=calculator-more-formats',
      '/acryl?materialType=acrylglas&frameType=artbox&dialog=calculator-more-formats',
    ],
  ])('answers %s with the page that sells it', async (query, location) => {
    expect(await load(materials, query)).toEqual({ kind: 'redirect', location, status: 302 });
  });

  test('shows what it sells itself', async () => {
    expect(await load(materials, '?material=leinwand&formatType=900x600')).toMatchObject({
      kind: 'product',
    });
  });
});
