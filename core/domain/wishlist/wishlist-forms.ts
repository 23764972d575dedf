/**
 * What came of a form is a place on the list's page (`wishlistAnswerId`), so that no script is
 * needed to say it.
 */
/** Where forms are sent. */
export const wishlistPath = '/forms/wishlist';

export const wishlistFields = {
  locale: 'locale',
  wants: 'wants',
  /** Of the article (`Article`). */
  designer: 'designer',
  /** Hands the article over. */
  article: 'article',
  /** Key of the wish to remove (`articleKey`). */
  wish: 'wish',
  /** Key of the shared list to take over. */
  list: 'list',
} as const;

export const wishlistWants = ['add', 'remove', 'clear', 'take'] as const;

export type WishlistWant = (typeof wishlistWants)[number];

/** `full`: no room; `refused`: it cannot be wished for; `failed`: the list could not be kept. */
export const wishlistAnswers = [
  'added',
  'removed',
  'cleared',
  'taken',
  'full',
  'refused',
  'failed',
] as const;

/** What the list's page says of a form. */
export type WishlistAnswer = (typeof wishlistAnswers)[number];

/** Id of an answer's place on the page. */
export const wishlistAnswerId = (answer: WishlistAnswer): `wishlist-${string}` =>
  `wishlist-${answer}`;

/** The answer of `#wishlist-added`; undefined for other fragments. */
export const wishlistAnswerAt = (hash: string): WishlistAnswer | undefined =>
  wishlistAnswers.find((answer) => hash === `#${wishlistAnswerId(answer)}`);
