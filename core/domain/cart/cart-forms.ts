/**
 * The forms by which a cart is changed, on pages with scripts and without. What came of one is a
 * place on the cart's page (`cartAnswerId`), so that the page needs no script to say it.
 */
/** Where the forms are sent, on every site. */
export const cartPath = '/forms/cart';

/** The fields of the forms. */
export const cartFields = {
  locale: 'locale',
  wants: 'wants',
  /** The designer that was handed the article (`Article`). */
  designer: 'designer',
  /** The query that hands it over. */
  article: 'article',
  quantity: 'quantity',
  /** The key of an item (`articleKey`) that is changed or taken away. */
  item: 'item',
} as const;

/** What a form wants: to put an article there, to change how many, to take it away. */
export const cartWants = ['put', 'set-quantity', 'remove'] as const;

/** What a form wants. */
export type CartWant = (typeof cartWants)[number];

/**
 * What the page of the cart says of a form: `added`, `changed`, `removed`; `full` where there is no
 * room for another article; `too-many` where there would be too many pieces, or none; `not-sold`
 * where the configuration cannot be had here; `refused` where the form names no valid article, or an
 * item that is not in the cart;
 * `failed` where prices or the cart could not be reached.
 */
export const cartAnswers = [
  'added',
  'changed',
  'removed',
  'full',
  'too-many',
  'not-sold',
  'refused',
  'failed',
] as const;

/** What the page of the cart says of a form. */
export type CartAnswer = (typeof cartAnswers)[number];

/** The place on the page where an answer stands, as its address names it behind `#`. */
export const cartAnswerId = (answer: CartAnswer): `cart-${string}` => `cart-${answer}`;

/** The answer that the fragment of an address names (`#cart-added`); undefined for any other. */
export const cartAnswerAt = (hash: string): CartAnswer | undefined =>
  cartAnswers.find((answer) => hash === `#${cartAnswerId(answer)}`);

/** The quantity that a field holds: a whole number without sign; undefined for any other text. */
export const readCartQuantity = (text: string): number | undefined =>
  /^\d{1,4}$/u.test(text) ? Number(text) : undefined;
