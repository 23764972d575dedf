/**
 * Forms that change a cart, with scripts and without. The result is a place on the cart's page
 * (`cartAnswerId`), so that it needs no script.
 */
/** On every site. */
export const cartPath = '/forms/cart';

export const cartFields = {
  locale: 'locale',
  wants: 'wants',
  /** Of the article (`Article`). */
  designer: 'designer',
  /** Hands an article over; a form may put several, each followed by its quantity. */
  article: 'article',
  quantity: 'quantity',
  /** The key of the item to change or remove (`articleKey`). */
  item: 'item',
} as const;

export const cartWants = ['put', 'set-quantity', 'remove'] as const;

export type CartWant = (typeof cartWants)[number];

/** Puts an accessory into the cart (storefront §7, `/accessory`); on every site. */
export const accessoryPath = '/accessory';

export const accessoryFields = {
  locale: cartFields.locale,
  sku: 'sku',
  quantity: cartFields.quantity,
} as const;

/** Lets a voucher pay, by its code; on every site. */
export const voucherPath = '/forms/voucher';

export const voucherFields = { locale: 'locale', code: 'code' } as const;

/** Puts a gift voucher into the cart (storefront §7, `/gift-voucher`); on every site. */
export const giftVoucherPath = '/gift-voucher';

/**
 * Results of a form: `full`: no room for another article; `too-many`: too many pieces, or none;
 * `accessory-pieces`: so many of an accessory cannot be had at once;
 * `not-sold`: this configuration cannot be had here; `photos-lacking`: words or photos of the shopper's
 * own that are printed on it are not there; `refused`: no valid article, or no such item;
 * `gift-refused`: something of a gift voucher is missing or wrong; `failed`: prices or the cart could
 * not be reached. `voucher-unknown` is also the answer to a code that is malformed or spent.
 */
export const cartAnswers = [
  'added',
  'changed',
  'removed',
  'full',
  'too-many',
  'accessory-pieces',
  'not-sold',
  'photos-lacking',
  'refused',
  'gift-refused',
  'voucher-taken',
  'voucher-missing',
  'voucher-unknown',
  'voucher-expired',
  'voucher-currency',
  'voucher-added',
  'too-many-vouchers',
  'cart-empty',
  'failed',
] as const;

export type CartAnswer = (typeof cartAnswers)[number];

/** The place of an answer, in addresses behind `#`. */
export const cartAnswerId = (answer: CartAnswer): `cart-${string}` => `cart-${answer}`;

/** The answer of `#cart-added`; undefined for other fragments. */
export const cartAnswerAt = (hash: string): CartAnswer | undefined =>
  cartAnswers.find((answer) => hash === `#${cartAnswerId(answer)}`);

/** A whole number without sign; undefined for other texts. */
export const readCartQuantity = (text: string): number | undefined =>
  /^\d{1,4}$/u.test(text) ? Number(text) : undefined;
