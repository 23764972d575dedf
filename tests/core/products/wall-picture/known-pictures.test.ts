/** What a page knows of pictures when several answers have come. */
import { describe, expect, test } from 'vitest';

import {
  materialValue,
  selectedPrice,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import { printFormat, type Format } from '../../../../core/domain/format/format.ts';
import type { ComponentOffer } from '../../../../core/domain/products/wall-picture/component-offer.ts';
import {
  noComponents,
  type PartedArticle,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import {
  besidePrices,
  knownComponents,
  knownState,
  type KnownPicture,
} from '../../../../core/domain/products/wall-picture/known-pictures.ts';

const listed: Format = { width: 600, height: 400, unit: 'cm' };
const own: Format = { width: 617, height: 411, unit: 'cm' };
const larger: Format = { width: 917, height: 611, unit: 'cm' };

const price = (minorUnits: number) => {
  const money = { minorUnits, currency: 'eur' } as const;
  return { priceCurrent: money, priceOriginal: money };
};

const poster: PartedArticle = { materialType: 'poster' };
const framed: PartedArticle = { materialType: 'poster', frameType: 'holzrahmen' };
const canvas: PartedArticle = { materialType: 'leinwand' };

const valueOf = ({ materialType, frameType }: PartedArticle): string =>
  materialValue(materialType, frameType);

const optionOf = ({ materialType, frameType }: PartedArticle): MaterialOption => ({
  value: materialValue(materialType, frameType),
  materialType,
  context: { frameType },
  formats: [{ format: listed, price: price(1) }],
  initiallySelectedFormat: listed,
});

const configurator = {
  product: 'photo-frame',
  options: [optionOf(poster), optionOf(framed), optionOf(canvas)],
  labels: [],
} as const;

const picture = (
  article: PartedArticle,
  format: Format,
  { ownPrice, matSize }: { readonly ownPrice?: number; readonly matSize?: number } = {},
): KnownPicture => ({
  selected: { material: valueOf(article), format },
  extra:
    ownPrice === undefined
      ? undefined
      : { format, price: price(ownPrice), beside: { [valueOf(article)]: price(ownPrice) } },
  parts: {
    materialType: article.materialType,
    frames: [],
    offer:
      matSize === undefined
        ? undefined
        : { material: valueOf(article), formatType: printFormat(format), matSize, options: [] },
  },
});

describe('the price of a format that no list has', () => {
  const known = [
    picture(poster, listed),
    picture(poster, own, { ownPrice: 10 }),
    picture(canvas, own, { ownPrice: 20 }),
    picture(canvas, larger, { ownPrice: 30 }),
  ];

  test.each([
    [poster, own, 10],
    [canvas, own, 20],
    [canvas, larger, 30],
    // Not known of this article: its own list holds.
    [poster, larger, undefined],
    [framed, own, undefined],
    [poster, listed, undefined],
    [canvas, undefined, undefined],
  ])('is that of its article and format: %j in %j', (article, format, minorUnits) => {
    const state = knownState({ configurator, known }, { material: valueOf(article), format });
    const isOwn = minorUnits !== undefined;
    expect(state.material).toBe(valueOf(article));
    expect(state.format).toEqual(isOwn ? format : listed);
    expect(state.extra?.format).toEqual(isOwn ? format : undefined);
    expect(selectedPrice(configurator, state)).toEqual(price(minorUnits ?? 1));
  });

  test('stands beside those of the same material', () => {
    expect(besidePrices(known, framed, own)).toEqual({ poster: price(10) });
    expect(besidePrices(known, canvas, own)).toEqual({ leinwand: price(20) });
    expect(besidePrices(known, canvas, larger)).toEqual({ leinwand: price(30) });
    expect(besidePrices(known, poster, larger)).toEqual({});
  });
});

describe('what an article can be had with', () => {
  const known = [
    picture(framed, larger, { matSize: 50 }),
    picture(framed, listed, { matSize: 30 }),
    picture(framed, listed, { matSize: 50 }),
    picture(poster, listed, { matSize: 0 }),
  ];
  const offerOf = (index: number): ComponentOffer | undefined => known[index]?.parts.offer;

  test.each([
    ['its usual mat', framed, listed, {}, offerOf(1), true],
    ['another mat', framed, listed, { matType: 'mat-creme', matSize: '50' }, offerOf(2), true],
    [
      'a mat of no answer',
      framed,
      listed,
      { matType: 'mat-creme', matSize: '60' },
      offerOf(1),
      false,
    ],
    ['another format', framed, larger, { matType: 'mat-creme', matSize: '50' }, offerOf(0), true],
    ['no frame', poster, listed, { matType: 'mat-creme', matSize: '50' }, offerOf(3), true],
  ])('is what was said of it with %s', (_name, article, format, asked, offer, isWhole) => {
    const state = { material: valueOf(article), format };
    const found = knownComponents(known, article, state, { ...noComponents, ...asked });
    expect(found.offer).toBe(offer);
    expect(found.data?.offer).toBe(offer);
    expect(found.isWhole).toBe(isWhole);
  });

  test('has the names of its material before its own answer, and nothing of another one', () => {
    const asked = { material: 'poster', format: larger };
    expect(knownComponents(known, poster, asked, noComponents)).toEqual({
      data: known[0]?.parts,
      offer: undefined,
      isWhole: false,
    });
    const ofCanvas = { material: 'leinwand', format: listed };
    expect(knownComponents(known, canvas, ofCanvas, noComponents).data).toBeUndefined();
    const behind = [picture(canvas, listed), ...known];
    expect(knownComponents(behind, poster, asked, noComponents).data).toBe(known[0]?.parts);
  });
});
