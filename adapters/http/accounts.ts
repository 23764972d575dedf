import type { Customer } from '../../core/domain/customer/customer.ts';
import { TE, pipe, type t } from '../../core/fp.ts';
import type { AccountEntry } from '../../core/ports/accounts.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint } from './call-endpoint.ts';
import type { CustomerDataAnswer } from './codecs/customers.ts';
import { accountEndpoints } from './endpoints/accounts.ts';
import { shopRefusal } from './shop-refusal.ts';

const customerOf = ({ type = 0, ...customer }: t.TypeOf<typeof CustomerDataAnswer>): Customer => ({
  ...customer,
  type,
});

/** Account entry over HTTP; the session is the cookie that a call carries and brings. */
export const httpAccountEntry = (api: ApiSettings): AccountEntry => ({
  logIn: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerLogin, { scope, query: {}, body }),
      TE.bimap(shopRefusal('login-error'), customerOf),
    ),
  signUp: (scope, { business, ...person }) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerSignup, {
        scope,
        query: {},
        body: { ...person, ...(business && { business }) },
      }),
      TE.bimap(shopRefusal('sign-up-error'), customerOf),
    ),
  confirmSignUp: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerSignupConfirm, { scope, query: {}, body }),
      TE.bimap(shopRefusal('sign-up-error'), customerOf),
    ),
  resetPassword: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerPasswordReset, { scope, query: {}, body }),
      TE.bimap(shopRefusal('password-reset-error'), () => undefined),
    ),
  confirmPassword: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerPasswordConfirm, { scope, query: {}, body }),
      TE.bimap(shopRefusal('password-reset-error'), () => undefined),
    ),
  logInWithGoogle: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerAuthGoogleCredentials, { scope, query: {}, body }),
      TE.bimap(shopRefusal('google-callback-failed'), ({ isNew = false, ...customer }) => ({
        customer: customerOf(customer),
        isNew,
      })),
    ),
  logOut: (scope) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerLogout, { scope, query: {}, body: {} }),
      TE.bimap(shopRefusal('login-error'), () => undefined),
    ),
});
