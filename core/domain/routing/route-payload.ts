import { routeReading, type AddressReading } from './route-request.ts';
import type { RouteDecision, RouteRequest } from './route-decision.ts';
import type { SiteConfiguration } from './sites.ts';
import { readSlug } from './slug-sanity.ts';

/**
 * The payload's page has no slash at the end (see `pageOfData`), so the channel's is added here
 * instead of by a redirect.
 */
export const routePayload = (
  config: SiteConfiguration,
  reading: AddressReading,
  request: Pick<RouteRequest, 'method' | 'search'>,
): RouteDecision => {
  const decision = routeReading(config, reading, request);
  const withSlash = `${reading.rawPath}/`;
  const lacksSlashAlone =
    decision.kind === 'redirect' && decision.location.split('?', 1)[0] === withSlash;
  return lacksSlashAlone
    ? routeReading(config, { ...reading, rawPath: withSlash, slug: readSlug(withSlash) }, request)
    : decision;
};
