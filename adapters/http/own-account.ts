import type { KeptBusiness } from '../../core/domain/customer/business-form.ts';
import { pipe, TE, type t } from '../../core/fp.ts';
import type { AccountUnavailable, NotLoggedIn, OwnAccount } from '../../core/ports/own-account.ts';
import type { ApiSettings } from './address.ts';
import {
  callEndpoint,
  isMissing,
  outageOf,
  statusOfCall,
  type CallError,
} from './call-endpoint.ts';
import type { OwnAccountAnswer } from './codecs/own-account.ts';
import { ownAccountEndpoints } from './endpoints/own-account.ts';
import { shopRefusal } from './shop-refusal.ts';

const unavailable = outageOf('account-unavailable');

const isNobody = (error: CallError): boolean => statusOfCall(error) === 403;

const notLoggedIn: NotLoggedIn = { kind: 'not-logged-in' };

const readError = (error: CallError): NotLoggedIn | AccountUnavailable =>
  isNobody(error) ? notLoggedIn : unavailable(error);

const businessOf = ({
  vatCheckedAt,
  ...business
}: NonNullable<t.TypeOf<typeof OwnAccountAnswer>['business']>): KeptBusiness => ({
  ...business,
  ...(vatCheckedAt !== undefined && { vatCheckedAt: Date.parse(vatCheckedAt) }),
});

/** One's own account over HTTP; the session is the cookie that a call carries. */
export const httpOwnAccount = (api: ApiSettings): OwnAccount => ({
  show: (scope) =>
    pipe(
      callEndpoint(api, ownAccountEndpoints.customerAccount, { scope, query: {}, body: undefined }),
      TE.bimap(readError, ({ sessions, pictures, business, ...overview }) => ({
        ...overview,
        ...(business && { business: businessOf(business) }),
        sessions: sessions.map(({ begunAt, usedAt, ...session }) => ({
          ...session,
          begunAt: Date.parse(begunAt),
          usedAt: Date.parse(usedAt),
        })),
        pictures: pictures.map(({ keptUntil, ...picture }) => ({
          ...picture,
          keptUntil: Date.parse(keptUntil),
        })),
      })),
    ),
  change: (scope, body) =>
    pipe(
      callEndpoint(api, ownAccountEndpoints.customerAccountChange, { scope, query: {}, body }),
      TE.bimap(
        (error) => (isNobody(error) ? notLoggedIn : shopRefusal('account-error')(error)),
        () => undefined,
      ),
    ),
  confirmAddress: (scope, token) =>
    pipe(
      callEndpoint(api, ownAccountEndpoints.customerAccountAddress, {
        scope,
        query: {},
        body: { token },
      }),
      TE.bimap(
        (error) => (isMissing(error) ? { kind: 'token-unknown' as const } : unavailable(error)),
        () => undefined,
      ),
    ),
  exportData: pipe(
    callEndpoint(api, ownAccountEndpoints.customerAccountExport, {
      scope: undefined,
      query: {},
      body: undefined,
    }),
    TE.bimap(readError, ({ bytes }) => new TextDecoder().decode(bytes)),
  ),
});
