/** A file of its own, as every page loads these names. */
import type { shopDialogs } from './dialogs.ts';

/** A dialog by which an account is entered; it stands over every page. */
export type AccountDialog = Extract<(typeof shopDialogs)[number], 'log-in' | 'sign-up'>;

/** Narrows a text to such a dialog. */
export const isAccountDialog = (text: unknown): text is AccountDialog =>
  text === 'log-in' || text === 'sign-up';
