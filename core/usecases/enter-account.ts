/** Logging in and out, signing up, new passwords (storefront §4, §8). */
import {
  googleSignInFailures,
  type GoogleSignInFailure,
} from '../domain/customer/customer-answers.ts';
import {
  checkLogInForm,
  checkPasswordResetForm,
  checkSignUpForm,
  type CheckedForm,
  type LogInForm,
  type PasswordResetForm,
  type SignUpForm,
} from '../domain/customer/customer-forms.ts';
import type { Customer } from '../domain/customer/customer.ts';
import type { GoogleCredential } from '../domain/customer/google-identity.ts';
import type { FieldError } from '../domain/customer/form-errors.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { Entered, HasAccountEntry, HasAccounts } from '../ports/accounts.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { ShopRefusal } from '../ports/shop-refusal.ts';
import { reportFailed, reportSafely, tapLeft } from './report.ts';

/** Not sent: `errors` has at least one. Nothing is logged. */
export type FormRefusal<Field extends string> = {
  readonly kind: 'fields';
  readonly errors: readonly FieldError<Field>[];
};

const checked = <Form>(
  form: CheckedForm<Form>,
): TE.TaskEither<FormRefusal<keyof Form & string>, Form> =>
  pipe(
    TE.fromEither(form),
    TE.mapLeft((errors) => ({ kind: 'fields', errors })),
  );

const loggedIn = (customer: Customer): Customer => ({ ...customer, isLoggedIn: true });

/** Logs in. A 400 is shown with its message; any other failure is also logged as `login-error`. */
export const logIn =
  (
    scope: ShopScope,
    form: LogInForm,
  ): RTE.ReaderTaskEither<
    HasAccountEntry & HasLog,
    FormRefusal<keyof LogInForm> | ShopRefusal<'login-error'>,
    Customer
  > =>
  ({ accounts, log }) =>
    pipe(
      checked(checkLogInForm(form)),
      TE.flatMap((right) =>
        tapLeft(accounts.logIn(scope, right), (refusal) => reportFailed(log, refusal)),
      ),
      TE.map(loggedIn),
    );

const noCredential: ShopRefusal<'google-callback-failed'> = {
  kind: 'failed',
  code: 'google-callback-failed',
  status: 0,
  message: undefined,
  fields: {},
};

/**
 * A failure that cannot be mended, and a callback without credential, is `google-callback-failed`.
 */
export const logInWithGoogle =
  (
    scope: ShopScope,
    credential: GoogleCredential,
  ): RTE.ReaderTaskEither<
    HasAccountEntry & HasLog,
    ShopRefusal<'google-callback-failed'>,
    Entered
  > =>
  ({ accounts, log }) =>
    pipe(
      tapLeft(
        credential.credential.trim() === ''
          ? TE.left(noCredential)
          : accounts.logInWithGoogle(scope, credential),
        (refusal) => reportFailed(log, refusal),
      ),
      TE.map(({ customer, isNew }) => ({ customer: loggedIn(customer), isNew })),
    );

/** Reports that the social sign-in could not be shown or answered (storefront §8). */
export const reportGoogleSignIn =
  (failure: GoogleSignInFailure): RTE.ReaderTaskEither<HasLog, never, void> =>
  ({ log }) =>
    TE.fromIO(() => reportSafely(log, googleSignInFailures[failure]));

/** As `logIn`, with errors by field, under `sign-up-error`. */
export const signUp =
  (
    scope: ShopScope,
    form: SignUpForm,
  ): RTE.ReaderTaskEither<
    HasAccountEntry & HasLog,
    FormRefusal<keyof SignUpForm> | ShopRefusal<'sign-up-error'>,
    Customer
  > =>
  ({ accounts, log }) =>
    pipe(
      checked(checkSignUpForm(form)),
      TE.flatMap((right) =>
        tapLeft(accounts.signUp(scope, right), (refusal) => reportFailed(log, refusal)),
      ),
      TE.map(loggedIn),
    );

/** Asks for a new password; errors of the shop are logged and shown (storefront §8). */
export const resetPassword =
  (
    scope: ShopScope,
    form: PasswordResetForm,
  ): RTE.ReaderTaskEither<
    HasAccounts & HasLog,
    FormRefusal<keyof PasswordResetForm> | ShopRefusal<'password-reset-error'>,
    void
  > =>
  ({ accounts, log }) =>
    pipe(
      checked(checkPasswordResetForm(form)),
      TE.flatMap((right) =>
        tapLeft(accounts.resetPassword(scope, right), (refusal) =>
          reportSafely(log, 'password-reset-error', {
            status: refusal.kind === 'failed' ? refusal.status : 400,
          }),
        ),
      ),
    );

/** Ends the session. A failure is logged; for the page the customer is gone anyway. */
export const logOut =
  (scope: ShopScope): RTE.ReaderTaskEither<HasAccountEntry & HasLog, never, void> =>
  ({ accounts, log }) =>
  async () => {
    const answer = await accounts.logOut(scope)();
    if (E.isLeft(answer)) reportFailed(log, answer.left);
    return E.right(undefined);
  };
