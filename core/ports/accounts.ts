import type {
  LogInForm,
  PasswordResetForm,
  SignUpForm,
} from '../domain/customer/customer-forms.ts';
import type { Customer } from '../domain/customer/customer.ts';
import type { GoogleCredential } from '../domain/customer/google-identity.ts';
import type { TE } from '../fp.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/** Who has entered, and whether the account was opened for that. */
export type Entered = { readonly customer: Customer; readonly isNew: boolean };

/**
 * At the shop API (storefront §7: `customer-login`, `customer-signup`, `customer-logout`,
 * `customer-auth-google-credentials`). Forms were checked before.
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
  /** Begins a session with what Google's sign-in hands over, opening an account if need be. */
  readonly logInWithGoogle: (
    scope: ShopScope,
    credential: GoogleCredential,
  ) => TE.TaskEither<ShopRefusal<'google-callback-failed'>, Entered>;
  /** Ends the session, if there is one. */
  readonly logOut: (scope: ShopScope) => TE.TaskEither<ShopRefusal<'login-error'>, void>;
};

/** Also `customer-password-reset` (storefront §7). */
export type Accounts = AccountEntry & {
  /** Mails a link that sets a new password; does not tell whether there is an account. */
  readonly resetPassword: (
    scope: ShopScope,
    form: PasswordResetForm,
  ) => TE.TaskEither<ShopRefusal<'password-reset-error'>, void>;
};

export type HasAccountEntry = { readonly accounts: AccountEntry };

export type HasAccounts = { readonly accounts: Accounts };
