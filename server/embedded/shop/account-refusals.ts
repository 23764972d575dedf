import { E } from '../../../core/fp.ts';
import { refusal } from '../../endpoints/refusal.ts';

/** A password that is known from leaks; `field` is the one that it was typed into. */
export const tooCommonPassword = (field: 'password' | 'newPassword') =>
  E.left(refusal(400, 'account-dialog.error.password.too-common', field));

/** A mailed link that was used before, is too old, or was never sent. */
export const unknownLink = E.left(refusal(400, 'link-unknown'));
