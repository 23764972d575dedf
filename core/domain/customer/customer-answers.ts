import type { ErrorCode } from '../errors/error-codes.ts';
import { visitor, type Customer } from './customer.ts';
import { decodeCustomer } from './decode.ts';
import {
  isAcceptedStatus,
  readShopAnswer,
  readShopError,
  type ShopAnswer,
} from '../errors/shop-answer.ts';

const decodeLoggedIn = (body: unknown): Customer | undefined => {
  const customer = decodeCustomer(body);
  return customer && { ...customer, isLoggedIn: true };
};

/**
 * A 400 is shown with its message, other statuses are also logged (storefront §8). `status` is 0
 * where no answer came.
 */
export const readLogInAnswer = (
  status: number,
  body: unknown,
): ShopAnswer<Customer, 'login-error'> =>
  readShopAnswer({ status, body, code: 'login-error', decode: decodeLoggedIn });

/**
 * With errors by field (storefront §7, §8). The customer is logged in once the address is confirmed,
 * so the answer says whether it is needed.
 */
export const readSignUpAnswer = (
  status: number,
  body: unknown,
): ShopAnswer<Customer, 'sign-up-error'> =>
  readShopAnswer({ status, body, code: 'sign-up-error', decode: decodeCustomer });

/** A failure is shown and logged, whatever it is. */
export type PasswordResetAnswer =
  | { readonly kind: 'sent' }
  | Extract<ShopAnswer<never, 'password-reset-error'>, { readonly kind: 'failed' }>;

/** Errors are always logged and shown (storefront §8). */
export const readPasswordResetAnswer = (status: number, body: unknown): PasswordResetAnswer =>
  isAcceptedStatus(status)
    ? { kind: 'sent' }
    : { kind: 'failed', code: 'password-reset-error', status, ...readShopError(body) };

/** Fails silently: a visitor, and nothing is logged (storefront §8; decisions, "Calls"). */
export const readCustomerDataAnswer = (status: number, body: unknown): Customer =>
  (isAcceptedStatus(status) ? decodeCustomer(body) : undefined) ?? visitor;

/** With the code of each (storefront §8; decisions, "Flags"). */
export const googleSignInFailures = {
  'script-not-loaded': 'google-script-not-loaded',
  'button-not-found': 'google-button-not-found',
  'callback-failed': 'google-callback-failed',
} as const satisfies Record<string, ErrorCode>;

export type GoogleSignInFailure = keyof typeof googleSignInFailures;

/** Reads a social sign-in's answer; it fails as its callback does. */
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
