import type { LastOrderDates } from '../domain/countdown/cut-offs.ts';
import type { MalformedInstant } from '../domain/countdown/last-order-dates.ts';
import type { Money } from '../domain/money/money.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { PriceScope } from './prices.ts';

export type ShippingInformation = {
  readonly lastOrderDates: LastOrderDates;
  /** Cut-offs that could not be read, to be reported; the others hold. */
  readonly malformed?: readonly MalformedInstant[] | undefined;
  /** At the latest, of an order placed now. */
  readonly arrival: number;
  /** The lowest shipping cost. */
  readonly shippingFrom: Money;
};

export type ShippingError = Outage<'shipping-information-unavailable'>;

/** Storefront §7, `shipping-information`. */
export type Shipping = {
  /** The present promises. */
  readonly information: (scope: PriceScope) => TE.TaskEither<ShippingError, ShippingInformation>;
};

export type HasShipping = { readonly shipping: Shipping };
