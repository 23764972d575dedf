/** What the dialogs over a product load for an address. */
import { describe, expect, test } from 'vitest';

import type { ConfiguratorBlock } from '../../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { Page } from '../../../../../core/domain/content/page.ts';
import { wallPictureOf } from '../../../../fakes/wall-picture-of.ts';
import { dialogTables } from '../../../../../ui/web/dialogs/load-dialog.ts';
import { dialogLinkMessages } from '../../../../../ui/components/dialog-links/messages.ts';
import { textIn } from '../../../../../ui/messages/text-in.ts';
import { linkedDialogs } from '../../../../../ui/web/products/wall-picture/dialogs/dialog-links.ts';
import { wallPictureMessages } from '../../../../../ui/web/products/wall-picture/page-messages.ts';
import { dialogs } from '../../../../../ui/web/products/wall-picture/dialogs/registry.ts';
import type { WallPictureDialog } from '../../../../../core/domain/products/wall-picture/wall-picture-dialogs.ts';
import { loadProduct } from '../../../../../ui/web/products/load-product.ts';
import {
  failingCustomerPictures,
  memoryCustomerPictures,
} from '../../../../fakes/customer-pictures.ts';
import { plainPage } from '../../../../fakes/plain-page.ts';
import { embedded } from '../../../../arbitraries/routing.ts';
import { configuratorParts, requestFor, startDecision } from '../../requests.ts';

const parts = configuratorParts(3);

const materials: ConfiguratorBlock = {
  ...parts,
  product: 'framedMaterial',
  materials: [
    { materialType: 'leinwand', frameType: undefined },
    { materialType: 'acrylglas', frameType: 'artbox' },
  ],
};

const frames: ConfiguratorBlock = {
  ...parts,
  product: 'photoFrame',
  frames: [{ frameType: 'holzrahmen', materialType: 'poster' }],
};

const page: Page = {
  ...plainPage('leinwanddruck'),
  title: 'Leinwand drucken',
  description: 'Mattes Gewebe.',
  blocks: [
    {
      kind: 'rich-text',
      id: 'care',
      headline: 'Pflege',
      text: [
        {
          kind: 'paragraph',
          children: ['/versand', 'javascript:alert(1)'].map((link) => ({
            kind: 'text' as const,
            text: 'Mehr',
            isBold: false,
            isItalic: false,
            link,
          })),
        },
      ],
    },
  ],
};

type Asked = {
  readonly configurator?: ConfiguratorBlock;
  readonly ports?: Parameters<typeof requestFor>[2];
};

const load = async (
  name: WallPictureDialog,
  search = '',
  { configurator = materials, ports = {} }: Asked = {},
) => {
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const address = `http://localhost:3000/leinwanddruck?dialog=${name}${search}`;
  const { request, log } = requestFor(decision, embedded, ports, address);
  const found = await loadProduct(request, decision, { ...page, product: configurator });
  if (found?.kind !== 'product') throw new Error('no product');
  const dialog = wallPictureOf(found.product)?.dialog;
  if (dialog?.name !== name) throw new Error(`no dialog ${name}`);
  return { dialog, log };
};

const readyData = async (name: WallPictureDialog, search = '', asked: Asked = {}) => {
  const { content } = (await load(name, search, asked)).dialog;
  if (content.kind !== 'ready') throw new Error(`${name} is unavailable`);
  return content.data;
};

describe('the dialogs', () => {
  test.each(['log-in', 'sign-up', 'password-reset', 'password-confirm', 'unknown'])(
    'are not loaded where the address names one that a product page does not have: %s',
    async (name) => {
      const decision = startDecision(embedded, 'poster', 'de-DE');
      const address = `http://localhost:3000/leinwanddruck?dialog=${name}`;
      const { request } = requestFor(decision, embedded, {}, address);
      const found = await loadProduct(request, decision, { ...page, product: materials });
      expect(found).toMatchObject({ kind: 'product', product: { dialog: undefined } });
      expect(await dialogTables(dialogs, undefined)).toEqual([]);
    },
  );

  test('bring their own texts', async () => {
    const { dialog } = await load('image-magnify');
    const keys = (await dialogTables(dialogs, dialog)).flatMap((table) => Object.keys(table));
    expect(keys).toContain('image-magnify.title');
    expect(keys).not.toContain('preview-3d.title');
  });

  test('have links in the words of each language', () => {
    for (const name of linkedDialogs)
      expect(
        wallPictureMessages.some((table) => Object.hasOwn(table, `dialog-links.${name}`)),
      ).toBe(true);
    expect(textIn('fr-CH', dialogLinkMessages['dialog-links.image-magnify'])).toBe('Agrandir');
  });
});

/** What is pictured, by the addresses of the magnifier's pictures. */
const surfacesOf = (data: unknown): readonly (string | undefined)[] =>
  [...JSON.stringify(data).matchAll(/"src":"[^"]+\/([^/"]+)\/[^/"]+"/gu)].map(
    ([, surface]) => surface,
  );

describe('the magnifier', () => {
  test('has the product in the chosen format, its corner and its surface', async () => {
    const search = '&materialType=acrylglas&frameType=artbox&formatType=900x600';
    expect(await readyData('image-magnify', search)).toMatchObject({
      shown: 'product',
      pictures: [
        {
          name: 'product',
          picture: {
            src: '/media/magnify@1/auto/leadimage/moon-3/frontal/acrylglas+artbox/900x600.jpg',
            width: 2040,
            height: 1670,
          },
          alternative: expect.stringContaining('Mond'),
        },
        { name: 'corner' },
        { name: 'material' },
      ],
    });
  });

  test.each([
    ['', ['poster+holzrahmen', 'poster+holzrahmen', 'poster']],
    [
      '&frameVariant=holzrahmen-eiche',
      ['poster+holzrahmen-eiche', 'poster+holzrahmen-eiche', 'poster'],
    ],
    [
      '&matType=mat-creme&matSize=60&glassType=museum-acrylic',
      ['poster+holzrahmen+mat-creme-60', 'poster+holzrahmen+mat-creme-60+museum-glass', 'poster'],
    ],
    ['&frameVariant=artbox-eiche', ['poster+holzrahmen', 'poster+holzrahmen', 'poster']],
  ])('shows the frame in its colour, with its mat and glass: %s', async (search, surfaces) => {
    const data = await readyData('image-magnify', search, { configurator: frames });
    expect(surfacesOf(data)).toEqual(surfaces);
  });

  test('shows the options that each view shows', async () => {
    const search = '&optionTypes=leinwand-rand-farbig&optionTypes=leinwand-keilrahmen-38mm';
    expect(surfacesOf(await readyData('image-magnify', search))).toEqual([
      'leinwand',
      'leinwand+leinwand-keilrahmen-38mm+leinwand-rand-farbig',
      'leinwand',
    ]);
  });

  test('shows the picture that the address names, and the first for an unknown one', async () => {
    expect(await readyData('image-magnify', '&picture=corner')).toMatchObject({ shown: 'corner' });
    expect(await readyData('image-magnify', '&picture=back')).toMatchObject({ shown: 'product' });
  });

  test('has the motif alone for a format that is too long to be drawn', async () => {
    expect(await readyData('image-magnify', '&formatType=3000x200')).toMatchObject({
      pictures: [{ picture: { src: '/media/magnify@1/auto/leadimage/moon-3/motif.jpg' } }, {}, {}],
    });
  });
});

describe('the preview in space and the room view', () => {
  test.each(['3d-preview', 'room-view'] as const)(
    '%s has the motif; what is chosen of it the page knows',
    async (name) => {
      const search = '&materialType=acrylglas&frameType=artbox';
      expect(await readyData(name, search)).toEqual({
        motif: expect.objectContaining({
          src: '/media/motif@1/auto/leadimage/moon-3/motif.jpg',
        }),
        alternative: expect.stringMatching(/Acrylglas.*, Mond/u),
      });
    },
  );
});

describe('customers’ pictures', () => {
  const pictures = ['leinwand', 'acrylglas', 'leinwand'].map((materialType, index) => ({
    id: `picture-${index}`,
    source: `leadimage/moon-${index + 1}/motif.jpg`,
    alternative: `Picture ${index}`,
    materialType: materialType === 'leinwand' ? ('leinwand' as const) : ('acrylglas' as const),
  }));
  const ports = { customerPictures: memoryCustomerPictures(pictures) };

  test('are those of the chosen material, the newest first', async () => {
    expect(await readyData('customer-picture', '', { ports })).toMatchObject({
      product: 'Leinwand',
      shown: {
        picture: { id: 'picture-0' },
        position: 1,
        total: 2,
        previousId: undefined,
        nextId: 'picture-2',
        large: { src: '/media/detail@1/auto/leadimage/moon-1/motif.jpg' },
      },
    });
  });

  test('begin with the one that the address names, and with the first for an unknown one', async () => {
    expect(await readyData('customer-picture', '&picture=picture-2', { ports })).toMatchObject({
      shown: { position: 2, previousId: 'picture-0', nextId: undefined },
    });
    expect(await readyData('customer-picture', '&picture=picture-1', { ports })).toMatchObject({
      shown: { position: 1 },
    });
  });

  test('may be none', async () => {
    const none = { customerPictures: memoryCustomerPictures([]) };
    expect(await readyData('customer-picture', '', { ports: none })).toMatchObject({
      shown: undefined,
    });
  });

  test('that cannot be had are said to be unavailable, and reported', async () => {
    const { dialog, log } = await load('customer-picture', '', {
      ports: { customerPictures: failingCustomerPictures() },
    });
    expect(dialog).toEqual({ name: 'customer-picture', content: { kind: 'unavailable' } });
    expect(log.reports.map(({ code }) => code)).toEqual(['request-failed']);
  });
});

describe('the product description', () => {
  test('is what the page says, with the links that lead somewhere', async () => {
    expect(await readyData('product-description')).toMatchObject({
      headline: 'Leinwand drucken',
      lead: 'Mattes Gewebe.',
      sections: [{ headline: 'Pflege' }],
      links: { '/versand': { href: '/versand' } },
    });
    const data = await readyData('product-description');
    expect('links' in data && Object.keys(data.links)).toEqual(['/versand']);
  });
});
