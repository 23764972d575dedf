import type { PasswordConfirmForm, SignUpField, SignUpForm } from './customer-forms.ts';
import type { FieldError } from './form-errors.ts';
import type { ShopError } from '../errors/shop-answer.ts';

/** Of all dialogs together. */
export type AccountField = SignUpField | keyof PasswordConfirmForm;

/** Shown again; never a password. */
export type TypedAccount = Omit<SignUpForm, 'password'>;

/**
 * `fields`: refused by the shop's own rules; `refused`: the shopper can mend it; `failed`: all
 * else; both with the words of the shop API.
 */
export type AccountProblem<Field extends string = AccountField> =
  | { readonly kind: 'fields'; readonly errors: readonly FieldError<Field>[] }
  | ({ readonly kind: 'refused' | 'failed' } & ShopError);

export type AccountStep = {
  readonly typed: TypedAccount;
  readonly problem?: AccountProblem | undefined;
};

/** Before anything was typed. */
export const emptyAccountStep: AccountStep = {
  typed: { email: '', firstName: '', lastName: '' },
};
