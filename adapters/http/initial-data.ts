import { TE, pipe } from '../../core/fp.ts';
import type { InitialDataSource } from '../../core/ports/initial-data.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf } from './call-endpoint.ts';
import { frontendEndpoints } from './endpoints/frontends.ts';

const unavailable = outageOf('initial-data-unavailable');

/** Initial data of hybrid pages over HTTP (storefront §7, `shop-frontends-initial-data`). */
export const httpInitialData = (api: ApiSettings): InitialDataSource => ({
  load: (scope) =>
    pipe(
      callEndpoint(api, frontendEndpoints.initialData, { scope, query: {}, body: undefined }),
      TE.bimap(unavailable, ({ payload }) => payload),
    ),
});
