/** Parts that are chosen: what is accepted can be made, handed on, read back, and has its price. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { materialValue, type Calculator } from '../../../core/domain/calculator/calculator.ts';
import { parseWallPictureQuery } from '../../../core/domain/designer/wall-picture-hand-off.ts';
import { pictureLink } from '../../../core/domain/designer/picture-link.ts';
import {
  acceptedWish,
  chosenParts,
  priceWithParts,
  withOption,
  withWish,
  type PartOffer,
} from '../../../core/domain/photoframe/part-offer.ts';
import {
  frameOfWish,
  noWish,
  printPartWish,
  readPartWish,
  wishFor,
  type PartWish,
  type PartedArticle,
} from '../../../core/domain/photoframe/part-wish.ts';
import { parsePhotoFrame } from '../../../core/domain/photoframe/parse-photoframe.ts';
import { pageKeys } from '../../../core/domain/routing/page-keys.ts';
import { canonicalQuery } from '../../../core/domain/routing/page-query.ts';
import { readPairs, printPairs } from '../../../core/domain/query/query.ts';
import { E } from '../../../core/fp.ts';
import { anyPartedArticle, anyPartWish, partOfferOf } from '../../arbitraries/parts.ts';

type Offered = {
  readonly article: PartedArticle;
  readonly wish: PartWish;
  readonly offer: PartOffer;
};

const anyOffered: fc.Arbitrary<Offered> = fc
  .tuple(anyPartedArticle, anyPartWish)
  .chain(([article, wish]) =>
    partOfferOf(article, wish).map((offer) => ({ article, wish, offer })),
  );

const format = { width: 600, height: 400, unit: 'cm' } as const;

const linkOf = ({ materialType, frameType }: PartedArticle, parts: PartWish): URL => {
  const value = materialValue(materialType, frameType);
  const calculator: Calculator = {
    product: 'framedMaterial',
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
  const href = pictureLink(calculator, state, { base: '/d', locale: 'de-DE', parts });
  return new URL(href, 'https://shop.example');
};

describe('accepted parts', () => {
  property.prop([anyOffered])(
    'are accepted again, and nothing more',
    ({ article, wish, offer }) => {
      const accepted = acceptedWish(article, offer, wish);
      expect(acceptedWish(article, offer, accepted)).toEqual(accepted);
      expect(wishFor(article, accepted)).toEqual(accepted);
    },
  );

  property.prop([anyOffered])('round-trip through the page’s address', (offered) => {
    const accepted = acceptedWish(offered.article, offered.offer, offered.wish);
    const pairs = printPartWish(accepted);
    const search = `?${printPairs(pairs)}`;
    expect(readPartWish(readPairs(search))).toEqual({ ...noWish, ...accepted });
    for (const kind of ['wall-picture', 'photo-frame'] as const) {
      // The server takes all of it, and its own order is the address's.
      expect(canonicalQuery(kind, search).split('&').toSorted()).toEqual(
        printPairs(pairs).split('&').toSorted(),
      );
      const keys: readonly string[] = pageKeys[kind];
      expect(pairs.filter(([name]) => !keys.includes(name))).toEqual([]);
    }
  });

  property.prop([anyOffered])('can be made', ({ article, wish, offer }) => {
    const accepted = acceptedWish(article, offer, wish);
    const picture = parsePhotoFrame('cm', {
      materialType: article.materialType,
      formatType: '600x400',
      frameType: article.frameType,
      ...accepted,
    });
    expect(E.isRight(picture) ? undefined : picture.left).toBeUndefined();
  });

  property.prop([anyOffered])('are taken by the designer, each of them', (offered) => {
    const { article, wish, offer } = offered;
    const accepted = acceptedWish(article, offer, wish);
    const taken = parseWallPictureQuery([...linkOf(article, accepted).searchParams]);
    if (E.isLeft(taken)) throw new Error(JSON.stringify(taken.left));
    expect(taken.right.optionTypes.toSorted()).toEqual([...accepted.optionTypes].toSorted());
    const { frame } = taken.right;
    expect(frame?.frameType).toBe(article.frameType);
    if (frame !== undefined)
      expect(frame).toEqual({
        ...frameOfWish(frame.frameType, accepted),
        ...(accepted.frameVariant && { producedFrame: accepted.frameVariant }),
        ...(accepted.glassType && { glassType: accepted.glassType }),
      });
  });

  property.prop([anyOffered])('cost what each of them costs', ({ article, wish, offer }) => {
    const accepted = acceptedWish(article, offer, wish);
    const parts = chosenParts(article, offer, accepted);
    const { matSize } =
      article.frameType === undefined ? { matSize: 0 } : frameOfWish(article.frameType, accepted);
    if (parts === undefined) {
      expect(matSize).not.toBe(offer.matSize);
      return;
    }
    const named = printPartWish(accepted).filter(
      ([name, value]) => name !== 'matSize' && value !== 'mat-none',
    );
    expect(parts.map(({ value }) => value).toSorted()).toEqual(
      named.map(([, value]) => value).toSorted(),
    );
    const euros = { minorUnits: 5000, currency: 'eur' } as const;
    const price = priceWithParts('eur', { priceOriginal: euros, priceCurrent: euros }, parts);
    const sum = parts.reduce((before, { surcharge }) => before + surcharge, 5000);
    expect(price.priceCurrent).toEqual({ minorUnits: sum, currency: 'eur' });
    expect(price.priceOriginal).toEqual(price.priceCurrent);
  });

  property.prop([anyOffered])('without a wish are empty, and cost nothing', (offered) => {
    const accepted = acceptedWish(offered.article, offered.offer, noWish);
    expect(printPartWish(accepted)).toEqual([]);
    expect(chosenParts(offered.article, offered.offer, accepted)).toEqual([]);
  });
});

describe('choosing an option', () => {
  property.prop([anyOffered, fc.nat()])(
    'takes the place of its group, and a refused one changes nothing',
    ({ article, wish, offer }, pick) => {
      const accepted = acceptedWish(article, offer, wish);
      const group = offer.options[pick % Math.max(1, offer.options.length)];
      const part = group?.options[pick % Math.max(1, group.options.length)];
      fc.pre(group !== undefined && part !== undefined);
      const chosen = withOption(group, accepted, part.value);
      expect(withWish(accepted, { optionTypes: [part.value] }, offer)).toEqual(chosen);
      if (part.refusal !== undefined) expect(chosen).toEqual(accepted);
      else {
        const names: readonly string[] = group.options.map(({ value }) => value);
        expect(chosen.optionTypes.filter((option) => names.includes(option))).toEqual(
          part.isDefault ? [] : [part.value],
        );
        expect(acceptedWish(article, offer, chosen).optionTypes.toSorted()).toEqual(
          [...chosen.optionTypes].toSorted(),
        );
      }
    },
  );
});

describe('parts of another article', () => {
  test('go with it as far as they can', () => {
    const wish: PartWish = {
      optionTypes: ['poster-laminierung-matt', 'acrylglas-bohrung-corner-holes'],
      frameVariant: 'holzrahmen-eiche',
      matType: 'mat-creme',
      matSize: '50',
      glassType: 'museum-glass',
    };
    const mat = { matType: 'mat-creme', matSize: '50', glassType: 'museum-glass' };
    expect(wishFor({ materialType: 'poster', frameType: 'alurahmen' }, wish)).toEqual({
      optionTypes: ['poster-laminierung-matt'],
      ...mat,
    });
    expect(wishFor({ materialType: 'acrylglas', frameType: 'artbox' }, wish)).toEqual(noWish);
    expect(wishFor({ materialType: 'acrylglas' }, wish)).toEqual({
      optionTypes: ['acrylglas-bohrung-corner-holes'],
    });
  });
});
