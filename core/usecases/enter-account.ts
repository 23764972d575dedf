/** Logging in and out, signing up, new passwords (storefront §4, §8). */
import {
  googleSignInFailures,
  type GoogleSignInFailure,
} from '../domain/customer/customer-answers.ts';
import {
  checkLogInForm,
  checkPasswordConfirmForm,
  checkPasswordResetForm,
  checkSignUpConfirmForm,
  checkSignUpForm,
  type CheckedForm,
  type LogInForm,
  type PasswordConfirmForm,
  type PasswordResetForm,
  type SignUpConfirmForm,
  type SignUpField,
  type SignUpForm,
} from '../domain/customer/customer-forms.ts';
import type { Customer } from '../domain/customer/customer.ts';
import type { GoogleCredential } from '../domain/customer/google-identity.ts';
import type { FieldError } from '../domain/customer/form-errors.ts';
import { mendableStatus } from '../domain/errors/shop-answer.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { Entered, HasAccountEntry, WithMailToken } from '../ports/accounts.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { ShopRefusal } from '../ports/shop-refusal.ts';
import { reportFailed, reportSafely, tapLeft } from './report.ts';

/** Not sent: `errors` has at least one. Nothing is logged. */
export type FormRefusal<Field extends string> = {
  readonly kind: 'fields';
  readonly errors: readonly FieldError<Field>[];
};

const checked = <Form, Field extends string>(
  form: CheckedForm<Form, Field>,
): TE.TaskEither<FormRefusal<Field>, Form> =>
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

/**
 * As `logIn`, with errors by field, under `sign-up-error`. Whether a session has begun, or a mail has
 * to be answered first, is the customer's `isLoggedIn`.
 */
export const signUp =
  (
    scope: ShopScope,
    form: SignUpForm,
  ): RTE.ReaderTaskEither<
    HasAccountEntry & HasLog,
    FormRefusal<SignUpField> | ShopRefusal<'sign-up-error'>,
    Customer
  > =>
  ({ accounts, log }) =>
    pipe(
      checked(checkSignUpForm(form)),
      TE.flatMap((right) =>
        tapLeft(accounts.signUp(scope, right), (refusal) => reportFailed(log, refusal)),
      ),
    );

/** Confirms a sign-up by the link of its mail and its password; logged as `signUp`. */
export const confirmSignUp =
  (
    scope: ShopScope,
    { token, ...form }: WithMailToken<SignUpConfirmForm>,
  ): RTE.ReaderTaskEither<
    HasAccountEntry & HasLog,
    FormRefusal<keyof SignUpConfirmForm> | ShopRefusal<'sign-up-error'>,
    Customer
  > =>
  ({ accounts, log }) =>
    pipe(
      checked(checkSignUpConfirmForm(form)),
      TE.flatMap((right) =>
        tapLeft(accounts.confirmSignUp(scope, { ...right, token }), (refusal) =>
          reportFailed(log, refusal),
        ),
      ),
      TE.map(loggedIn),
    );

type ResetRefusal = ShopRefusal<'password-reset-error'>;

/** Whatever it is (storefront §8). */
const reportReset =
  ({ log }: HasLog) =>
  (refusal: ResetRefusal): void =>
    reportSafely(log, 'password-reset-error', {
      status: refusal.kind === 'failed' ? refusal.status : mendableStatus,
    });

/** Asks for a new password; errors of the shop are logged and shown (storefront §8). */
export const resetPassword =
  (
    scope: ShopScope,
    form: PasswordResetForm,
  ): RTE.ReaderTaskEither<
    HasAccountEntry & HasLog,
    FormRefusal<keyof PasswordResetForm> | ResetRefusal,
    void
  > =>
  (environment) =>
    pipe(
      checked(checkPasswordResetForm(form)),
      TE.flatMap((right) =>
        tapLeft(environment.accounts.resetPassword(scope, right), reportReset(environment)),
      ),
    );

/** Sets the new password by the link of the mail; errors as of `resetPassword`. */
export const confirmPassword =
  (
    scope: ShopScope,
    { token, ...form }: WithMailToken<PasswordConfirmForm>,
  ): RTE.ReaderTaskEither<
    HasAccountEntry & HasLog,
    FormRefusal<keyof PasswordConfirmForm> | ResetRefusal,
    void
  > =>
  (environment) =>
    pipe(
      // Whose it is, only the shop knows.
      checked(checkPasswordConfirmForm(form, '')),
      TE.flatMap(({ password }) =>
        tapLeft(
          environment.accounts.confirmPassword(scope, { password, token }),
          reportReset(environment),
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
