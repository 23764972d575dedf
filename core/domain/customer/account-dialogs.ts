/** The addresses that belong to the dialogs by which an account is entered. */
import { signUpMethods, type SignUpMethod } from './sign-up-methods.ts';
import { printPairs, readPairs } from '../query/query.ts';
import { isAccountDialog, type AccountDialog } from '../routing/account-dialog-names.ts';

/** The account's dialog that a query opens (`?dialog=log-in`); undefined where it opens none. */
export const accountDialogOf = (search: string): AccountDialog | undefined => {
  const name = readPairs(search).find(([key]) => key === 'dialog')?.[1];
  return isAccountDialog(name) ? name : undefined;
};

/** The query of the page below a dialog, with its question mark where it has one. */
export const withoutDialog = (search: string): string => {
  const below = printPairs(
    readPairs(search).filter(([name]) => name !== 'dialog' && name !== 'picture'),
  );
  return below === '' ? '' : `?${below}`;
};

/** Address of the form that ends a session, on every site. */
export const logOutPath = '/forms/log-out';

/**
 * Fragment of the page that follows a sign-up. Pages are the same for everybody, so the statistics
 * learn of a sign-up by the address alone, as of the newsletter.
 */
export const signedUpId = (method: SignUpMethod): `signed-up-${SignUpMethod}` =>
  `signed-up-${method}`;

/** The sign-up that the fragment of an address names; undefined for any other fragment. */
export const signedUpAt = (hash: string): SignUpMethod | undefined =>
  signUpMethods.find((method) => hash === `#${signedUpId(method)}`);
