import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { ArticleType } from '../../../../core/domain/catalogue/article-type.ts';
import { defaultFrameChoice } from '../../../../core/domain/catalogue/frame-choice.ts';
import { frameColour } from '../../../../core/domain/catalogue/frame-colours.ts';
import { frameHolds } from '../../../../core/domain/catalogue/frame-holds.ts';
import { printSku } from '../../../../core/domain/configurator/sku.ts';
import { printFormat } from '../../../../core/domain/format/format.ts';
import { parseSource } from '../../../../core/domain/image/parse-source.ts';
import { printSource } from '../../../../core/domain/image/sources.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import {
  configuratorCodec,
  offeredArticles,
  startArticle,
  type ConfiguratorBlock,
  type PhotoFrameBlock,
  type WallPictureBlock,
} from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import {
  noComponents,
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { parseWallPicture } from '../../../../core/domain/products/wall-picture/parse-wall-picture.ts';
import { selectionKey } from '../../../../core/domain/products/wall-picture/selection-key.ts';
import type { WallPictureHandOff } from '../../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import type {
  WallPicture,
  WallPictureInput,
} from '../../../../core/domain/products/wall-picture/wall-picture.ts';
import { wallPicturePageQuery } from '../../../../core/domain/products/wall-picture/wall-picture-page-query.ts';
import { wallPictureProduct } from '../../../../core/domain/products/wall-picture/wall-picture-product.ts';
import { acceptedPairs } from '../../../../core/domain/query/key-readers.ts';
import { E } from '../../../../core/fp.ts';
import { anyMaterialType, anyOptionalFrameType } from '../../../arbitraries/catalogue.ts';
import { anyFormat } from '../../../arbitraries/format.ts';
import { wallPictureIn } from '../../../arbitraries/wall-picture.ts';

const motif = { source: 'leadimage/moon-1/motif.jpg', alternative: 'Moon' };
const parts = {
  id: 'c',
  kind: 'wall-picture',
  headline: 'H',
  startLabel: 'S',
  motif,
  labels: [],
} as const;
const page = { text: 'Leinwand', url: '/leinwand' };
const canvas = { materialType: 'leinwand', frameType: undefined, page } as const;
const poster = { materialType: 'poster', frameType: 'holzrahmen', page: undefined } as const;

const materials: WallPictureBlock = {
  ...parts,
  product: 'framedMaterial',
  materials: [canvas, poster],
};
const frames: PhotoFrameBlock = {
  ...parts,
  product: 'photoFrame',
  frames: [
    { frameType: 'alurahmen', materialType: undefined },
    { frameType: 'holzrahmen', materialType: 'hahnemuehle' },
  ],
};

describe('the block of a configurator', () => {
  test('offers its materials, or its frames with a print in each', () => {
    expect(offeredArticles(materials)).toEqual([canvas, poster]);
    expect(offeredArticles(frames)).toEqual([
      { frameType: 'alurahmen', materialType: frameHolds.alurahmen.materials[0] },
      { frameType: 'holzrahmen', materialType: 'hahnemuehle' },
    ]);
  });

  test('begins with the first that has no page of its own, else with the first', () => {
    expect(startArticle(materials)).toEqual(poster);
    expect(startArticle({ ...materials, materials: [canvas] })).toEqual(canvas);
    expect(startArticle(frames)).toEqual(offeredArticles(frames)[0]);
  });

  test.each<ConfiguratorBlock>([materials, frames])(
    'is read as it is written: $product',
    (block) => {
      const context = { folder: 'poster/de-DE', links: new Map<string, string>() };
      const writing = { folder: 'poster/de-DE', uuidOfSlug: () => undefined };
      const written = configuratorCodec.fields.encode({ context: writing, id: 'c' }, block);
      const read = configuratorCodec.fields.decode({ context, id: 'c' }, written);
      expect(E.isRight(read) && read.right.value).toEqual(block);
      const other = { ...written, product: 'card' };
      expect(E.isLeft(configuratorCodec.fields.decode({ context, id: 'c' }, other))).toBe(true);
    },
  );

  test('has the fields of both, for the content schema', () => {
    const shape = configuratorCodec.fields.shape?.();
    expect(shape).toMatchObject({ kind: 'fields' });
    expect(JSON.stringify(shape)).toMatch(/"materials".+"frames"|"frames".+"materials"/u);
  });
});

describe('the key of a selection', () => {
  const anySelection = fc.record({
    material: fc.constantFrom('leinwand', 'poster+holzrahmen'),
    format: anyFormat,
    matType: fc.constantFrom(undefined, 'mat-none', 'mat-creme'),
  });

  property.prop([anySelection, anySelection])('tells what costs something else', (one, other) => {
    const [first, second] = [one, other].map(({ material, format, matType }) => {
      const components: ComponentSelection = { ...noComponents, matType };
      return {
        text: [material, printFormat(format), matType],
        key: selectionKey({ material, format }, components),
      };
    });
    expect(first?.key === second?.key).toBe(String(first?.text) === String(second?.text));
  });
});

describe('a wall picture', () => {
  property.prop([anyMaterialType, anyOptionalFrameType])(
    'is named by its SKU: material, frame and format',
    (materialType, frameType) => {
      const sku = printSku(materialType, frameType, { width: 600, height: 400, unit: 'cm' });
      expect(wallPictureProduct.readSku?.('de-DE', sku)).toEqual({
        sku,
        parameters: {
          materialType,
          formatType: '600x400',
          ...(frameType !== undefined && { frameType }),
        },
      });
    },
  );

  property.prop([wallPictureIn('cm')])(
    'is recorded by its SKU and its format, and looks like one that can be drawn',
    (picture) => {
      const { materialType, frame, format } = picture;
      expect(wallPictureProduct.record({ picture })).toEqual({
        id: printSku(materialType, frame?.frameType, format),
        variant: printFormat(format),
      });
      const look = wallPictureProduct.look('de-DE', { picture });
      expect(look).toMatchObject({ material: materialType });
      expect(E.isRight(parseSource(look ? printSource(look) : ''))).toBe(true);
    },
  );

  const made = (input: Partial<WallPictureInput>, locale: Locale = 'de-DE'): WallPicture => {
    const picture = parseWallPicture(formatUnitOf(locale), {
      materialType: 'poster',
      formatType: '600x400',
      ...input,
    });
    if (E.isLeft(picture)) throw new Error(JSON.stringify(picture.left));
    return picture.right;
  };
  const all = {
    frameType: 'holzrahmen',
    frameVariant: 'holzrahmen-gold',
    matType: 'mat-creme',
    matSize: '50',
    glassType: 'museum-glass',
    optionTypes: ['poster-laminierung-matt'],
  };

  test.each<[Locale, Partial<WallPictureInput>, string, readonly string[]]>([
    ['de-DE', {}, 'Poster', ['60 × 40 cm']],
    ['de-DE', { frameType: 'fotorahmen' }, 'Poster, Fotorahmen', ['60 × 40 cm']],
    ['de-DE', all, 'Poster, Holzrahmen', ['60 × 40 cm', 'Passepartout in Creme', 'Matt']],
    ['en-US', { ...all, optionTypes: [] }, 'Poster, wooden frame', ['60 × 40 in', 'Cream mat']],
  ])('in %s with %j is called %s', (locale, input, name, details) => {
    const picture = made(input, locale);
    const label = wallPictureProduct.label(locale, { picture });
    expect(label.name).toBe(name);
    expect(label.details.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(details);
  });

  test.each<[Partial<WallPictureInput>, string]>([
    [{}, 'mountains-1/perspective/poster/600x400'],
    [all, 'mountains-1/perspective/poster+holzrahmen/600x400'],
    // Too narrow to be drawn as it hangs.
    [{ formatType: '5000x20' }, 'material'],
  ])('with %j looks like %s', (input, shown) => {
    const look = wallPictureProduct.look('de-DE', { picture: made(input) });
    expect(look && printSource(look)).toContain(shown);
  });

  test('has on it the shopper’s own photo, in its frame and behind its glass', () => {
    const print = (input: Partial<WallPictureInput>) =>
      wallPictureProduct.ownPhoto({ picture: made(input) })?.print;
    expect(print(all)).toMatchObject({
      material: 'poster',
      frame: 'holzrahmen',
      mat: { matType: 'mat-creme', matSize: 50 },
      frameColour: frameColour('holzrahmen-gold'),
      isMuseumGlass: true,
    });
    expect(print({ frameType: 'holzrahmen' })).toMatchObject({
      frameColour: frameColour('holzrahmen-schwarz'),
      isMuseumGlass: false,
    });
    expect(print({})).toMatchObject({ frameColour: undefined, isMuseumGlass: false });
  });

  const whole = { optionTypes: [], locale: 'de-DE' } as const;
  const frame = defaultFrameChoice('holzrahmen');
  const format = { width: 600, height: 400, unit: 'cm' } as const;

  test.each<[WallPictureHandOff, ArticleType]>([
    [
      { ...whole, materialType: 'leinwand' },
      { materialType: 'leinwand', frameType: undefined },
    ],
    [
      { ...whole, materialType: 'hahnemuehle', frame },
      { materialType: 'hahnemuehle', frameType: 'holzrahmen' },
    ],
    [
      { ...whole, frame },
      { materialType: 'poster', frameType: 'holzrahmen' },
    ],
  ])('that is handed over as %j begins in the first format of %j', (handOff, article) => {
    const { completion, configurationOf } = wallPictureProduct;
    expect(completion?.articleWithoutFormat(handOff)).toEqual(article);
    expect(completion?.articleWithoutFormat({ ...handOff, format })).toBeUndefined();
    expect(configurationOf(handOff)).toBeUndefined();
    const completed = completion?.withFormat(handOff, format);
    expect(completed && configurationOf(completed)?.picture).toMatchObject({
      materialType: article.materialType,
      format,
    });
  });

  test.each(['leinwand', 'marmor_600x400', 'leinwand_gold_600x400', '_600x400', ''])(
    'is not named by %j',
    (sku) => {
      expect(wallPictureProduct.readSku?.('de-DE', sku)).toBeUndefined();
    },
  );

  test.each([
    ['dialog=customer-picture&picture=moon-1', 'moon-1'],
    ['dialog=image-magnify&picture=a', 'a'],
    ['dialog=room-view&picture=moon-1', undefined],
    ['picture=moon-1', undefined],
    ['dialog=image-magnify&picture=Moon', undefined],
    ['dialog=image-magnify&picture=moon_1', undefined],
    ['dialog=image-magnify&picture=*moon', undefined],
    [`dialog=image-magnify&picture=${'a'.repeat(65)}`, undefined],
  ])('shows by %s the picture %s', (search, shown) => {
    const { keys, readers } = wallPicturePageQuery;
    const pairs = acceptedPairs(
      keys.map((key) => [key, readers[key]] as const),
      search,
    );
    expect(pairs.find(([key]) => key === 'picture')?.[1]).toBe(shown);
  });
});
