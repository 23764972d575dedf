/** Entering accounts over HTTP; the session is the cookie that the call carries and brings. */
import { mendableStatus } from '../../core/domain/customer/shop-answer.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import { TE, pipe, type t } from '../../core/fp.ts';
import type { AccountEntry } from '../../core/ports/accounts.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, type CallError } from './call-endpoint.ts';
import type { CustomerDataAnswer } from './codecs/customers.ts';
import { accountEndpoints } from './endpoints/accounts.ts';

/** A 400 is the shopper's to mend; everything else has failed, with status 0 where no answer came. */
const refusalAs =
  <Code extends ErrorCode>(code: Code) =>
  (error: CallError): ShopRefusal<Code> => {
    const failed = { kind: 'failed', code, status: 0 } as const;
    if (error.kind !== 'refused') return { ...failed, message: undefined, fields: {} };
    const said = {
      message: error.error?.message.text,
      fields: error.error?.payload?.errors ?? {},
    };
    return error.status === mendableStatus
      ? { kind: 'refused', ...said }
      : { ...failed, status: error.status, ...said };
  };

const customerOf = ({ type = 0, ...customer }: t.TypeOf<typeof CustomerDataAnswer>): Customer => ({
  ...customer,
  type,
});

/** The shop API at an address, or in this process by a fetch that leads to it. */
export const httpAccountEntry = (api: ApiSettings): AccountEntry => ({
  logIn: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerLogin, { scope, query: {}, body }),
      TE.bimap(refusalAs('login-error'), customerOf),
    ),
  signUp: (scope, body) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerSignup, { scope, query: {}, body }),
      TE.bimap(refusalAs('sign-up-error'), customerOf),
    ),
  logOut: (scope) =>
    pipe(
      callEndpoint(api, accountEndpoints.customerLogout, { scope, query: {}, body: {} }),
      TE.bimap(refusalAs('login-error'), () => undefined),
    ),
});
