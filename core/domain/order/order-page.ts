/** The page of an order: who opens it by the link of a mail, or out of the account. */
import type { ListedInvoice } from '../customer/listed-invoice.ts';
import { oneOf } from '../text/one-of.ts';
import type { Locale } from '../locale/locales.ts';
import type { ShownArticle } from '../cart/cart-step.ts';
import type { OrderTransfer } from './order-transfer.ts';
import type { Order } from './order.ts';

/** Why a report of a defect was not taken. */
export type DefectError = 'items' | 'words' | 'photos';

export type RefusedDefect = {
  readonly errors: readonly DefectError[];
  readonly typed: { readonly items: readonly number[]; readonly words: string };
};

export type OrderPageStep =
  /** Nobody's: without a link that is known. */
  | { readonly kind: 'none' | 'unavailable' }
  | {
      readonly kind: 'shown';
      readonly order: Order;
      /** In the order of its items; undefined where it is not known any more what it is. */
      readonly articles: readonly (ShownArticle | undefined)[];
      readonly transfer?: OrderTransfer | undefined;
      /** The first issued first; undefined while nobody can say. */
      readonly invoices?: readonly ListedInvoice[] | undefined;
      readonly refused?: RefusedDefect | undefined;
    };

/** In stories. */
export const emptyOrderPageStep: OrderPageStep = { kind: 'none' };

/** Opens an order by the token of a mail. */
export const orderLinkPath = '/forms/order';

/** The path of an order's link; a token is base64url. */
export const orderLink = (locale: Locale, token: string): `/${string}` =>
  `${orderLinkPath}?locale=${locale}&token=${token}`;

/** What its buyer wants to do with an order. */
export const orderWants = ['pay', 'cancel', 'report-defect'] as const;

export type OrderWant = (typeof orderWants)[number];

export const isOrderWant = oneOf(orderWants);

/** Names of the fields of an order's forms. */
export const orderFields = {
  wants: 'wants',
  items: 'item',
  words: 'words',
  photos: 'photos',
  reportId: 'reportId',
} as const;

/** In characters. */
export const defectLimits = { minimum: 10, maximum: 3_000 } as const;

/** What a form came to; its place stands in the page. */
export const orderAnswers = ['cancelled', 'too-late', 'defect-sent', 'failed'] as const;

export type OrderAnswer = (typeof orderAnswers)[number];

/** The id of an answer, as the address's fragment names it. */
export const orderAnswerId = (answer: OrderAnswer): string => `order-${answer}`;
