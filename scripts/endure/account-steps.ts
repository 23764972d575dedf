/** What `opening-accounts.ts` does with each address, in this order. */
export const accountSteps = [
  'signup',
  'signup-confirm',
  'password-reset',
  'password-confirm',
  'login',
] as const;

export const chosenPasswords = {
  first: 'nanoseconds of wire',
  second: 'cobol and wire 1959',
} as const;
