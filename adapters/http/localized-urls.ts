import { TE, pipe } from '../../core/fp.ts';
import type { LocalizedUrls } from '../../core/ports/localized-urls.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf } from './call-endpoint.ts';
import { localizedUrlsEndpoints } from './endpoints/localized-urls.ts';

const unavailable = outageOf('localized-urls-unavailable');

/** Addresses of pages in other languages, over HTTP. */
export const httpLocalizedUrls = (api: ApiSettings): LocalizedUrls => ({
  of: (scope, path) =>
    pipe(
      callEndpoint(api, localizedUrlsEndpoints.localizedUrls, {
        scope,
        query: { path },
        body: undefined,
      }),
      TE.bimap(unavailable, ({ payload }) => payload.urls),
    ),
});
