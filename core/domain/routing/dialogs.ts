/** The dialogs over every page (storefront §2), those of the accounts; each product has its own. */
export const shopDialogs = [
  'log-in',
  'password-confirm',
  'password-reset',
  'sign-up',
  /** Ours: a sign-up counts when its mail is answered. */
  'sign-up-confirm',
] as const;
