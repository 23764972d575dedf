import type { ErrorCode } from '../errors/error-codes.ts';
import { visitor, type Customer } from './customer.ts';
import { decodeCustomer } from './decode.ts';
import {
  isAcceptedStatus,
  readShopAnswer,
  readShopError,
  type ShopAnswer,
} from '../errors/shop-answer.ts';

/** The answer as the customer it brings; one who has just come in is logged in (storefront §4). */
const decodeLoggedIn = (body: unknown): Customer | undefined => {
  const customer = decodeCustomer(body);
  return customer && { ...customer, isLoggedIn: true };
};

/**
 * Reads the answer to a log-in: a 400 is shown to the user with its message, other statuses are
 * also logged (storefront §8). `status` is 0 where no answer came.
 */
export const readLogInAnswer = (
  status: number,
  body: unknown,
): ShopAnswer<Customer, 'login-error'> =>
  readShopAnswer({ status, body, code: 'login-error', decode: decodeLoggedIn });

/** Reads the answer to a sign-up: as a log-in's, with errors by field (storefront §7, §8). */
export const readSignUpAnswer = (
  status: number,
  body: unknown,
): ShopAnswer<Customer, 'sign-up-error'> =>
  readShopAnswer({ status, body, code: 'sign-up-error', decode: decodeLoggedIn });

/** Answer to a request for a new password; a failure is shown and logged, whatever it is. */
export type PasswordResetAnswer =
  | { readonly kind: 'sent' }
  | Extract<ShopAnswer<never, 'password-reset-error'>, { readonly kind: 'failed' }>;

/** Reads the answer to a password reset: errors are always logged and shown (storefront §8). */
export const readPasswordResetAnswer = (status: number, body: unknown): PasswordResetAnswer =>
  isAcceptedStatus(status)
    ? { kind: 'sent' }
    : { kind: 'failed', code: 'password-reset-error', status, ...readShopError(body) };

/**
 * Reads the answer to customer data. It fails silently: whatever goes wrong leaves a visitor, and
 * nothing is logged (storefront §8; decisions, "Calls").
 */
export const readCustomerDataAnswer = (status: number, body: unknown): Customer =>
  (isAcceptedStatus(status) ? decodeCustomer(body) : undefined) ?? visitor;

/** Failures of the social sign-in, with the code of each (storefront §8; decisions, "Flags"). */
export const googleSignInFailures = {
  'script-not-loaded': 'google-script-not-loaded',
  'button-not-found': 'google-button-not-found',
  'callback-failed': 'google-callback-failed',
} as const satisfies Record<string, ErrorCode>;

/** A way in which the social sign-in can fail. */
export type GoogleSignInFailure = keyof typeof googleSignInFailures;

/** Reads the answer to the credentials of a social sign-in; it fails as its callback does. */
export const readGoogleSignInAnswer = (
  status: number,
  body: unknown,
): ShopAnswer<Customer, 'google-callback-failed'> =>
  readShopAnswer({
    status,
    body,
    code: googleSignInFailures['callback-failed'],
    decode: decodeLoggedIn,
  });
