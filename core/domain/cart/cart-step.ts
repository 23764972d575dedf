import type { TrackedItem } from '../consent/tracking-event.ts';
import type { Money, Price } from '../money/money.ts';
import type { HungPrint } from '../image/hung-print.ts';
import type { ImageSize } from '../image/image-size.ts';
import type { CropShares } from '../image/picture-crop.ts';
import type { ArticleFacts } from '../products/article-facts.ts';
import type { PersonalPhoto } from '../personalisation/personalisation.ts';
import type { ProductLabel } from '../products/product.ts';
import type { VoucherPart } from '../voucher/pay-with-vouchers.ts';
import type { CartGift } from './cart.ts';

/** What a photo is printed on that was not handed over yet. */
export type AwaitedPhoto = {
  readonly kind: 'awaited';
  readonly print: HungPrint;
  /** See `wrapOf`. */
  readonly wrap: number;
};

/**
 * The shopper's own photo on what it is printed on; `awaited` before it was handed over, `gone` where
 * whoever asks has none by that name, or no longer, `unavailable` where nobody can say now.
 */
export type ShownPhoto =
  | {
      readonly kind: 'shown';
      /** Of the upload. */
      readonly id: string;
      readonly size: ImageSize;
      /** What the front shows of it. */
      readonly front: CropShares;
      readonly print: HungPrint;
    }
  | AwaitedPhoto
  | { readonly kind: 'gone' | 'unavailable' };

/** A photo of the shopper's own in a place of a page. */
export type ShownPagePhoto = PersonalPhoto & { readonly size: ImageSize };

/**
 * What the shopper put on its pages; `lacking` where photos are not there without which it cannot be
 * printed, `gone` and `unavailable` as of a photo.
 */
export type ShownPersonal =
  | {
      readonly kind: 'shown' | 'lacking';
      /** Own ones, in the order in which they are asked for. */
      readonly words: readonly { readonly role: string; readonly text: string }[];
      /** In the order of their places. */
      readonly photos: readonly ShownPagePhoto[];
    }
  | { readonly kind: 'gone' | 'unavailable' };

export type ShownArticle = Pick<ArticleFacts, 'label' | 'look'> & {
  /** Undefined where no photo of the shopper's own goes with it. */
  readonly photo: ShownPhoto | undefined;
  /** Undefined where nothing was put on its pages, and nothing has to be. */
  readonly personal?: ShownPersonal | undefined;
};

export type ShownCartItem = {
  /** `articleKey`. */
  readonly key: string;
  readonly quantity: number;
  /** Undefined where it cannot be made any more. */
  readonly article: ShownArticle | undefined;
  /** Of one piece: `unavailable` where nobody says now; undefined where it is not sold here. */
  readonly price: Price | 'unavailable' | undefined;
  /** Of all its pieces. */
  readonly sum: Money | undefined;
  /** Its product's page with all of it chosen; undefined where it cannot be made any more. */
  readonly page: string | undefined;
  /** Opens its designer; undefined where that would not take it. */
  readonly href: string | undefined;
};

/** What is sold beside something in the cart, by the piece. */
export type OfferedExtra = {
  readonly sku: string;
  readonly label: ProductLabel;
  /** Of one piece. */
  readonly price: Money;
  /** Pieces at once. */
  readonly most: number;
};

/** A gift voucher that is to be bought. */
export type ShownGift = Pick<
  CartGift,
  'id' | 'recipient' | 'email' | 'sendOn' | 'design' | 'amount'
>;

/** A voucher that is to pay. */
export type ShownVoucher = {
  readonly id: string;
  /** The last characters of its code; undefined where nobody knows it now. */
  readonly ending: string | undefined;
  /** Undefined where it pays nothing, for a reason. */
  readonly pays: VoucherPart | undefined;
  readonly problem: 'expired' | 'other-currency' | 'spent' | 'unavailable' | undefined;
};

export type CartStep =
  | {
      readonly kind: 'shown';
      readonly items: readonly ShownCartItem[];
      /** As far as their prices are known. */
      readonly extras: readonly OfferedExtra[];
      /** Undefined where an item's price is not known, and when empty. */
      readonly total: Money | undefined;
      readonly gifts: readonly ShownGift[];
      readonly vouchers: readonly ShownVoucher[];
      /** The total without what vouchers pay; undefined as the total is, and without a voucher. */
      readonly due: Money | undefined;
      /**
       * When all of it arrives at the latest where it is ordered now, in milliseconds since 1970;
       * undefined where nothing is sent, or something cannot be made any more.
       */
      readonly arrival?: number | undefined;
      /** The page of the checkout; undefined where orders are not taken. */
      readonly checkoutHref?: string | undefined;
      /** By the last change, for the statistics. */
      readonly lastPut: TrackedItem | undefined;
    }
  | { readonly kind: 'unavailable' };

export const emptyCartStep: CartStep = {
  kind: 'shown',
  items: [],
  extras: [],
  total: undefined,
  gifts: [],
  vouchers: [],
  due: undefined,
  lastPut: undefined,
};
