import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';

import { shopProducts } from '../../../core/domain/catalogue/shop-products.ts';
import { expressVerdict } from '../../../core/domain/delivery/express-shop.ts';

const surcharge = { minorUnits: 990, currency: 'eur' } as const;

property.prop([
  fc.subarray([...shopProducts]),
  fc.constantFrom(...shopProducts),
  fc.integer({ min: -2, max: 2 }),
])('express is what is offered, until the moment itself', (products, product, sooner) => {
  const offer = { products, orderBefore: 1_000, surcharge };
  const verdict = expressVerdict(offer, product, 1_000 - sooner);
  if (!products.includes(product))
    expect(verdict).toEqual({ kind: 'no-express', reason: 'product-not-offered' });
  else if (sooner <= 0) expect(verdict).toEqual({ kind: 'no-express', reason: 'too-late' });
  else expect(verdict).toEqual({ kind: 'express', orderBefore: 1_000, surcharge });
});
