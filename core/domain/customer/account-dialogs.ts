/** The dialogs by which an account is entered, and the addresses that belong to them. */
import { signUpMethods, type SignUpMethod } from '../consent/tracking-event.ts';
import { printPairs, readPairs } from '../query/query.ts';
import type { DialogName } from '../routing/dialogs.ts';
import { oneOf } from '../text/one-of.ts';

/** The dialogs that stand over every page of the content, and whose forms are sent to that page. */
export const accountDialogs = ['log-in', 'sign-up'] as const satisfies readonly DialogName[];

/** A dialog by which an account is entered. */
export type AccountDialog = (typeof accountDialogs)[number];

/** Whether the text names such a dialog. */
export const isAccountDialog = oneOf(accountDialogs);

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

/** Where the form is sent that ends a session, on every site. */
export const logOutPath = '/forms/log-out';

/**
 * What the address says behind `#` of the page that follows a sign-up: pages are the same for
 * everybody, and the statistics are told of it by the address alone, as of the newsletter.
 */
export const signedUpId = (method: SignUpMethod): `signed-up-${SignUpMethod}` =>
  `signed-up-${method}`;

/** How somebody has just signed up by the fragment of an address; undefined for any other fragment. */
export const signedUpAt = (hash: string): SignUpMethod | undefined =>
  signUpMethods.find((method) => hash === `#${signedUpId(method)}`);
