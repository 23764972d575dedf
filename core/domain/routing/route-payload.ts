import { routeRequest } from './route-request.ts';
import type { RouteDecision, RouteRequest } from './route-decision.ts';
import type { SiteConfiguration } from './sites.ts';

/**
 * Decides about the page whose payload is asked for, `rawPath` being the page's path without a
 * slash at its end (see `pageOfPayload`). Where pages of the channel end in a slash, that slash is
 * added here instead of by a redirect.
 */
export const routePayload = (config: SiteConfiguration, request: RouteRequest): RouteDecision => {
  const decision = routeRequest(config, request);
  const withSlash = `${request.rawPath}/`;
  const lacksSlashAlone =
    decision.kind === 'redirect' && decision.location.split('?', 1)[0] === withSlash;
  return lacksSlashAlone ? routeRequest(config, { ...request, rawPath: withSlash }) : decision;
};
