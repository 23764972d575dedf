import { TE, pipe } from '../../core/fp.ts';
import type { LocalizedUrls, LocalizedUrlsError } from '../../core/ports/localized-urls.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, type CallError } from './call-endpoint.ts';
import { localizedUrlsEndpoints } from './endpoints/localized-urls.ts';

const unavailable = (error: CallError): LocalizedUrlsError => ({
  kind: 'localized-urls-unavailable',
  reason: error.kind === 'refused' ? `the shop API answered ${error.status}` : error.reason,
});

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
