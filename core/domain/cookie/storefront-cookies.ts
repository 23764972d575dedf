/** The cookies that browsers themselves keep for the storefront; all are first party. */

/** Holds a visitor's random user key; it is only set once they have consented. */
export const userKeyCookie = 'passepartout-user';

/** Holds what a visitor has chosen of consent; it is set when they choose, whatever they choose. */
export const consentCookie = 'passepartout-consent';
