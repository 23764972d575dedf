/** Parts that are chosen: what is accepted can be made, handed on, read back, and has its price. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  materialValue,
  type Configurator,
} from '../../../../core/domain/configurator/configurator.ts';
import { parseWallPictureQuery } from '../../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import { pictureLink } from '../../../../core/domain/products/wall-picture/picture-link.ts';
import {
  acceptedComponents,
  chosenComponents,
  offeredOption,
  priceWithComponents,
  withOption,
  withComponents,
  type ComponentOffer,
} from '../../../../core/domain/products/wall-picture/component-offer.ts';
import {
  frameOfComponents,
  noComponents,
  printComponents,
  readComponents,
  componentsFor,
  type ComponentSelection,
  type PartedArticle,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { pictureOptions } from '../../../../core/domain/products/wall-picture/picture-options.ts';
import { parseWallPicture } from '../../../../core/domain/products/wall-picture/parse-wall-picture.ts';
import { canonicalQuery, pageQueryOf } from '../../../../core/domain/products/page-query.ts';
import { readPairs, printPairs } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';
import { anyPartedArticle, partOfferOf, componentsOf } from '../../../arbitraries/parts.ts';

type Offered = {
  readonly article: PartedArticle;
  readonly wish: ComponentSelection;
  readonly offer: ComponentOffer;
};

const anyOffered: fc.Arbitrary<Offered> = anyPartedArticle
  .chain((article) => componentsOf(article).map((wish) => ({ article, wish })))
  .chain(({ article, wish }) =>
    partOfferOf(article, wish).map((offer) => ({ article, wish, offer })),
  );

const format = { width: 600, height: 400, unit: 'cm' } as const;

const linkOf = ({ materialType, frameType }: PartedArticle, parts: ComponentSelection): URL => {
  const value = materialValue(materialType, frameType);
  const configurator: Configurator = {
    product: 'photo-frame',
    labels: [],
    options: [
      {
        value,
        materialType,
        context: frameType === undefined ? {} : { frameType },
        formats: [{ format }],
        initiallySelectedFormat: format,
      },
    ],
  };
  const state = { material: value, format };
  const href = pictureLink(configurator, state, { base: '/d', locale: 'de-DE', parts });
  return new URL(href, 'https://shop.example');
};

describe('accepted parts', () => {
  property.prop([anyOffered])(
    'are accepted again, and nothing more',
    ({ article, wish, offer }) => {
      const accepted = acceptedComponents(article, offer, wish);
      expect(acceptedComponents(article, offer, accepted)).toEqual(accepted);
      expect(componentsFor(article, accepted)).toEqual(accepted);
    },
  );

  property.prop([anyOffered])('round-trip through the page’s address', (offered) => {
    const accepted = acceptedComponents(offered.article, offered.offer, offered.wish);
    const pairs = printComponents(accepted);
    const search = `?${printPairs(pairs)}`;
    expect(readComponents(readPairs(search))).toEqual({ ...noComponents, ...accepted });
    // The server takes all of it, and its own order is the address's.
    expect(canonicalQuery('wall-picture', search).split('&').toSorted()).toEqual(
      printPairs(pairs).split('&').toSorted(),
    );
    const { keys } = pageQueryOf('wall-picture');
    expect(pairs.filter(([name]) => !keys.includes(name))).toEqual([]);
  });

  property.prop([anyOffered])('can be made', ({ article, wish, offer }) => {
    const accepted = acceptedComponents(article, offer, wish);
    const picture = parseWallPicture('cm', {
      materialType: article.materialType,
      formatType: '600x400',
      frameType: article.frameType,
      ...accepted,
    });
    expect(E.isRight(picture) ? undefined : picture.left).toBeUndefined();
  });

  property.prop([anyOffered])('are taken by the designer, each of them', (offered) => {
    const { article, wish, offer } = offered;
    const accepted = acceptedComponents(article, offer, wish);
    const taken = parseWallPictureQuery([...linkOf(article, accepted).searchParams]);
    if (E.isLeft(taken)) throw new Error(JSON.stringify(taken.left));
    expect(taken.right.optionTypes.toSorted()).toEqual([...accepted.optionTypes].toSorted());
    const { frame } = taken.right;
    expect(frame?.frameType).toBe(article.frameType);
    if (frame !== undefined)
      expect(frame).toEqual({
        ...frameOfComponents(frame.frameType, accepted),
        ...(accepted.frameVariant && { producedFrame: accepted.frameVariant }),
        ...(accepted.glassType && { glassType: accepted.glassType }),
      });
  });

  property.prop([anyOffered])('cost what each of them costs', ({ article, wish, offer }) => {
    const accepted = acceptedComponents(article, offer, wish);
    const parts = chosenComponents(article, offer, accepted);
    const { matSize } =
      article.frameType === undefined
        ? { matSize: 0 }
        : frameOfComponents(article.frameType, accepted);
    if (parts === undefined) {
      expect(matSize).not.toBe(offer.matSize);
      return;
    }
    const named = printComponents(accepted).filter(
      ([name, value]) => name !== 'matSize' && value !== 'mat-none',
    );
    expect(parts.map(({ value }) => value).toSorted()).toEqual(
      named.map(([, value]) => value).toSorted(),
    );
    const euros = { minorUnits: 5000, currency: 'eur' } as const;
    const price = priceWithComponents('eur', { priceOriginal: euros, priceCurrent: euros }, parts);
    const sum = parts.reduce((before, { surcharge }) => before + surcharge, 5000);
    expect(price.priceCurrent).toEqual({ minorUnits: sum, currency: 'eur' });
    expect(price.priceOriginal).toEqual(price.priceCurrent);
  });

  property.prop([anyOffered])('without a wish are empty, and cost nothing', (offered) => {
    const accepted = acceptedComponents(offered.article, offered.offer, noComponents);
    expect(printComponents(accepted)).toEqual([]);
    expect(chosenComponents(offered.article, offered.offer, accepted)).toEqual([]);
  });
});

describe('choosing an option', () => {
  property.prop([anyOffered, fc.nat()])(
    'takes the place of its group, and a refused one changes nothing',
    ({ article, wish, offer }, pick) => {
      const accepted = acceptedComponents(article, offer, wish);
      const group = offer.options[pick % Math.max(1, offer.options.length)];
      const part = group?.options[pick % Math.max(1, group.options.length)];
      fc.pre(group !== undefined && part !== undefined);
      const chosen = withOption(group, accepted, part.value);
      expect(withComponents(accepted, { optionTypes: [part.value] }, offer)).toEqual(chosen);
      if (part.refusal !== undefined) expect(chosen).toEqual(accepted);
      else {
        const names: readonly string[] = group.options.map(({ value }) => value);
        expect(chosen.optionTypes.filter((option) => names.includes(option))).toEqual(
          part.isDefault ? [] : [part.value],
        );
        expect(acceptedComponents(article, offer, chosen).optionTypes.toSorted()).toEqual(
          [...chosen.optionTypes].toSorted(),
        );
      }
    },
  );
});

describe('parts of another article', () => {
  test('go with it as far as they can', () => {
    const wish: ComponentSelection = {
      optionTypes: ['poster-laminierung-matt', 'acrylglas-bohrung-corner-holes'],
      frameVariant: 'holzrahmen-eiche',
      matType: 'mat-creme',
      matSize: '50',
      glassType: 'museum-glass',
    };
    const mat = { matType: 'mat-creme', matSize: '50', glassType: 'museum-glass' };
    expect(componentsFor({ materialType: 'poster', frameType: 'alurahmen' }, wish)).toEqual({
      optionTypes: ['poster-laminierung-matt'],
      ...mat,
    });
    expect(componentsFor({ materialType: 'acrylglas', frameType: 'artbox' }, wish)).toEqual(
      noComponents,
    );
    expect(componentsFor({ materialType: 'acrylglas' }, wish)).toEqual({
      optionTypes: ['acrylglas-bohrung-corner-holes'],
    });
  });
});

test('holes in the corners go with pictures without a frame alone', () => {
  const holes = {
    value: 'acrylglas-bohrung-corner-holes',
    surcharge: 900,
    isDefault: false,
  } as const;
  const direct = {
    value: 'acrylglas-druckverfahren-direct',
    surcharge: 0,
    isDefault: true,
  } as const;
  const framed = { materialType: 'acrylglas', frameType: 'artbox' } as const;
  expect(offeredOption({ materialType: 'acrylglas' }, holes)).toBe(holes);
  expect(offeredOption(framed, direct)).toBe(direct);
  const excluded = offeredOption(framed, holes);
  expect(excluded).toEqual({ ...holes, surcharge: 0, refusal: 'only-without-frame' });
  const options = pictureOptions(
    framed,
    {
      material: 'acrylglas+artbox',
      formatType: '600x400',
      matSize: 0,
      options: [{ group: 'acrylglas-bohrung', options: [excluded] }],
      frame: { colours: [], mats: [], glasses: [] },
    },
    noComponents,
  );
  // Nor is there a choice of glass in a frame without one.
  expect(options.map(({ name }) => name)).toEqual(['colour', 'mat', 'acrylglas-bohrung']);
  expect(options.at(-1)?.values[0]?.refusal).toEqual({ kind: 'excluded', by: 'frameType' });
});

describe('parts by their names', () => {
  test('are read from both forms of a list, without empty ones, the first of each', () => {
    const search =
      '?optionTypes=a&optionTypes[]=b&optionTypes=&x=c&frameVariant=f&frameVariant=g&matType=&matSize=50&glassType=h';
    expect(readComponents(readPairs(search))).toEqual({
      optionTypes: ['a', 'b'],
      frameVariant: 'f',
      matType: undefined,
      matSize: '50',
      glassType: 'h',
    });
    expect(readComponents(readPairs('?matType=m'))).toMatchObject({ matType: 'm' });
  });

  test.each<[string, ComponentSelection, ComponentSelection]>([
    ['the usual mat', { ...noComponents, matType: 'mat-weiss', matSize: '30' }, noComponents],
    [
      'a mat of an unknown width',
      { ...noComponents, matType: 'mat-weiss', matSize: '37' },
      noComponents,
    ],
    [
      'another width',
      { ...noComponents, matType: 'mat-weiss', matSize: '50' },
      { ...noComponents, matType: 'mat-weiss', matSize: '50' },
    ],
    [
      'another colour of the usual width',
      { ...noComponents, matType: 'mat-schwarz' },
      { ...noComponents, matType: 'mat-schwarz', matSize: '30' },
    ],
    ['no mat', { ...noComponents, matType: 'mat-none' }, { ...noComponents, matType: 'mat-none' }],
    [
      'a colour of the frame',
      { ...noComponents, frameVariant: 'holzrahmen-gold' },
      { ...noComponents, frameVariant: 'holzrahmen-gold' },
    ],
    ['a colour that ends so', { ...noComponents, frameVariant: 'gold-holzrahmen-' }, noComponents],
  ])('with %s are what goes with a wooden frame', (_name, wish, fitting) => {
    expect(componentsFor({ materialType: 'poster', frameType: 'holzrahmen' }, wish)).toEqual(
      fitting,
    );
  });

  test('have no glass in a frame without one', () => {
    const wish = { ...noComponents, glassType: 'museum-glass' };
    expect(componentsFor({ materialType: 'leinwand', frameType: 'artbox' }, wish)).toEqual(
      noComponents,
    );
  });
});
