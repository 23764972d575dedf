/**
 * The table of all cookies, each of them first party and for this host alone. A constant each, so
 * that a browser's script holds those that it reads. What a request brings under another name is
 * some other script's and means nothing here.
 */

/** Holds a customer's session; the shop API sets it, whichever that is (its OpenAPI document). */
export const sessionCookie = '__Host-session';

/** Holds the key of a visitor's cart; set with the first article. */
export const cartCookie = '__Host-cart';

/** Holds the key of a visitor's wishlist; set with the first wish. */
export const wishlistCookie = '__Host-wishlist';

/** Holds the key of a visitor's own pictures; set with the first upload. */
export const picturesCookie = '__Host-pictures';

/** Holds a visitor's random user key; it is only set once they have consented. */
export const userKeyCookie = 'passepartout-user';

/** Holds what a visitor has chosen of consent; it is set when they choose, whatever they choose. */
export const consentCookie = 'passepartout-consent';

/** How long a visitor's cart and wishlist and their keys are kept after the last change, in days. */
export const visitorListDays = 180;
