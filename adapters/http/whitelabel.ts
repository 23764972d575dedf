/** The white-label service over HTTP. */
import { mendableStatus } from '../../core/domain/customer/shop-answer.ts';
import { TE, pipe } from '../../core/fp.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { WhitelabelService } from '../../core/ports/whitelabel-service.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, type CallError } from './call-endpoint.ts';
import { whitelabelEndpoints } from './endpoints/whitelabel.ts';

const refusalOf = (error: CallError): ShopRefusal<'request-failed'> => {
  const failed = { kind: 'failed', code: 'request-failed', status: 0 } as const;
  if (error.kind !== 'refused') return { ...failed, message: undefined, fields: {} };
  const said = {
    message: error.error?.message.text,
    fields: error.error?.payload?.errors ?? {},
  };
  return error.status === mendableStatus
    ? { kind: 'refused', ...said }
    : { ...failed, status: error.status, ...said };
};

/** The shop API at an address; the order is that of the session whose cookie travels along. */
export const httpWhitelabelService = (api: ApiSettings): WhitelabelService => ({
  switchTo: (scope, isWhitelabelOrder) =>
    pipe(
      callEndpoint(api, whitelabelEndpoints.whitelabelSwitch, {
        scope,
        query: {},
        body: { isWhitelabelOrder },
      }),
      TE.bimap(refusalOf, ({ type = 0, ...customer }) => ({ ...customer, type })),
    ),
});
