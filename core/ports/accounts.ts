import type {
  LogInForm,
  PasswordConfirmForm,
  PasswordResetForm,
  SignUpConfirmForm,
  SignUpForm,
} from '../domain/customer/customer-forms.ts';
import type { Customer } from '../domain/customer/customer.ts';
import type { GoogleCredential } from '../domain/customer/google-identity.ts';
import type { TE } from '../fp.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/** Who has entered, and whether the account was opened for that. */
export type Entered = { readonly customer: Customer; readonly isNew: boolean };

/** What somebody types who has followed a mail's link, with the token of the link. */
export type WithMailToken<Form> = Form & { readonly token: string };

/**
 * At the shop API (storefront §7: `customer-login`, `customer-signup`, `customer-logout`,
 * `customer-password-reset`, `customer-auth-google-credentials`). Forms were checked before.
 */
export type AccountEntry = {
  /** Begins a session; a wrong password is `refused`. */
  readonly logIn: (
    scope: ShopScope,
    form: LogInForm,
  ) => TE.TaskEither<ShopRefusal<'login-error'>, Customer>;
  /**
   * Mails a link that confirms the address, or says in the mail that it has an account; the answer
   * does not tell which. A shop that asks for no confirmation answers a customer who is logged in.
   */
  readonly signUp: (
    scope: ShopScope,
    form: SignUpForm,
  ) => TE.TaskEither<ShopRefusal<'sign-up-error'>, Customer>;
  /**
   * Opens the account and begins a session, once for each link; another password, and a link that is
   * used, old or unknown, is `refused`.
   */
  readonly confirmSignUp: (
    scope: ShopScope,
    form: WithMailToken<SignUpConfirmForm>,
  ) => TE.TaskEither<ShopRefusal<'sign-up-error'>, Customer>;
  /** Mails a link that sets a new password; does not tell whether there is an account. */
  readonly resetPassword: (
    scope: ShopScope,
    form: PasswordResetForm,
  ) => TE.TaskEither<ShopRefusal<'password-reset-error'>, void>;
  /**
   * Sets the new password and ends all sessions of the customer, once for each link; one that is
   * used, old or unknown is `refused`.
   */
  readonly confirmPassword: (
    scope: ShopScope,
    form: WithMailToken<Pick<PasswordConfirmForm, 'password'>>,
  ) => TE.TaskEither<ShopRefusal<'password-reset-error'>, void>;
  /** Begins a session with what Google's sign-in hands over, opening an account if need be. */
  readonly logInWithGoogle: (
    scope: ShopScope,
    credential: GoogleCredential,
  ) => TE.TaskEither<ShopRefusal<'google-callback-failed'>, Entered>;
  /** Ends the session, if there is one. */
  readonly logOut: (scope: ShopScope) => TE.TaskEither<ShopRefusal<'login-error'>, void>;
};

export type HasAccountEntry = { readonly accounts: AccountEntry };
