import type { Customer } from './customer.ts';

/** Undefined without log-in (storefront §3). */
export const fullName = ({ isLoggedIn, firstName, lastName }: Customer): string | undefined => {
  const name = `${firstName} ${lastName}`.trim();
  return isLoggedIn && name !== '' ? name : undefined;
};
