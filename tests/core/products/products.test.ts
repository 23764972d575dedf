/** The laws of the contract of products, for each of them. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  designerProducts,
  type DesignerProduct,
} from '../../../core/domain/catalogue/designers.ts';
import { frameExcludes } from '../../../core/domain/catalogue/frame-excludes.ts';
import { usualMatSize } from '../../../core/domain/catalogue/mat-choice.ts';
import { parameterPairs } from '../../../core/domain/designer/parameter-source.ts';
import { parseDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { locales, type Locale } from '../../../core/domain/locale/locales.ts';
import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import { collageChoices } from '../../../core/domain/products/collage/collage-choices.ts';
import { wallPictureChoices } from '../../../core/domain/products/wall-picture/wall-picture-choices.ts';
import {
  printWallPicture,
  unframedPicture,
  type WallPicture,
} from '../../../core/domain/products/wall-picture/wall-picture.ts';
import type { QueryPairs } from '../../../core/domain/query/query.ts';
import { partsOfPicture } from '../../../core/domain/products/wall-picture/picture-parts.ts';
import { declarations } from '../../../core/domain/products/declarations.ts';
import { articleFacts } from '../../../core/domain/products/article-facts.ts';
import { articleKey, readArticleKey } from '../../../core/domain/products/article-key.ts';
import {
  articleOf,
  pricedArticleOf,
  readSoldArticle,
} from '../../../core/domain/products/article.ts';
import {
  keptArticle,
  keptArticleOf,
  readKeptArticle,
} from '../../../core/domain/products/kept-article.ts';
import { localesOf, marketOf } from '../../../core/domain/locale/markets.ts';
import {
  productOfDesigner,
  productsByDesigner,
  type HandOffsByDesigner,
} from '../../../core/domain/products/products-by-designer.ts';
import { products } from '../../../core/domain/products/products.ts';
import { handOffOfPicture, printDesignedAddress } from '../../arbitraries/article.ts';
import { E } from '../../../core/fp.ts';
import { handOffNow } from '../../arbitraries/designer.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { wallPictureIn } from '../../arbitraries/wall-picture.ts';

const defaults = { channel: 'poster', now: handOffNow } as const;

/** The configuration of a hand-off, handed off again and read back. */
const againOf = <Designer extends DesignerProduct>(
  handOff: HandOffsByDesigner[Designer],
): { readonly configuration: unknown; readonly again: unknown } | undefined => {
  const product = productsByDesigner[handOff.designer];
  const configuration = product.configurationOf(handOff);
  if (configuration === undefined) return undefined;
  const read = product.parseHandOff(product.printHandOff(handOff), defaults);
  return {
    configuration,
    again: E.isRight(read) ? product.configurationOf(read.right) : read.left,
  };
};

/** The picture as pages offer it: mats of some widths, and no options that its frame excludes. */
const onPages = (picture: WallPicture): WallPicture => {
  const { frame, options, materialType, format } = picture;
  if (frame === undefined) return picture;
  const { glazing } = frame;
  const hasMat = glazing !== undefined && glazing.mat.matType !== 'mat-none';
  return {
    ...picture,
    options: options.some(frameExcludes) ? unframedPicture(materialType, format).options : options,
    frame: hasMat
      ? { ...frame, glazing: { ...glazing, mat: { ...glazing.mat, matSize: usualMatSize } } }
      : frame,
  };
};

/** What a designer is handed by a page that sells a picture and no other one, at an address of it. */
const handedByPage = (
  { materialType, frame, format }: WallPicture,
  address: QueryPairs,
  locale: Locale,
): unknown => {
  const context = frame === undefined ? {} : { frameType: frame.frameType };
  const option = {
    value: materialValue(materialType, frame?.frameType),
    materialType,
    context,
    formats: [{ format }],
    initiallySelectedFormat: format,
  } as const;
  const offer = {
    configurator: { product: 'photo-frame', options: [option], labels: [] },
    known: [],
  } as const;
  const { printChoice, readAddress } = wallPictureChoices;
  const choice = readAddress(address, { locale }, offer);
  const read = products['wall-picture'].parseHandOff(printChoice(choice, { locale }), defaults);
  return E.isRight(read) ? products['wall-picture'].configurationOf(read.right) : read.left;
};

describe('the registry', () => {
  test('has the product of each designer, and no other one', () => {
    expect(new Set(Object.values(productOfDesigner))).toEqual(new Set(Object.keys(products)));
    for (const designer of designerProducts)
      expect(declarations[productOfDesigner[designer]].designer).toBe(designer);
  });
});

describe('a configuration of any product', () => {
  property.prop([anyDesignerHandOff])('is the same after it was handed off', (handOff) => {
    const found = againOf(handOff);
    expect(found?.again).toEqual(found?.configuration);
  });

  property.prop([anyDesignerHandOff])('is the same after it was kept as an article', (handOff) => {
    const article = articleOf(handOff);
    expect(readArticleKey(articleKey(article))).toEqual(article);
    const read = parseDesignerQuery(article.designer, [...new URLSearchParams(article.query)], {
      ...defaults,
    });
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
    expect(articleFacts(handOff.locale, read.right)).toEqual(articleFacts(handOff.locale, handOff));
    const kept = readSoldArticle(article, defaults);
    expect(E.isRight(kept)).toBe(productsByDesigner[handOff.designer].isSold);
  });

  property.prop([anyDesignerHandOff])('is the same after a list kept it', (handOff) => {
    const article = keptArticleOf(handOff);
    const stored: unknown = JSON.parse(JSON.stringify({ ...article, note: 'mine' }));
    expect(keptArticle.decode(stored)).toEqual(E.right(article));
    const facts = articleFacts(handOff.locale, handOff);
    const read = readKeptArticle(article, handOff.locale, defaults);
    expect(read).toMatchObject({ isMeasuredHere: true, handOff: { locale: handOff.locale } });
    expect(read?.facts).toEqual(facts);
    // Each language of a market keeps the same one.
    for (const locale of localesOf(marketOf(handOff.locale)))
      expect(keptArticleOf({ ...handOff, locale })).toEqual(article);
  });

  property.prop([anyDesignerHandOff, anyLocale])(
    'has facts where it is whole: a name, details, and a price question for what is asked',
    (handOff, locale) => {
      const facts = articleFacts(locale, handOff);
      expect(facts === undefined).toBe(againOf(handOff) === undefined);
      if (facts === undefined) return;
      expect(facts.label.name).not.toBe('');
      expect(facts.label.details).not.toContain('');
      expect(facts.recorded.id).not.toBe('');
      const asked = pricedArticleOf(handOff);
      expect(asked.query).not.toContain('customerPicture');
    },
  );
});

describe.each(locales)('a wall picture in %s', (locale: Locale) => {
  const anyOffered = wallPictureIn(formatUnitOf(locale)).filter(
    ({ frame }) => (frame?.glazing?.backType ?? 'normal') === 'normal',
  );

  property.prop([anyOffered], { numRuns: 20 })(
    'is the same after its address, its hand-off and its article',
    (picture) => {
      const handOff = handOffOfPicture(picture, locale);
      const offered = onPages(picture);
      const handed = handOffOfPicture(offered, locale);
      const address = printDesignedAddress<'photo-frame'>(handed);
      expect(handedByPage(offered, address, locale)).toEqual({ picture: offered });
      expect(againOf<'photo-frame'>(handOff)?.again).toEqual({ picture });
      expect(articleFacts<'photo-frame'>(locale, handOff)?.question).toEqual({
        kind: 'made-to-measure',
        article: { materialType: picture.materialType, frameType: picture.frame?.frameType },
        format: picture.format,
        parts: partsOfPicture(picture),
      });
    },
  );

  property.prop([wallPictureIn(formatUnitOf(locale)), fc.integer({ min: 1, max: 9_999 })], {
    numRuns: 10,
  })(
    'of a collage is the same after its address, with its frame and options',
    (made, collageId) => {
      const query = parameterPairs({ designId: collageId, ...printWallPicture(made), locale });
      const handed = parseDesignerQuery('collage', query, defaults);
      if (E.isLeft(handed)) throw new Error(JSON.stringify(handed.left));
      const { printChoice, readAddress } = collageChoices;
      const unpriced = { shown: undefined, work: { kind: 'unpriced' } } as const;
      const address = printDesignedAddress<'collage'>(handed.right);
      const choice = readAddress(address, { channel: 'poster', locale }, unpriced);
      const read = productsByDesigner.collage.parseHandOff(
        printChoice(choice, { locale }),
        defaults,
      );
      if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
      expect(printDesignedAddress<'collage'>(read.right)).toEqual(address);
      expect(productsByDesigner.collage.configurationOf(read.right)).toEqual({
        collageId,
        picture: made,
      });
    },
  );
});
