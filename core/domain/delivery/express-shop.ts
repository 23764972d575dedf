/** The express shop: what is delivered sooner, until when, and for how much (storefront §7). */
import type { ShopProduct } from '../catalogue/shop-products.ts';
import type { Money } from '../money/money.ts';

/** The express shop's present offer. */
export type ExpressOffer = {
  /** The products that can be made in time. */
  readonly products: readonly ShopProduct[];
  /** The instant before which an order has to be placed, milliseconds since 1970. */
  readonly orderBefore: number;
  /** Surcharge over the usual delivery. */
  readonly surcharge: Money;
};

/** Express delivery of a product, or the reason against it. */
export type ExpressVerdict =
  | { readonly kind: 'express'; readonly orderBefore: number; readonly surcharge: Money }
  | { readonly kind: 'no-express'; readonly reason: 'product-not-offered' | 'too-late' };

/**
 * Decides whether a product ordered at an instant goes by express; at `orderBefore` it is too late.
 */
export const expressVerdict = (
  { products, orderBefore, surcharge }: ExpressOffer,
  product: ShopProduct,
  now: number,
): ExpressVerdict => {
  if (!products.includes(product)) return { kind: 'no-express', reason: 'product-not-offered' };
  return now < orderBefore
    ? { kind: 'express', orderBefore, surcharge }
    : { kind: 'no-express', reason: 'too-late' };
};
