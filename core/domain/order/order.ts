/** What was bought, frozen as it was placed, and how far it is. */
import type { LabelAddress } from '../customer/postal-address.ts';
import type { Channel } from '../locale/channel.ts';
import type { Locale } from '../locale/locales.ts';
import type { CartGift } from '../cart/cart.ts';
import type { ImageCrop } from '../image/cover-crop.ts';
import type { ImageSize } from '../image/image-size.ts';
import type { ExifOrientation } from '../image/picture-orientation.ts';
import type { Money } from '../money/money.ts';
import type { SalesTax } from '../money/sales-tax.ts';
import type { PersonalPhoto, PersonalWords } from '../personalisation/personalisation.ts';
import type { Article } from '../products/article-key.ts';
import type { ProductLabel } from '../products/product.ts';

export type OrderAddress = LabelAddress;

export type OrderedPhoto = {
  readonly uploadId: string;
  /** SHA-256 of the original, in hexadecimal digits. */
  readonly digest: string;
  readonly size: ImageSize;
  readonly orientation: ExifOrientation;
  /** In upright pixels of the original, wrapped edges included (`pictureCrop`). */
  readonly crop: ImageCrop;
};

/** A photo that stands in a place of a page: what it shows of it follows from the place. */
export type OrderedPagePhoto = Omit<OrderedPhoto, 'crop'> & Pick<PersonalPhoto, 'framing'>;

export type OrderedPersonalisation = {
  readonly words: PersonalWords;
  /** In the order of their places. */
  readonly photos: readonly OrderedPagePhoto[];
};

export type OrderedItem = {
  readonly article: Article;
  readonly quantity: number;
  readonly label: ProductLabel;
  /** Of one piece, gross. */
  readonly price: Money;
  /** Of all pieces, gross: free ones cost nothing. */
  readonly sum: Money;
  readonly photo: OrderedPhoto | undefined;
  /** Undefined where nothing was put on its pages: they are printed as the design has them. */
  readonly personal?: OrderedPersonalisation | undefined;
};

/** A share of an order that is taxed at one rate, in tenths of a percent. */
export type OrderTax = { readonly perMille: number; readonly net: Money; readonly tax: Money };

/** Gross in the market's currency; net where a sales tax is added. */
export type OrderTotals = {
  /** Items and gift vouchers. */
  readonly goods: Money;
  readonly shipping: Money;
  /** Added to shipping; zero without express. */
  readonly express: Money;
  /** Paid with vouchers. */
  readonly vouchers: Money;
  /** Left to pay. */
  readonly due: Money;
  /** Of items and their delivery; a gift voucher is taxed where it pays. */
  readonly taxes: readonly OrderTax[];
  /** Added to items and their delivery; undefined where no market or address asks for it yet. */
  readonly salesTax?: readonly SalesTax[] | undefined;
};

export const deliverySpeeds = ['standard', 'express'] as const;

export type DeliverySpeed = (typeof deliverySpeeds)[number];

/** `redirect`: at the page of whoever takes the payment. */
export const paymentMethods = ['redirect', 'bank-transfer', 'invoice'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export type OrderBuyer = {
  readonly email: string;
  /** Undefined for a guest. */
  readonly customerId: string | undefined;
  readonly isBusiness: boolean;
  readonly vatId: string | undefined;
};

/** What a voucher pays of an order. */
export type OrderedVoucher = { readonly id: string; readonly amount: Money };

/** Never changed. */
export type PlacedOrder = {
  /** The UUID of the checkout: placing it again is the same order. */
  readonly id: string;
  /** For people. */
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly locale: Locale;
  readonly channel: Channel;
  readonly buyer: OrderBuyer;
  readonly billing: OrderAddress;
  /** Undefined where it is the billing address. */
  readonly delivery: OrderAddress | undefined;
  readonly speed: DeliverySpeed;
  /** Milliseconds since 1970: what was promised. */
  readonly arrival: number;
  readonly items: readonly OrderedItem[];
  readonly gifts: readonly CartGift[];
  readonly vouchers: readonly OrderedVoucher[];
  readonly totals: OrderTotals;
  readonly paymentMethod: PaymentMethod;
  readonly terms: {
    readonly version: string;
    /** That what is made to order cannot be withdrawn from was said before it was placed. */
    readonly isWithdrawalExcluded: boolean;
  };
};

/** `desk`: those who run the shop. */
export type OrderActor = 'buyer' | 'desk';

export type OrderState =
  /** Waits for its payment; `failed` where the last one came to nothing and another may be begun. */
  | { readonly kind: 'placed'; readonly payment: 'awaited' | 'pending' | 'failed' }
  /** The money is reserved and is being charged. */
  | { readonly kind: 'authorised'; readonly paymentId: string }
  /** Nobody knows how a charge ended: only who took the payment, or the desk, can say. */
  | { readonly kind: 'unknown'; readonly paymentId: string }
  /** Or its invoice was accepted; nothing is printed yet. */
  | { readonly kind: 'paid' }
  | {
      readonly kind: 'rendering';
      /** Places in `items` whose files are there, and those whose files could not be made. */
      readonly done: readonly number[];
      readonly dead: readonly number[];
      /** Every file is there, and the lab is being given them. */
      readonly isHandingOver: boolean;
    }
  | { readonly kind: 'handed-over' }
  | { readonly kind: 'shipped'; readonly tracking: readonly OrderTracking[] }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'cancelled'; readonly by: OrderActor }
  /** Nothing is owed any more for what was handed over. */
  | { readonly kind: 'refunded' };

export type OrderStateName = OrderState['kind'];

export type OrderTracking = { readonly carrier: string; readonly code: string };

/** What whoever takes payments says of one; amounts are what was taken or given back in all. */
export type OrderPaymentStatus =
  | { readonly kind: 'open' | 'pending' | 'authorised' | 'failed' | 'cancelled' }
  | { readonly kind: 'captured'; readonly amount: Money }
  | { readonly kind: 'refunded'; readonly captured: Money; readonly refunded: Money };

/** What happened to an order. */
export type OrderHappening =
  /** The shopper can pay. */
  | { readonly kind: 'payment-begun'; readonly paymentId: string }
  /** The shopper wants to pay after a payment failed. */
  | { readonly kind: 'pay-again' }
  /**
   * `isAnswer`: asked for just now. A message that was sent by itself may be late or out of order:
   * it alone takes no order back.
   */
  | {
      readonly kind: 'payment';
      readonly paymentId: string;
      readonly status: OrderPaymentStatus;
      readonly isAnswer: boolean;
    }
  /** A charge or its status was asked for, and there was no answer. */
  | { readonly kind: 'payment-silent'; readonly paymentId: string }
  /** The desk knows how a charge ended. */
  | {
      readonly kind: 'payment-settled';
      readonly paymentId: string;
      readonly captured: Money;
    }
  /** The event's key is the bank's name of the transfer. */
  | { readonly kind: 'bank-transfer'; readonly amount: Money }
  | { readonly kind: 'invoice-accepted' }
  | { readonly kind: 'rendering-begun' }
  /** `item`: its place in `items`. */
  | { readonly kind: 'rendered' | 'render-dead' | 'render-again'; readonly item: number }
  | { readonly kind: 'handed-over' | 'hand-over-dead' | 'hand-over-again' }
  | { readonly kind: 'shipped'; readonly tracking: OrderTracking }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'cancel'; readonly by: OrderActor }
  /** Places in `items` and in `gifts`. */
  | {
      readonly kind: 'withdraw';
      readonly items: readonly number[];
      readonly gifts?: readonly number[];
    }
  /** The desk gives money back. */
  | { readonly kind: 'refund'; readonly amount: Money }
  | {
      readonly kind: 'defect';
      readonly items: readonly number[];
      readonly words: string;
      /** Names of uploads. */
      readonly photos: readonly string[];
    };

/**
 * `key`: of who tells it, once for each order; told again it changes nothing. `at`: milliseconds
 * since 1970.
 */
export type OrderEvent = OrderHappening & { readonly key: string; readonly at: number };

/** A payment of an order; in minor units of its currency. */
export type OrderPayment = {
  readonly paymentId: string;
  readonly status: OrderPaymentStatus['kind'];
  readonly captured: number;
  /** Given back, or about to be. */
  readonly back: number;
};

/** In minor units of the order's currency. */
export type OrderAccount = {
  /** What the buyer owes for what they keep, however it is paid. */
  readonly owed: number;
  /** The latest last. */
  readonly payments: readonly OrderPayment[];
  readonly transferred: number;
  readonly transfersBack: number;
  /** Of what vouchers paid. */
  readonly vouchersBack: number;
};

export type Order = {
  readonly placed: PlacedOrder;
  readonly state: OrderState;
  readonly account: OrderAccount;
  /** Events that were taken, the oldest first. */
  readonly history: readonly OrderEvent[];
};

/** Which mail the buyer gets. */
export type OrderMailKind =
  | 'placed'
  | 'payment-failed'
  | 'paid'
  | 'paid-too-little'
  | 'shipped'
  | 'cancelled'
  | 'refunded'
  | 'withdrawn'
  | 'defect-reported';

/** What has to be done outside: done at least once, and once for its key. */
export type OrderEffect = { readonly key: string } & (
  | { readonly kind: 'mail'; readonly mail: OrderMailKind }
  /** A payment is begun, at whose address the shopper pays; `attempt` counts from 1. */
  | { readonly kind: 'begin-payment'; readonly amount: Money; readonly attempt: number }
  /** What was reserved is charged. */
  | { readonly kind: 'charge'; readonly paymentId: string }
  /** How a payment stands is asked. */
  | { readonly kind: 'ask-payment'; readonly paymentId: string }
  /** What was reserved is let go. */
  | { readonly kind: 'cancel-payment'; readonly paymentId: string }
  /** Money goes back; without a payment's name by hand, where it came by bank transfer. */
  | {
      readonly kind: 'refund';
      readonly paymentId: string | undefined;
      readonly amount: Money;
    }
  /** Becomes the event `rendering-begun`, as long as it was not cancelled. */
  | { readonly kind: 'begin-rendering' }
  /** A file is made of an item. */
  | { readonly kind: 'render'; readonly item: number }
  /** What is not made yet is not made. */
  | { readonly kind: 'stop-rendering' }
  | { readonly kind: 'hand-over' }
  /** Photos and prints are kept for a time after the delivery, or no longer where none comes. */
  | { readonly kind: 'release-photos'; readonly after: 'delivery' | 'cancellation' }
  /** Gift vouchers that were bought are issued. */
  | { readonly kind: 'issue-vouchers' }
  /** Vouchers that paid get back so much. */
  | {
      readonly kind: 'give-vouchers-back';
      readonly voucherId: string;
      readonly amount: Money;
    }
  /** Those who run the shop have to look at it. */
  | {
      readonly kind: 'tell-desk';
      readonly about:
        | 'invoice'
        | 'payment-unknown'
        | 'paid-too-little'
        | 'refund-by-hand'
        | 'given-back-elsewhere'
        | 'render-dead'
        | 'hand-over-dead'
        | 'withdrawal'
        | 'defect';
    }
);
