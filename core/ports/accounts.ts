import type {
  LogInForm,
  PasswordResetForm,
  SignUpForm,
} from '../domain/customer/customer-forms.ts';
import type { Customer } from '../domain/customer/customer.ts';
import type { TE } from '../fp.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/**
 * At the shop API (storefront §7: `customer-login`, `customer-signup`, `customer-logout`). Forms
 * were checked before.
 */
export type AccountEntry = {
  /** Begins a session; a wrong password is `refused`. */
  readonly logIn: (
    scope: ShopScope,
    form: LogInForm,
  ) => TE.TaskEither<ShopRefusal<'login-error'>, Customer>;
  /** Opens an account and begins a session; a known address is `refused` by its field. */
  readonly signUp: (
    scope: ShopScope,
    form: SignUpForm,
  ) => TE.TaskEither<ShopRefusal<'sign-up-error'>, Customer>;
  /** Ends the session, if there is one. */
  readonly logOut: (scope: ShopScope) => TE.TaskEither<ShopRefusal<'login-error'>, void>;
};

/** Also `customer-password-reset` and `customer-auth-google-credentials` (storefront §7). */
export type Accounts = AccountEntry & {
  /** Begins a session with a social sign-in's credential, opening an account if need be. */
  readonly logInWithGoogle: (
    scope: ShopScope,
    credential: string,
  ) => TE.TaskEither<ShopRefusal<'google-callback-failed'>, Customer>;
  /** Mails a link that sets a new password; does not tell whether there is an account. */
  readonly resetPassword: (
    scope: ShopScope,
    form: PasswordResetForm,
  ) => TE.TaskEither<ShopRefusal<'password-reset-error'>, void>;
};

export type HasAccountEntry = { readonly accounts: AccountEntry };

export type HasAccounts = { readonly accounts: Accounts };
