import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  defaultFrames,
  frameDefaults,
  materialTypes,
  type ColouredMat,
  type MaterialType,
} from '../../../../core/domain/catalogue/materials.ts';
import type { Format } from '../../../../core/domain/format/format.ts';
import {
  framedPicture,
  noMat,
  unframedPicture,
  type WallPicture,
  type PictureFrame,
  type PictureGlazing,
} from '../../../../core/domain/products/wall-picture/wall-picture.ts';
import {
  areaOfPart,
  partsOfFrame,
  partsOfPicture,
  type PartName,
} from '../../../../core/domain/products/wall-picture/picture-parts.ts';
import {
  priceFrameAlone,
  priceOfPicture,
  surchargeAt,
  type PartPrices,
} from '../../../../core/domain/products/wall-picture/picture-price.ts';
import { partHistory, type PartPrice } from '../../../../core/domain/pricing/part-price.ts';
import {
  amountAt,
  lowestAmountBefore,
  priceAt,
  priceOfSum,
  type PriceHistory,
  type PriceMoment,
} from '../../../../core/domain/pricing/price-history.ts';
import { E } from '../../../../core/fp.ts';
import { formatIn } from '../../../arbitraries/format.ts';
import { wallPictureIn } from '../../../arbitraries/wall-picture.ts';
import { anyInstant, anyPriceHistory, risingPrices } from '../../../arbitraries/prices.ts';

const day = 86_400_000;

const inGermany = (instant: number): PriceMoment => ({ market: 'de', instant });

const always = (amount: number): PriceHistory => ({
  changes: [{ validFrom: -Infinity, amount }],
  promotions: [],
});

/** Prices that rise with the area, from two instants on, the same for every part. */
const anyPartPrices: fc.Arbitrary<readonly PartPrice[]> = fc
  .tuple(risingPrices(0), risingPrices(0))
  .map((both) =>
    both.flatMap((levels, place) =>
      [{ area: 0, amount: 0 }, ...levels].map((level) => ({ ...level, validFrom: place * day })),
    ),
  );

const soldAlike =
  (prices: readonly PartPrice[]): PartPrices =>
  () =>
    prices;

const nothingElse: PartPrices = () => undefined;

const larger = ({ width, height, unit }: Format, more: readonly [number, number]): Format => ({
  width: width + more[0],
  height: height + more[1],
  unit,
});

describe('the price of a picture', () => {
  property.prop([
    fc.constantFrom(...materialTypes),
    formatIn('cm'),
    fc.boolean(),
    anyPriceHistory,
    anyInstant,
  ])(
    'of a default configuration is that of its article, and nothing else has to be sold',
    (materialType: MaterialType, format, isFramed, article, instant) => {
      const picture = (isFramed ? framedPicture : unframedPicture)(materialType, format);
      expect(partsOfPicture(picture)).toEqual([]);
      const known = priceAt(article, inGermany(instant));
      expect(priceOfPicture(picture, article, nothingElse, inGermany(instant))).toEqual(
        known === undefined ? E.left({ kind: 'not-sold-then' }) : E.right({ ...known, parts: [] }),
      );
    },
  );

  property.prop([wallPictureIn('cm'), anyPriceHistory, anyPartPrices, anyInstant])(
    'is the sum of its article and its parts, and never more than what is struck',
    (picture, article, prices, instant) => {
      const price = priceOfPicture(picture, article, soldAlike(prices), inGermany(instant));
      if (E.isLeft(price)) return;
      const { current, original, parts } = price.right;
      const sum = parts.reduce((total, { amount }) => total + amount, 0);
      expect(current).toBe((amountAt(article, instant) ?? Number.NaN) + sum);
      expect(original).toBeGreaterThanOrEqual(current);
      expect(parts.map(({ part }) => part)).toEqual(
        partsOfPicture(picture).map(({ part }) => part),
      );
    },
  );

  property.prop([
    wallPictureIn('cm'),
    fc.tuple(fc.nat(500), fc.nat(500)),
    fc.nat(60),
    anyPartPrices,
  ])('never falls with the format or the mat', (picture, more, wider, prices) => {
    const amountOf = (one: WallPicture): number => {
      const price = priceOfPicture(one, always(1_000), soldAlike(prices), inGermany(10 * day));
      return E.isRight(price) ? price.right.current : Number.NaN;
    };
    const withMat = (glazing: PictureGlazing | undefined): PictureGlazing | undefined => {
      if (glazing === undefined || glazing.mat.matType === 'mat-none') return glazing;
      return { ...glazing, mat: { ...glazing.mat, matSize: glazing.mat.matSize + wider } };
    };
    const format = larger(picture.format, more);
    const { frame } = picture;
    const grown = { ...picture, format };
    expect(amountOf(grown)).toBeGreaterThanOrEqual(amountOf(picture));
    if (frame === undefined) return;
    const widened = { ...picture, frame: { ...frame, glazing: withMat(frame.glazing) } };
    expect(amountOf(widened)).toBeGreaterThanOrEqual(amountOf(picture));
  });

  property.prop([wallPictureIn('cm'), anyPriceHistory, anyInstant])(
    'names the first part that is not sold',
    (picture, article, instant) => {
      const [first] = partsOfPicture(picture);
      const price = priceOfPicture(picture, article, nothingElse, inGermany(instant));
      if (first !== undefined)
        expect(price).toEqual(E.left({ kind: 'part-not-sold', part: first.part }));
    },
  );

  property.prop([wallPictureIn('cm'), anyPartPrices])(
    'of a part is what the part costs at its place',
    (picture, prices) => {
      const { format, frame } = picture;
      const place = {
        format,
        frameType: frame?.frameType,
        matSize: frame?.glazing?.mat.matSize ?? 0,
      };
      const pricesOf = soldAlike(prices);
      const price = priceOfPicture(picture, always(0), pricesOf, inGermany(10 * day));
      if (E.isLeft(price)) throw new Error(price.left.kind);
      for (const { part, amount } of price.right.parts)
        expect(surchargeAt(part, place, pricesOf, 10 * day)).toBe(amount);
    },
  );
});

describe('parts', () => {
  test.each(['mat-creme', 'mat-schwarz', 'mat-weiss'] as const)(
    'a %s as wide as the frame has one costs nothing, and a wider one its own area',
    (mat) => {
      const format = { width: 300, height: 200, unit: 'cm' } as const;
      const at = (frameType: 'fotorahmen' | 'holzrahmen', matSize: number): number =>
        areaOfPart(mat, { format, frameType, matSize });
      expect(frameDefaults.holzrahmen.matSize).toBe(30);
      expect([at('holzrahmen', 0), at('holzrahmen', 30)]).toEqual([0, 0]);
      expect(at('holzrahmen', 50)).toBe(400 * 300 - 360 * 260);
      expect(at('fotorahmen', 30)).toBe(360 * 260 - 300 * 200);
    },
  );

  const centimetres = { width: 300, height: 200, unit: 'cm' } as const;

  test.each([
    ['leinwand-keilrahmen-38mm', 60_000],
    ['holzrahmen', 60_000],
    // What the frame encloses.
    ['holzrahmen-gold', 400 * 300],
    ['museum-glass', 400 * 300],
    ['mat-weiss', 400 * 300 - 360 * 260],
  ] as const)('%s goes by %i square millimetres in a frame with a wide mat', (part, area) => {
    const place = { format: centimetres, frameType: 'holzrahmen', matSize: 50 } as const;
    expect(areaOfPart(part, place)).toBe(area);
  });

  test('go by the whole mat where no frame is named', () => {
    const place = { format: centimetres, matSize: 30 };
    expect(areaOfPart('mat-weiss', place)).toBe(360 * 260 - 300 * 200);
  });

  const framed = framedPicture('poster', centimetres);
  const { frame: wooden } = framed;
  if (wooden?.glazing === undefined) throw new Error('a poster has a glazed frame by default');
  const { glazing } = wooden;
  const withMat = (matType: ColouredMat, matSize: number): PictureFrame => ({
    ...wooden,
    glazing: { ...glazing, mat: { matType, matSize } },
  });

  test.each<[string, readonly PartName[], PictureFrame]>([
    ['the usual mat', [], withMat('mat-weiss', 30)],
    ['a wider mat', ['mat-weiss'], withMat('mat-weiss', 31)],
    ['another mat', ['mat-schwarz'], withMat('mat-schwarz', 30)],
    ['no mat', [], { ...wooden, glazing: { ...glazing, mat: noMat } }],
    [
      'a better glass',
      ['museum-glass'],
      { ...wooden, glazing: { ...glazing, glassType: 'museum-glass' } },
    ],
    ['another colour', ['holzrahmen-gold'], { ...wooden, producedFrame: 'holzrahmen-gold' }],
  ])('of a frame with %s are %j', (_name, names, frame) => {
    const parts = partsOfPicture({ ...framed, frame });
    expect(parts.map(({ part }) => part)).toEqual(names);
  });

  test('are options that are not the default ones', () => {
    const canvas = unframedPicture('leinwand', centimetres);
    const options = ['leinwand-keilrahmen-38mm', ...canvas.options.slice(1)] as const;
    expect(partsOfPicture({ ...canvas, options })).toEqual([
      { part: 'leinwand-keilrahmen-38mm', area: 60_000 },
    ]);
  });

  property.prop([formatIn('in'), fc.nat(200)])(
    'in inches have the exact area, without the errors of fractions',
    (format, matSize) => {
      const side = (tenths: number): bigint => BigInt(tenths) * 254n + BigInt(matSize) * 200n;
      const area = (side(format.width) * side(format.height)) / 10_000n;
      expect(BigInt(areaOfPart('museum-glass', { format, matSize }))).toBe(area);
    },
  );

  test('cost what they cost towards no area beside it, and nothing without an area', () => {
    const prices = [
      { validFrom: 0, area: 10_000, amount: 500 },
      { validFrom: 0, area: 0, amount: 300 },
    ];
    expect(partHistory(prices, 5_000)).toEqual({
      changes: [{ validFrom: 0, amount: 400 }],
      promotions: [],
    });
    expect(amountAt(partHistory(prices, 0), 0)).toBe(0);
  });

  test('cost what they cost at an area, and no more beyond the largest', () => {
    const prices = [
      { validFrom: 0, area: 10_000, amount: 100 },
      { validFrom: 0, area: 20_000, amount: 300 },
      { validFrom: 5, area: 10_000, amount: 200 },
    ];
    const amounts = (area: number) =>
      [0, 5].map((instant) => amountAt(partHistory(prices, area), instant));
    expect(amounts(0)).toEqual([0, 0]);
    expect(amounts(10_000)).toEqual([100, 200]);
    expect(amounts(14_950)).toEqual([200, 200]);
    expect(amounts(90_000)).toEqual([300, 200]);
    expect(partHistory([], 10_000).changes).toEqual([]);
  });

  test('a frame alone is the frame and what is not a default in it', () => {
    const picture = framedPicture('poster', { width: 300, height: 200, unit: 'cm' });
    const { frame, format } = picture;
    if (frame === undefined) throw new Error('a poster has a frame by default');
    expect(defaultFrames.poster).toBe('holzrahmen');
    expect(partsOfFrame(frame, format)).toEqual([{ part: 'holzrahmen', area: 60_000 }]);
    const gilded = { ...frame, producedFrame: 'holzrahmen-gold' } as const;
    const level = (amount: number) => [{ validFrom: 0, area: 0, amount }];
    const pricesOf: PartPrices = (part) => level(part === 'holzrahmen' ? 1_900 : 300);
    expect(priceFrameAlone(gilded, format, pricesOf, inGermany(1))).toEqual(
      E.right({
        original: 2_200,
        current: 2_200,
        parts: [
          { part: 'holzrahmen', amount: 1_900 },
          { part: 'holzrahmen-gold', amount: 300 },
        ],
      }),
    );
  });
});

describe('the price of several things together', () => {
  property.prop([anyPriceHistory, fc.nat(10_000), anyInstant])(
    'is that of one, and what never changes upon it',
    (history, more, instant) => {
      const one = priceAt(history, inGermany(instant));
      expect(priceOfSum([history, always(more)], inGermany(instant))).toEqual(
        one && { original: one.original + more, current: one.current + more },
      );
    },
  );

  property.prop([anyPriceHistory, anyPriceHistory, anyInstant])(
    'strikes nothing above what they cost together on any of the 30 days before',
    (one, other, instant) => {
      const price = priceOfSum([one, other], inGermany(instant));
      if (price === undefined) return;
      const { original, current } = price;
      if (original === current) return;
      const began = [one, other].flatMap(({ promotions }) =>
        promotions.filter(({ startsAt }) => startsAt <= instant).map(({ startsAt }) => startsAt),
      );
      const sumAt = (at: number): number =>
        (amountAt(one, at) ?? Number.NaN) + (amountAt(other, at) ?? Number.NaN);
      const lowestOf = (end: number): number =>
        Math.min(
          ...Array.from({ length: 30 }, (_, days) => sumAt(end - (days + 1) * day)).filter(
            Number.isFinite,
          ),
        );
      expect(began.map(lowestOf)).toContain(original);
    },
  );

  test('compares with what was asked before the last of several promotions', () => {
    const history = (startsAt: number): PriceHistory => ({
      changes: [{ validFrom: 0, amount: 1_000 }],
      promotions: [{ startsAt: startsAt * day, amount: 800 }],
    });
    // Before the second one began, the first had lowered the sum to 1,800 already.
    expect(priceOfSum([history(60), history(100)], inGermany(101 * day))).toEqual({
      original: 1_800,
      current: 1_600,
    });
  });

  property.prop([anyPriceHistory, anyInstant])(
    'compares with what was asked before the promotion that counts',
    (history, instant) => {
      const price = priceOfSum([history], inGermany(instant));
      if (price === undefined || price.original === price.current) return;
      const lowest = history.promotions.map(({ startsAt }) =>
        lowestAmountBefore(history, startsAt, 30),
      );
      expect(lowest).toContain(price.original);
    },
  );
});
