/**
 * All cookies, first party and for this host alone. A constant each, so that a script holds just
 * those that it reads. Other names in a request are another script's and mean nothing here.
 */

/** A customer's session; the shop API sets it, whichever that is (its OpenAPI document). */
export const sessionCookie = '__Host-session';

/** The key of a visitor's cart; set with the first article. */
export const cartCookie = '__Host-cart';

/** The key of a visitor's wishlist; set with the first wish. */
export const wishlistCookie = '__Host-wishlist';

/** The key of a visitor's own pictures; set with the first upload. */
export const picturesCookie = '__Host-pictures';

/**
 * The token of a mail's link that was followed, until its form is answered: addresses stand in
 * histories and logs.
 */
export const mailedLinkCookie = '__Host-mailed-link';

/** The token of the order that a mail's link opened, until the browser closes. */
export const orderCookie = '__Host-order';

/** Of those who run the shop: signed by the desk's token, for a working day. */
export const deskCookie = '__Host-desk';

/** A visitor's random user key; set with consent only. */
export const userKeyCookie = 'passepartout-user';

/** A visitor's choice of consent, whatever it is. */
export const consentCookie = 'passepartout-consent';

/**
 * There for who sees net prices: all that a page needs to know before its first paint, and nothing of
 * who it is. The server sets it at a log-in, scripts read it, and no page depends on it.
 */
export const netPricesCookie = '__Host-net';

/** Days that carts, wishlists and their keys are kept after the last change. */
export const visitorListDays = 180;
