/** Parts that an address asks for in vain: each is told, and none that is had. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { missingComponents } from '../../../../core/domain/products/wall-picture/missing-components.ts';
import {
  isMatWidth,
  matsOf,
  offeredMatSizes,
} from '../../../../core/domain/catalogue/mat-choice.ts';
import {
  acceptedComponents,
  type ComponentOffer,
} from '../../../../core/domain/products/wall-picture/component-offer.ts';
import {
  namedComponents,
  noComponents,
  printComponents,
  readComponents,
  componentsFor,
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { anyPartedArticle, partOfferOf, componentsOf } from '../../../arbitraries/parts.ts';

const anyOffered = anyPartedArticle
  .chain((article) => componentsOf(article).map((wish) => ({ article, wish })))
  .chain(({ article, wish }) =>
    partOfferOf(article, wish).map((offer) => ({ article, wish, offer })),
  );

describe('parts that are asked for in vain', () => {
  property.prop([anyOffered])('leave out the parts that can be had', ({ article, wish, offer }) => {
    const accepted = acceptedComponents(article, offer, wish);
    expect(missingComponents(article, offer, accepted)).toEqual([]);
    const had = [...accepted.optionTypes, accepted.frameVariant, accepted.glassType];
    for (const part of missingComponents(article, offer, wish))
      if (part.kind === 'mat')
        expect([accepted.matType, accepted.matSize]).not.toEqual([
          part.value,
          String(part.matSize),
        ]);
      else expect(had).not.toContain(part.value);
    expect(missingComponents(article, offer, noComponents)).toEqual([]);
  });

  property.prop([anyOffered])('are all that are refused', ({ article, wish, offer }) => {
    const told = missingComponents(article, offer, wish).map(({ value }) => value);
    const named = componentsFor(article, wish);
    const { frame } = offer;
    const refused = [...offer.options.flatMap(({ options }) => options), ...(frame?.colours ?? [])]
      .filter(({ refusal }) => refusal !== undefined)
      .map(({ value }) => value);
    for (const value of [...wish.optionTypes, named.frameVariant ?? ''])
      expect(told.includes(value)).toBe(refused.some((one) => one === value));
  });

  property.prop([anyOffered])(
    'are told by the address that a choice writes, what a frame excludes among them',
    ({ article, wish, offer }) => {
      const written = readComponents(printComponents(namedComponents(article, wish)));
      const options = (asked: ComponentSelection) =>
        missingComponents(article, offer, asked).filter(({ kind }) => kind === 'option');
      expect(options(written)).toEqual(options(wish));
      expect(acceptedComponents(article, offer, written)).toEqual(
        acceptedComponents(article, offer, wish),
      );
    },
  );

  property.prop([anyOffered, fc.integer({ min: 1, max: 200 })])(
    'are mats in every width that is not sold',
    ({ article, wish, offer }, width) => {
      const { frameType } = article;
      fc.pre(frameType !== undefined && matsOf(frameType).length > 0);
      const asked = { ...wish, matType: 'mat-creme', matSize: String(width) };
      const isSold =
        offeredMatSizes.some((size) => size === width) &&
        offer.frame?.mats.some((mat) => mat.matType === 'mat-creme' && mat.matSize === width);
      const mats = missingComponents(article, offer, asked).filter(({ kind }) => kind === 'mat');
      expect(mats).toEqual(
        isSold === true
          ? []
          : [{ kind: 'mat', value: 'mat-creme', matSize: width, refusal: 'not-sold' }],
      );
    },
  );
});

describe('a poster in a wooden frame', () => {
  const article = { materialType: 'poster', frameType: 'holzrahmen' } as const;
  const offer: ComponentOffer = {
    material: 'poster+holzrahmen',
    formatType: '600x400',
    matSize: 30,
    options: [],
    frame: {
      colours: [{ value: 'holzrahmen-eiche', surcharge: 0, isDefault: false, refusal: 'not-sold' }],
      mats: [{ matType: 'mat-weiss', matSize: 30, surcharge: 0 }],
      glasses: [{ value: 'museum-glass', surcharge: 0, isDefault: false, refusal: 'not-sold' }],
    },
  };

  test.each<[string, Partial<ComponentSelection>, readonly object[]]>([
    ['its usual mat', { matType: 'mat-weiss', matSize: '30' }, []],
    ['no mat', { matType: 'mat-none' }, []],
    [
      'its usual mat in another width',
      { matSize: '35' },
      [{ kind: 'mat', value: 'mat-weiss', matSize: 35, refusal: 'not-sold' }],
    ],
    ['no mat in a width', { matType: 'mat-none', matSize: '50' }, []],
    [
      'another mat of the usual width',
      { matType: 'mat-creme', matSize: '30' },
      [{ kind: 'mat', value: 'mat-creme', matSize: 30, refusal: 'not-sold' }],
    ],
    [
      'a colour',
      { frameVariant: 'holzrahmen-eiche' },
      [{ kind: 'colour', value: 'holzrahmen-eiche', refusal: 'not-sold' }],
    ],
    ['a width that there is not', { matSize: '201' }, []],
    ['a mat that there is not', { matType: 'mat-blau', matSize: '35' }, []],
    [
      'a glass',
      { glassType: 'museum-glass' },
      [{ kind: 'glass', value: 'museum-glass', refusal: 'not-sold' }],
    ],
    ['a word', { glassType: 'window', frameVariant: 'holzrahmen-x' }, []],
  ])('asked for with %s', (_, asked, missing) => {
    expect(missingComponents(article, offer, { ...noComponents, ...asked })).toEqual(missing);
  });
});

test.each([
  ['1', true],
  ['35', true],
  ['200', true],
  ['201', false],
  ['0', false],
  ['035', false],
  ['3.5', false],
  ['', false],
])('%s is a width of a mat: %s', (text, isOne) => {
  expect(isMatWidth(text)).toBe(isOne);
});

test('holes, which a frame excludes, are told as such', () => {
  const holes = 'aludibond-bohrung-corner-holes';
  const offer: ComponentOffer = {
    material: 'aludibond+artbox',
    formatType: '600x400',
    matSize: 0,
    options: [
      {
        group: 'aludibond-bohrung',
        options: [{ value: holes, surcharge: 0, isDefault: false, refusal: 'only-without-frame' }],
      },
    ],
    frame: { colours: [], mats: [], glasses: [] },
  };
  const article = { materialType: 'aludibond', frameType: 'artbox' } as const;
  // A mat has no meaning in a frame without glass.
  const asked = { optionTypes: [holes, holes], matType: 'mat-creme', matSize: '50' };
  expect(missingComponents(article, offer, asked)).toEqual([
    { kind: 'option', value: holes, refusal: 'only-without-frame' },
  ]);
});
