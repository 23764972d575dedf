/** The page of gift vouchers: what was typed, what is wrong with it, and how it will look. */
import type { DisplayPage } from '../artwork/resolve.ts';
import type { Language } from '../locale/locales.ts';
import type { PageRoute } from '../routing/page-routes.ts';
import type { GiftFieldError, GiftForm } from './gift-order.ts';

export type GiftStep = {
  readonly form: GiftForm;
  readonly errors: readonly GiftFieldError[];
  /** A UUID: an order that is sent twice is one. Undefined before it was sent. */
  readonly giftId: string | undefined;
  /** With all that was typed; undefined where it was not asked for, or something is wrong. */
  readonly sheet: DisplayPage | undefined;
  /** Why it is not in the cart: there is no room for more, or it cannot be reached now. */
  readonly problem: 'full' | 'failed' | undefined;
};

export const emptyGiftStep: GiftStep = {
  form: {
    amount: '50',
    ownAmount: '',
    design: 'frame',
    recipient: '',
    sender: '',
    words: '',
    email: '',
    sendOn: '',
  },
  errors: [],
  giftId: undefined,
  sheet: undefined,
  problem: undefined,
};

/** By language; `gift-voucher` itself is an address of the specification. */
export const giftVoucherSegments = {
  de: 'geschenkgutschein',
  en: 'gift-vouchers',
  es: 'vale-regalo',
  fr: 'bon-cadeau',
  it: 'buono-regalo',
  nl: 'cadeaubon',
} as const satisfies Readonly<Record<Language, string>>;

/** Whether it is the page that sells gift vouchers. */
export const isGiftVoucherPage = (language: Language, route: PageRoute): boolean =>
  route.kind === 'content' &&
  route.segments.length === 1 &&
  route.segments[0] === giftVoucherSegments[language];
