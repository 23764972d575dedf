/** State of an account's dialog: an empty form, or one that was sent and not accepted. */
import type { SignUpForm } from './customer-forms.ts';
import type { FieldError } from './form-errors.ts';
import type { ShopError } from '../errors/shop-answer.ts';

/** Texts that the form shows again; never a password. */
export type TypedAccount = Omit<SignUpForm, 'password'>;

/**
 * Why a form was not accepted: `fields` by the shop's own rules, before anybody was asked; `refused`
 * where the shopper can mend it, `failed` for all else, both with the words of the shop API.
 */
export type AccountProblem =
  | { readonly kind: 'fields'; readonly errors: readonly FieldError<keyof SignUpForm>[] }
  | ({ readonly kind: 'refused' | 'failed' } & ShopError);

/** A form with what was typed before, and what is wrong with it; nothing at first. */
export type AccountStep = {
  readonly typed: TypedAccount;
  readonly problem?: AccountProblem | undefined;
};

/** The form before anything was typed. */
export const emptyAccountStep: AccountStep = {
  typed: { email: '', firstName: '', lastName: '' },
};
