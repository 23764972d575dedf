/** How long what was typed at a checkout is kept after the last change. */
export const checkoutDays = 14;
