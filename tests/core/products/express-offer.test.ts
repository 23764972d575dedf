import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';

import { expressVerdict } from '../../../core/domain/products/express-offer.ts';
import { productIds } from '../../../core/domain/products/products.ts';

const surcharge = { minorUnits: 990, currency: 'eur' } as const;

property.prop([
  fc.subarray([...productIds]),
  fc.constantFrom(...productIds),
  fc.integer({ min: -2, max: 2 }),
])('express is what is offered, until the moment itself', (products, product, sooner) => {
  const offer = { products, orderBefore: 1_000, arrival: 2_000, surcharge };
  const verdict = expressVerdict(offer, product, 1_000 - sooner);
  if (!products.includes(product))
    expect(verdict).toEqual({ kind: 'no-express', reason: 'product-not-offered' });
  else if (sooner <= 0) expect(verdict).toEqual({ kind: 'no-express', reason: 'too-late' });
  else expect(verdict).toEqual({ kind: 'express', orderBefore: 1_000, arrival: 2_000, surcharge });
});
