import { signUpMethods, type SignUpMethod } from './sign-up-methods.ts';
import { printPairs, readPairs } from '../query/query.ts';
import { isAccountDialog, type AccountDialog } from '../routing/account-dialog-names.ts';

/** Of a query, `?dialog=log-in`; undefined where it opens none. */
export const accountDialogOf = (search: string): AccountDialog | undefined => {
  const name = readPairs(search).find(([key]) => key === 'dialog')?.[1];
  return isAccountDialog(name) ? name : undefined;
};

/** The query of the page below a dialog, with its question mark if any. */
export const withoutDialog = (search: string): string => {
  const below = printPairs(
    readPairs(search).filter(([name]) => name !== 'dialog' && name !== 'picture'),
  );
  return below === '' ? '' : `?${below}`;
};

/** The form that ends a session, on every site. */
export const logOutPath = '/forms/log-out';

/**
 * Fragment of the page after a sign-up. Pages are the same for everybody, so statistics learn of a
 * sign-up by the address alone.
 */
export const signedUpId = (method: SignUpMethod): `signed-up-${SignUpMethod}` =>
  `signed-up-${method}`;

/** Fragment of a dialog whose form has caused a mail. */
export const accountMailSentId = 'account-mail-sent';

/** Fragment of the log-in after a new password. */
export const passwordChangedId = 'password-changed';

/** Where the links of mails lead, on every site; the dialog that each opens. */
export const mailedLinkPaths = {
  'password-confirm': '/forms/password-confirm',
  'sign-up-confirm': '/forms/sign-up-confirm',
} as const satisfies Partial<Record<AccountDialog, string>>;

/** The sign-up of a fragment; undefined for others. */
export const signedUpAt = (hash: string): SignUpMethod | undefined =>
  signUpMethods.find((method) => hash === `#${signedUpId(method)}`);
