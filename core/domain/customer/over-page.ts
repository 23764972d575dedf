/** Apart from `account-dialogs.ts`, which every page loads. */
import type { AccountDialog } from '../routing/account-dialog-names.ts';
import { withoutDialog } from './account-dialogs.ts';

/** Opens a dialog over the page with this query: what is chosen on the page stays. */
export const accountDialogQuery = (search: string, dialog: AccountDialog): `?${string}` => {
  const below = withoutDialog(search).slice(1);
  return `?${below === '' ? '' : `${below}&`}dialog=${dialog}`;
};
