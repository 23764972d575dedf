import { shopDialogs } from './dialogs.ts';

/** A dialog by which an account is entered; it stands over every page. */
export type AccountDialog = (typeof shopDialogs)[number];

/** Narrows a text to such a dialog. */
export const isAccountDialog = (text: unknown): text is AccountDialog =>
  shopDialogs.some((name) => name === text);

/** The same of a dialog that there is, in less text: every page loads it. */
export const opensOverEveryPage = (dialog: string): boolean => /log-in|pass|sign/u.test(dialog);
