import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { LowestPrice } from '../../../core/domain/money/lowest-price.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { calendarPrice } from '../../../core/domain/products/calendar/calendar-price.ts';
import { calendarProduct } from '../../../core/domain/products/calendar/calendar-product.ts';
import { photobookPrice } from '../../../core/domain/products/photobook/photobook-price.ts';
import { photobookProduct } from '../../../core/domain/products/photobook/photobook-product.ts';
import { photoboxPrice } from '../../../core/domain/products/photobox/photobox-price.ts';
import { photoboxProduct } from '../../../core/domain/products/photobox/photobox-product.ts';
import { photoAmountsOf } from '../../../core/domain/products/photobox/photobox-options.ts';
import type { LeastPriceQuestion, ListedPrices } from '../../../core/domain/products/product.ts';
import type { QueryPairs } from '../../../core/domain/query/query.ts';
import {
  anyCalendarOffer,
  anyCalendarPicks,
  pickedCalendar,
} from '../../arbitraries/calendar-offer.ts';
import {
  anyPhotobookOffer,
  anyPhotobookPicks,
  pickedPhotobook,
} from '../../arbitraries/photobook-offer.ts';
import {
  anyPhotoboxOffer,
  anyPhotoboxPicks,
  pickedPhotobox,
} from '../../arbitraries/photobox-offer.ts';

const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

type Least = (asked: LeastPriceQuestion, listed: ListedPrices) => LowestPrice | undefined;

const leastOf = (
  least: Least | undefined,
  page: LeastPriceQuestion['page'],
  listed: ReadonlyMap<string, Price>,
  query: QueryPairs = [],
): LowestPrice | undefined => least?.({ scope, page, query }, (row) => listed.get(row));

const current = (price: Price | undefined): number => price?.priceCurrent.minorUnits ?? Number.NaN;

/** No choice costs less, and what names the type and the format of one no less than what names nothing. */
const expectLeast = (
  price: Price | undefined,
  named: LowestPrice | undefined,
  any: LowestPrice | undefined,
): void => {
  expect(current(named?.price)).toBeLessThanOrEqual(current(price));
  expect(current(any?.price)).toBeLessThanOrEqual(current(named?.price));
  expect([named?.isFrom, any?.isFrom]).toEqual([true, true]);
};

describe('the least that is paid', () => {
  property.prop([anyCalendarOffer, anyCalendarPicks], { numRuns: 15 })(
    'for calendars',
    ({ offer, listed }, picks) => {
      const calendar = pickedCalendar(offer, picks);
      const { type, format } = calendar;
      const { leastPrice } = calendarProduct;
      const bare = { ...calendar, accessories: [], amount: 1 };
      const usual = offer.types.find((one) => one.type === type)?.mountings[0].mounting;
      const named = leastOf(leastPrice, 'calendar', listed, [
        ['calendarType', type],
        ['formatType', format],
      ]);
      expectLeast(
        calendarPrice(offer, calendar)?.total,
        named,
        leastOf(leastPrice, 'calendar', listed),
      );
      expect(named?.price).toEqual(
        usual && calendarPrice(offer, { ...bare, mounting: usual })?.total,
      );
    },
  );

  property.prop([anyPhotobookOffer, anyPhotobookPicks], { numRuns: 15 })(
    'for photo books',
    ({ offer, listed }, picks) => {
      const photobook = pickedPhotobook(offer, picks);
      const { leastPrice } = photobookProduct;
      const named = leastOf(leastPrice, 'photobook', listed, [
        ['photobookType', photobook.type],
        ['photobookFormat', photobook.format],
      ]);
      expectLeast(
        photobookPrice(offer, photobook)?.total,
        named,
        leastOf(leastPrice, 'photobook', listed),
      );
      const offered = offer.types
        .find(({ type }) => type === photobook.type)
        ?.formats.find(({ format }) => format === photobook.format);
      expect(named?.price).toEqual(offered?.price);
    },
  );

  property.prop([anyPhotoboxOffer, anyPhotoboxPicks], { numRuns: 15 })(
    'for photo boxes, or prints, as few as there are',
    ({ offer, listed }, picks) => {
      const picked = pickedPhotobox(offer, picks);
      const { type, format } = picked;
      const page = type === 'photoprint' ? 'photo-prints' : 'photobox';
      const fewest = { ...picked, amount: photoAmountsOf(type).minimum };
      const { leastPrice } = photoboxProduct;
      const named = leastOf(leastPrice, page, listed, [
        ['photoboxType', type],
        ['photoboxFormat', format],
      ]);
      expectLeast(photoboxPrice(offer, fewest)?.total, named, leastOf(leastPrice, page, listed));
      const amount = leastOf(leastPrice, page, listed, [
        ['photoboxType', type],
        ['photoboxFormat', format],
        ['paperType', picked.paper],
        ['amount', String(picked.amount)],
      ]);
      expect(amount?.price).toEqual(photoboxPrice(offer, picked)?.total);
    },
  );

  property.prop([fc.constantFrom(calendarProduct, photobookProduct, photoboxProduct)])(
    'is nothing where nothing is listed',
    ({ leastPrice }) => {
      expect(leastOf(leastPrice, 'photobox', new Map())).toBeUndefined();
    },
  );

  test('for another page of the same designer is another one', () => {
    const price = { minorUnits: 100, currency: 'eur' } as const;
    const prints = (row: string) =>
      row.includes('photoboxType') ? undefined : { priceOriginal: price, priceCurrent: price };
    const { leastPrice } = photoboxProduct;
    const asked = { scope, query: [] };
    expect(leastPrice?.({ ...asked, page: 'photobox' }, prints)).toBeUndefined();
    expect(leastPrice?.({ ...asked, page: 'photo-prints' }, prints)?.price.priceCurrent).toEqual(
      price,
    );
  });
});
