/** Entering accounts over HTTP; the session is the cookie that the call carries and brings. */
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

/** The shop API at an address, or in this process by a fetch that leads to it. */
export const httpAccountEntry = (api: ApiSettings): AccountEntry => ({
  logIn: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerLogin, { scope, query: {}, body }),
      TE.bimap(shopRefusal('login-error'), customerOf),
    ),
  signUp: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerSignup, { scope, query: {}, body }),
      TE.bimap(shopRefusal('sign-up-error'), customerOf),
    ),
  logOut: (scope) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerLogout, { scope, query: {}, body: {} }),
      TE.bimap(shopRefusal('login-error'), () => undefined),
    ),
});
