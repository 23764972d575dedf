import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import {
  changesSince,
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
