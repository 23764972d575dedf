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

/**
 * Results of a form: `full`: no room for another article; `too-many`: too many pieces, or none;
 * `accessory-pieces`: so many of an accessory cannot be had at once;
 * `not-sold`: this configuration cannot be had here; `refused`: no valid article, or no such item;
 * `failed`: prices or the cart could not be reached.
 */
export const cartAnswers = [
  'added',
  'changed',
  'removed',
  'full',
  'too-many',
  'accessory-pieces',
  'not-sold',
  'refused',
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
