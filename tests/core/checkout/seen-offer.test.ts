import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import type { ShownCartItem } from '../../../core/domain/cart/cart-step.ts';
import type { HungPrint } from '../../../core/domain/image/hung-print.ts';
import {
  changesSince,
  offerNow,
  parseSeenOffer,
  printSeenOffer,
  type SeenOffer,
} from '../../../core/domain/checkout/seen-offer.ts';

const anySeen: fc.Arbitrary<SeenOffer> = fc.record({
  items: fc.uniqueArray(
    fc.record({
      key: fc.string(),
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.nat(),
      photo: fc.string(),
    }),
    { selector: ({ key }) => key, maxLength: 4 },
  ),
  gifts: fc.array(fc.uuid(), { maxLength: 2 }),
  speed: fc.constantFrom('standard', 'express'),
  arrival: fc.nat(),
  shipping: fc.nat(),
  vouchers: fc.nat(),
  due: fc.nat(),
});

property.prop([anySeen])('nothing has changed where all is as it was seen', (seen) => {
  expect(parseSeenOffer(printSeenOffer(seen))).toEqual(seen);
  expect(changesSince(seen, seen)).toEqual([]);
});

property.prop([anySeen, anySeen])('another amount to pay is never kept silent', (seen, now) => {
  if (seen.due !== now.due) expect(changesSince(seen, now)).not.toEqual([]);
});

const seen: SeenOffer = {
  items: [{ key: 'a', quantity: 1, price: 100, photo: 'beach' }],
  gifts: [],
  speed: 'standard',
  arrival: 1000,
  shipping: 490,
  vouchers: 0,
  due: 590,
};

test.each<[Partial<SeenOffer>, unknown]>([
  [{ items: [] }, [{ kind: 'cart' }]],
  [{ items: [{ key: 'a', quantity: 2, price: 100, photo: 'beach' }] }, [{ kind: 'cart' }]],
  [{ gifts: ['b'] }, [{ kind: 'cart' }]],
  [
    { items: [{ key: 'a', quantity: 1, price: 120, photo: 'beach' }], due: 610 },
    [{ kind: 'price', key: 'a', before: 100, now: 120 }],
  ],
  [
    { items: [{ key: 'a', quantity: 1, price: 100, photo: 'hills' }] },
    [{ kind: 'picture', key: 'a' }],
  ],
  [{ arrival: 2000 }, [{ kind: 'arrival', before: 1000, now: 2000 }]],
  [{ arrival: 500 }, []],
  [{ shipping: 990, due: 1090 }, [{ kind: 'shipping', before: 490, now: 990 }]],
  [{ vouchers: 90, due: 500 }, [{ kind: 'total', before: 590, now: 500 }]],
])('%j is said', (changed, changes) => {
  expect(changesSince(seen, { ...seen, ...changed })).toEqual(changes);
});

test.each(['', '{}', '[]', 'rubbish'])('no review has written %s', (text) =>
  expect(parseSeenOffer(text)).toBeUndefined(),
);

const print: HungPrint = {
  material: 'leinwand',
  format: { width: 600, height: 400, unit: 'cm' },
};

test('what is offered now is what the cart and its totals say', () => {
  const money = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;
  const price = { priceCurrent: money(4_490), priceOriginal: money(4_490) };
  const item = (key: string, of: Partial<ShownCartItem>) =>
    ({
      key,
      quantity: 2,
      price: 'unavailable',
      article: undefined,
      sum: undefined,
      page: undefined,
      href: undefined,
      ...of,
    }) as const;
  const totals = {
    goods: money(8_980),
    shipping: money(490),
    express: money(300),
    vouchers: money(100),
    due: money(9_670),
    taxes: [],
  };
  const label = { name: 'Leinwand', details: [] };
  const shownPhoto = {
    kind: 'shown',
    id: 'beach',
    size: { width: 300, height: 200 },
    front: { left: 0, top: 0, width: 1, height: 1 },
    print,
  } as const;
  const offer = {
    items: [
      item('a', { price, article: { label, look: undefined, photo: shownPhoto } }),
      item('b', { article: { label, look: undefined, photo: { kind: 'unavailable' } } }),
      item('c', {}),
    ],
    gifts: [{ id: 'gift' }],
    totals,
  };
  const choice = {
    speed: 'express',
    arrival: 1_000,
    shipping: money(490),
    express: money(300),
  } as const;
  const items = [
    { key: 'a', quantity: 2, price: 4_490, photo: 'beach' },
    { key: 'b', quantity: 2, price: -1, photo: '' },
    { key: 'c', quantity: 2, price: -1, photo: '' },
  ];
  const amounts = { shipping: 790, vouchers: 100, due: 9_670 };
  expect(offerNow({ ...offer, choice })).toEqual({
    items,
    gifts: ['gift'],
    speed: 'express',
    arrival: 1_000,
    ...amounts,
  });
  expect(offerNow({ ...offer, choice: undefined })).toEqual({
    items,
    gifts: ['gift'],
    speed: 'standard',
    arrival: 0,
    ...amounts,
  });
});

test('what was put in since is a change of the cart alone', () => {
  const more = { key: 'b', quantity: 1, price: 5, photo: '' };
  expect(changesSince(seen, { ...seen, items: [...seen.items, more] })).toEqual([{ kind: 'cart' }]);
});
