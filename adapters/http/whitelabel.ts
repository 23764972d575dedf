/** The white-label service over HTTP. */
import { TE, pipe } from '../../core/fp.ts';
import type { WhitelabelService } from '../../core/ports/whitelabel-service.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint } from './call-endpoint.ts';
import { whitelabelEndpoints } from './endpoints/whitelabel.ts';
import { shopRefusal } from './shop-refusal.ts';

/** The shop API at an address; the order is that of the session whose cookie travels along. */
export const httpWhitelabelService = (api: ApiSettings): WhitelabelService => ({
  switchTo: (scope, isWhitelabelOrder) =>
    pipe(
      callEndpoint(api, whitelabelEndpoints.whitelabelSwitch, {
        scope,
        query: {},
        body: { isWhitelabelOrder },
      }),
      TE.bimap(shopRefusal('request-failed'), ({ type = 0, ...customer }) => ({
        ...customer,
        type,
      })),
    ),
});
