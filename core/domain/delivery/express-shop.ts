/** The express shop: what is delivered sooner, until when, and for how much (storefront §7). */
import type { ShopProduct } from '../catalogue/shop-products.ts';
import type { Money } from '../money/money.ts';

/** What the express shop offers now. */
export type ExpressOffer = {
  /** The products that can be made in time. */
  readonly products: readonly ShopProduct[];
  /** The instant before which an order has to be placed, milliseconds since 1970. */
  readonly orderBefore: number;
  /** What it costs above the usual delivery. */
  readonly surcharge: Money;
};

/** Whether a product is delivered by express, or why it is not. */
export type ExpressVerdict =
  | { readonly kind: 'express'; readonly orderBefore: number; readonly surcharge: Money }
  | { readonly kind: 'no-express'; readonly reason: 'product-not-offered' | 'too-late' };

/** Whether a product that is ordered at an instant goes by express; `orderBefore` is too late. */
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
