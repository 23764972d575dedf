import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameHoldsMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { designerProducts } from '../../../core/domain/catalogue/designers.ts';
import { articleFacts } from '../../../core/domain/products/article-facts.ts';
import {
  articleKey,
  articleOfHref,
  readArticleKey,
  usualArticle,
} from '../../../core/domain/products/article-key.ts';
import {
  articleOf,
  isSoldDesigner,
  longestArticleQuery,
  pricedArticleOf,
  readArticle,
  readSoldArticle,
} from '../../../core/domain/products/article.ts';
import { listedOption } from '../../../core/domain/products/listed-option.ts';
import { productsByDesigner } from '../../../core/domain/products/products-by-designer.ts';
import { E } from '../../../core/fp.ts';
import { anyMaterialType, anyOptionalFrameType } from '../../arbitraries/catalogue.ts';
import { formatIn } from '../../arbitraries/format.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { anyHandOff as anyWallPictureHandOff } from '../../arbitraries/products/wall-picture.ts';

const defaults = { channel: 'poster', now: 0 } as const;
const canvas = 'materialType=leinwand&formatType=600x400&locale=de-DE';
const refused = E.left({ kind: 'article-refused' });

describe('an article', () => {
  test('is of a designer whose hand-offs have a price', () => {
    expect(['frame', '', 7].map(isSoldDesigner)).toEqual([false, false, false]);
    const unsold = designerProducts.filter((designer) => !productsByDesigner[designer].isSold);
    expect(designerProducts.filter((designer) => !isSoldDesigner(designer))).toEqual(unsold);
    for (const designer of unsold)
      expect(readSoldArticle({ designer, query: 'themeId=1&locale=de-DE' }, defaults)).toEqual(
        refused,
      );
  });

  test('is what its designer takes, and no longer than can be kept', () => {
    const padded = (length: number) => `${canvas}&x=`.padEnd(length, 'y');
    const read = (query: string) => readSoldArticle({ designer: 'photo-frame', query }, defaults);
    expect(readArticle({ designer: 'mug', query: canvas }, defaults)).toEqual(refused);
    expect(E.isRight(read(padded(longestArticleQuery)))).toBe(true);
    expect(read(padded(longestArticleQuery + 1))).toEqual(refused);
    expect(read('materialType=paper&locale=de-DE')).toEqual(refused);
  });

  test('is what an address hands over, without what a page adds to it', () => {
    const href = `https://shop.example/configurator-photo-frame?${canvas}#start`;
    expect(articleOfHref('photo-frame', href)).toEqual({ designer: 'photo-frame', query: canvas });
  });

  test('is named by its designer and its query', () => {
    expect(articleKey({ designer: 'collage', query: 'designId=1' })).toBe('collage?designId=1');
    expect(readArticleKey('collage?a=1?b')).toEqual({ designer: 'collage', query: 'a=1?b' });
    expect(readArticleKey('collage?')).toEqual({ designer: 'collage', query: '' });
    expect(['', 'collage', 'paper?a=1'].map(readArticleKey)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  property.prop([
    anyMaterialType,
    anyOptionalFrameType,
    anyLocale.chain((locale) => fc.tuple(fc.constant(locale), formatIn(formatUnitOf(locale)))),
  ])(
    'of a material in its usual parts is priced by material, frame and format alone',
    (materialType, frameType, [locale, format]) => {
      fc.pre(frameType === undefined || frameHoldsMaterial(frameType, materialType));
      const read = readArticle(usualArticle({ materialType, frameType }, format, locale), defaults);
      expect(E.isRight(read) && articleFacts(locale, read.right)?.question).toEqual({
        kind: 'made-to-measure',
        article: { materialType, frameType },
        format,
        parts: [],
      });
    },
  );

  property.prop([anyWallPictureHandOff])(
    'does not say where a shopper came from; its price not whose photo it is',
    (chosen) => {
      const handOff = {
        designer: 'photo-frame',
        ...chosen,
        sku: 's',
        addToCart: true,
        adClickId: 'c',
        referralSource: 'shopping-ad',
        picture: { id: 'p' },
      } as const;
      const namesOf = (query: string) => [...new URLSearchParams(query).keys()];
      const { query } = articleOf(handOff);
      for (const name of ['sku', 'addToCart', 'gclid', 'referralSource'])
        expect(namesOf(query)).not.toContain(name);
      expect(namesOf(query)).toContain('customerPicture');
      const priced = pricedArticleOf(handOff);
      expect(priced.designer).toBe('photo-frame');
      expect(namesOf(priced.query)).toEqual(
        namesOf(query).filter((name) => name !== 'customerPicture'),
      );
    },
  );

  test('keeps its designer when it is completed', () => {
    const { completion } = productsByDesigner['photo-frame'];
    const read = readArticle({ designer: 'photo-frame', query: canvas }, defaults);
    if (E.isLeft(read) || read.right.designer !== 'photo-frame') throw new Error('no picture');
    const handOff = read.right;
    expect(completion?.withFormat(handOff, undefined)).toEqual(handOff);
  });

  test('awaits a photo of the shopper’s own, unless it has one or shows a design', () => {
    const ownPhotoOf = (more = '') => {
      const read = readArticle({ designer: 'photo-frame', query: `${canvas}${more}` }, defaults);
      if (E.isLeft(read) || read.right.designer !== 'photo-frame') throw new Error('no picture');
      return articleFacts<'photo-frame'>('de-DE', read.right)?.ownPhoto;
    };
    const awaited = ownPhotoOf();
    expect(awaited).toMatchObject({ photo: undefined, wrap: 25, print: { material: 'leinwand' } });
    const handed = { ...awaited, photo: { id: 'p' } };
    expect(ownPhotoOf('&customerPicture=p')).toEqual(handed);
    expect(ownPhotoOf('&customerPicture=p&designId=7')).toEqual(handed);
    expect(ownPhotoOf('&designId=7')).toBeUndefined();
  });
});

test('an option of listed values says which fit, which is usual, and what excludes the others', () => {
  const option = listedOption<string>({
    key: 'paper',
    all: ['matt', 'glossy', 'silk'],
    fitting: ['glossy', 'matt'],
    chosen: 'matt',
    by: 'type',
    withValue: (value) => [['paper', value]],
  });
  const fits = { isDefault: false, isChosen: false, surcharge: 0 };
  expect(option).toEqual({
    name: 'paper',
    key: 'paper',
    values: [
      { ...fits, value: 'matt', isChosen: true, pairs: [['paper', 'matt']] },
      { ...fits, value: 'glossy', isDefault: true, pairs: [['paper', 'glossy']] },
      {
        ...fits,
        value: 'silk',
        refusal: { kind: 'excluded', by: 'type' },
        pairs: [['paper', 'matt']],
      },
    ],
  });
});
