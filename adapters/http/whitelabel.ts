import { TE, pipe } from '../../core/fp.ts';
import type { WhitelabelService } from '../../core/ports/whitelabel-service.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint } from './call-endpoint.ts';
import { whitelabelEndpoints } from './endpoints/whitelabel.ts';
import { shopRefusal } from './shop-refusal.ts';

/** The white-label service over HTTP, for the order of the session whose cookie travels along. */
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
