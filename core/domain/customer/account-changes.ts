/** What customers may change in their own account. */
import { E } from '../../fp.ts';
import { checkBusinessForm, type BusinessForm } from './business-form.ts';
import type { SignUpField, SignUpForm } from './customer-forms.ts';
import { parseEmail } from './email.ts';
import { fieldOf, fieldsOf, type FieldError } from './form-errors.ts';
import { parseNewPassword, parsePassword } from './password.ts';
import { parsePersonName } from './person-name.ts';

/** `password` is the present one: empty for a customer who has none (`isFreshLogIn`). */
type Changes = {
  readonly name: Pick<SignUpForm, 'firstName' | 'lastName'>;
  /** Of business customers. */
  readonly business: BusinessForm;
  readonly email: Pick<SignUpForm, 'email' | 'password'>;
  readonly password: Pick<SignUpForm, 'password'> & { readonly newPassword: string };
  readonly newsletter: { readonly isWished: boolean };
  readonly 'end-session': { readonly session: string };
  /** All of them, also the one that asks. */
  readonly 'end-sessions': object;
  readonly 'remove-picture': { readonly picture: string };
  /** Deletes the account. */
  readonly close: Pick<SignUpForm, 'password'>;
};

export type AccountChangeKind = keyof Changes;

export type AccountChange = {
  readonly [Kind in AccountChangeKind]: { readonly kind: Kind } & Changes[Kind];
}[AccountChangeKind];

export type ChangedField = SignUpField | 'newPassword';

/** What a change brings about, said on the account's page. */
export const accountAnswers = [
  'name-changed',
  'business-changed',
  'password-changed',
  'email-asked',
  'email-changed',
  'email-link-unknown',
  'newsletter-asked',
  'newsletter-ended',
  'session-ended',
  'sessions-ended',
  'picture-removed',
  'closed',
  'failed',
] as const;

export type AccountAnswer = (typeof accountAnswers)[number];

/** Fragment of the page that shows it. */
export const accountAnswerId = (answer: AccountAnswer): `account-${AccountAnswer}` =>
  `account-${answer}`;

const answersAfter = {
  name: 'name-changed',
  business: 'business-changed',
  password: 'password-changed',
  email: 'email-asked',
  'end-session': 'session-ended',
  'end-sessions': 'sessions-ended',
  'remove-picture': 'picture-removed',
  close: 'closed',
} as const satisfies Record<Exclude<AccountChangeKind, 'newsletter'>, AccountAnswer>;

/** What is said after a change. */
export const accountAnswerAfter = (change: AccountChange): AccountAnswer => {
  if (change.kind !== 'newsletter') return answersAfter[change.kind];
  return change.isWished ? 'newsletter-asked' : 'newsletter-ended';
};

/** The page, where a link in a mail leads that confirms a new address. */
export const confirmAddressPath = '/forms/account-address';

/** A file of all that is kept of a customer. */
export const accountExportPath = '/web-api/customer-account-export';

const allOf = fieldsOf<ChangedField>();

const currentPassword = (text: string): E.Either<readonly FieldError<'password'>[], string> =>
  text === '' ? E.right('') : fieldOf('password', parsePassword(text));

/**
 * Checks a change, and tidies it. `email` is the customer's, empty where unknown: a new password
 * must not be it.
 */
export const checkAccountChange = (
  change: AccountChange,
  email = '',
): E.Either<readonly FieldError<ChangedField>[], AccountChange> => {
  switch (change.kind) {
    case 'name':
      return allOf({
        kind: E.right(change.kind),
        firstName: fieldOf('firstName', parsePersonName(change.firstName)),
        lastName: fieldOf('lastName', parsePersonName(change.lastName)),
      });
    case 'business':
      return E.map((checked: BusinessForm) => ({ kind: 'business' as const, ...checked }))(
        checkBusinessForm(change),
      );
    case 'email':
      return allOf({
        kind: E.right(change.kind),
        email: fieldOf('email', parseEmail(change.email)),
        password: currentPassword(change.password),
      });
    case 'password':
      return allOf({
        kind: E.right(change.kind),
        password: currentPassword(change.password),
        newPassword: fieldOf('newPassword', parseNewPassword(change.newPassword, email)),
      });
    case 'close':
      return allOf({ kind: E.right(change.kind), password: currentPassword(change.password) });
    case 'newsletter':
    case 'end-session':
    case 'end-sessions':
    case 'remove-picture':
      return E.right(change);
  }
};
