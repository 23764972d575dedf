/** Opening an account's dialog over a page; apart from `account-dialogs.ts`, which every page loads. */
import type { AccountDialog } from '../routing/account-dialog-names.ts';
import { withoutDialog } from './account-dialogs.ts';

/**
 * The query that opens a dialog of the account over the page with such a query, with its question
 * mark: what is chosen on the page stays, and is there again when the dialog is closed or done with.
 */
export const accountDialogQuery = (search: string, dialog: AccountDialog): `?${string}` => {
  const below = withoutDialog(search).slice(1);
  return `?${below === '' ? '' : `${below}&`}dialog=${dialog}`;
};
