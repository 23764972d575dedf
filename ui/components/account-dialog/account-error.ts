import type { AccountField } from '../../../core/domain/customer/account-step.ts';
import type { FieldError, FormErrorCode } from '../../../core/domain/customer/form-errors.ts';
import type { accountBusinessMessages } from './messages-of-business.ts';
import type { accountErrorMessages } from './messages.ts';

type AccountErrorKey = keyof (typeof accountBusinessMessages & typeof accountErrorMessages);

/** The last five codes do not occur with a password. */
const passwordErrors = {
  missing: 'account-dialog.error.password.missing',
  'too-short': 'account-dialog.error.password.too-short',
  'too-long': 'account-dialog.error.password.too-long',
  malformed: 'account-dialog.error.password.malformed',
  'too-common': 'account-dialog.error.password.too-common',
  'same-as-email': 'account-dialog.error.password.same-as-email',
  mismatch: 'account-dialog.errors',
  unknown: 'account-dialog.errors',
  'not-accepted': 'account-dialog.errors',
  'too-large': 'account-dialog.errors',
  'other-country': 'account-dialog.errors',
} as const satisfies Readonly<Record<FormErrorCode, AccountErrorKey>>;

/** The sentence that says how to mend a field. */
export const accountErrorKey = ({ field, code }: FieldError<AccountField>): AccountErrorKey => {
  if (field === 'password') return passwordErrors[code];
  return field === 'vatId' && code === 'other-country'
    ? 'account-dialog.error.vatId.other-country'
    : `account-dialog.error.${field}`;
};
