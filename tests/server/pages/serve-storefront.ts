import type { SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { readAskedAddress } from '../../../server/http/asked-address.ts';
import type { Storefront } from '../../../server/pages/storefront.ts';
import { serve, type Served } from '../http/served.ts';

/** Serves a storefront as the process does; what it throws is a 500, and is kept in `failures`. */
export const serveStorefront = (
  storefront: Storefront,
  sites: SiteConfiguration,
  failures: unknown[],
): Promise<Served> =>
  serve((request, response) => {
    if (storefront.answerFromCache(request, response)) return;
    storefront
      .answer(request, response, readAskedAddress(sites, request))
      .catch((error: unknown) => {
        failures.push(error);
        response.writeHead(500).end();
      });
  });
