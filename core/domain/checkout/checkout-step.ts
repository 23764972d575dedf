/** What a page of the checkout shows. */
import type { ShownCartItem, ShownGift, ShownVoucher } from '../cart/cart-step.ts';
import type { DeliveryChoice } from '../order/order-delivery.ts';
import type { DeliverySpeed, OrderTotals, PaymentMethod } from '../order/order.ts';
import type {
  CheckedAddresses,
  CheckoutError,
  CheckoutStepName,
  TypedAddresses,
} from './checkout.ts';
import type { EarlierAddress } from './earlier-addresses.ts';
import type { OfferChange } from './seen-offer.ts';

export type ShownCheckout = {
  readonly step: CheckoutStepName;
  /** Those that this checkout has. */
  readonly steps: readonly CheckoutStepName[];
  /** The last that can be reached. */
  readonly open: CheckoutStepName;
  /** The UUID of the checkout. */
  readonly id: string;
  readonly typed: TypedAddresses;
  /** Of a customer, in the step of the address; the last used first. */
  readonly earlier: readonly EarlierAddress[];
  /** Where something is sent to at all: an address of the market's own country. */
  readonly isSent: boolean;
  /** Undefined before they are right. */
  readonly addresses: CheckedAddresses | undefined;
  /** Of the step that is shown. */
  readonly errors: readonly CheckoutError[];
  /** Standard first; empty where nothing is sent. */
  readonly choices: readonly DeliveryChoice[];
  readonly speed: DeliverySpeed | undefined;
  /** Empty where nothing is left to pay. */
  readonly methods: readonly PaymentMethod[];
  readonly payment: PaymentMethod | undefined;
  readonly items: readonly ShownCartItem[];
  readonly gifts: readonly ShownGift[];
  readonly vouchers: readonly ShownVoucher[];
  /** By the speed that was chosen, else by the standard one. */
  readonly totals: OrderTotals;
  /** A sales tax is added as soon as the address is known. */
  readonly isTaxAwaited: boolean;
  readonly isNet: boolean;
  readonly isLoggedIn: boolean;
  /** Payments are played: nothing that is ordered is charged, made or sent. */
  readonly isPlayed: boolean;
  /** What the review's form sends back (`SeenOffer`). */
  readonly seen: string;
  /** Since the review was seen; empty where nothing has. */
  readonly changes: readonly OfferChange[];
  /** The order could not be placed just now. */
  readonly isFailed: boolean;
};

/**
 * `closed`: orders are not taken here; `incomplete`: something in the cart cannot be ordered as it is;
 * `unavailable`: a service does not answer.
 */
export type CheckoutStep =
  | { readonly kind: 'closed' | 'incomplete' | 'unavailable' }
  /** `isOrdered`: an order was placed in this browser, and its page is open to it. */
  | { readonly kind: 'empty'; readonly isOrdered?: boolean | undefined }
  | ({ readonly kind: 'shown' } & ShownCheckout);

/** Of a shop that takes no orders, and in stories. */
export const closedCheckout: CheckoutStep = { kind: 'closed' };
