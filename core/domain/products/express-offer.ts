/** What is delivered sooner, until when, and for how much (storefront §7). */
import type { Money } from '../money/money.ts';
import type { ProductId } from './products.ts';

export type ExpressOffer = {
  /** Can be made in time. */
  readonly products: readonly ProductId[];
  /** Milliseconds since 1970. */
  readonly orderBefore: number;
  /** The latest of what is ordered before; milliseconds since 1970. */
  readonly arrival: number;
  /** Over the usual delivery. */
  readonly surcharge: Money;
};

export type ExpressVerdict =
  | ({ readonly kind: 'express' } & Omit<ExpressOffer, 'products'>)
  | { readonly kind: 'no-express'; readonly reason: 'product-not-offered' | 'too-late' };

/** At `orderBefore` it is too late. */
export const expressVerdict = (
  { products, ...offer }: ExpressOffer,
  product: ProductId,
  now: number,
): ExpressVerdict => {
  if (!products.includes(product)) return { kind: 'no-express', reason: 'product-not-offered' };
  return now < offer.orderBefore
    ? { kind: 'express', ...offer }
    : { kind: 'no-express', reason: 'too-late' };
};
