import { embedded } from '../../arbitraries/routing.ts';
import type { RouteDecision, RouteRequest } from '../../../core/domain/routing/route-decision.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import type { SiteConfiguration } from '../../../core/domain/routing/sites.ts';

/** The request for an address `host/path?query` on the embedded shop; the port is added. */
export const get = (address: string, method = 'GET'): RouteRequest => {
  const slash = address.indexOf('/');
  const [rawPath = '', ...query] = address.slice(slash).split('?');
  const search = query.length === 0 ? '' : `?${query.join('?')}`;
  return { method, host: `${address.slice(0, slash)}:3000`, rawPath, search };
};

/** What the embedded shop decides for an address. */
export const decide = (address: string, method?: string): RouteDecision =>
  routeRequest(embedded, get(address, method));

/** A decision in one line: what an example table can hold. */
export const summary = (decision: RouteDecision): string => {
  switch (decision.kind) {
    case 'page':
      return `${decision.site.channel} ${decision.locale} ${decision.platform} ${decision.route.kind} ${decision.canonicalPath}`;
    case 'redirect':
    case 'image':
      return `${decision.status} ${decision.location}`;
    case 'notFound':
      return `${decision.status} ${decision.reason}`;
    case 'designer':
      return `designer ${decision.product} ${decision.designerLocale}`;
    case 'application':
      return [decision.answeredBy, decision.application, decision.locale, ...decision.further].join(
        ' ',
      );
    case 'reserved':
      return `reserved ${decision.segment}`;
    case 'misdirected':
      return '421';
  }
};

/** The request that a browser sends for a `Location`, or undefined where nothing redirects. */
export const nextRequest = (
  decision: RouteDecision,
  { method, host }: RouteRequest,
): RouteRequest | undefined => {
  if (decision.kind !== 'redirect' && decision.kind !== 'image') return undefined;
  const parts = /^(?:https?:\/\/(?<host>[^/]+))?(?<path>\/[^?#]*)(?<search>\?[^#]*)?$/u.exec(
    decision.location,
  )?.groups;
  if (parts?.['path'] === undefined) throw new Error(`no address: ${decision.location}`);
  return {
    method,
    host: parts['host'] ?? host,
    rawPath: parts['path'],
    search: parts['search'] ?? '',
  };
};

/** The decisions on the way to the end, at most `limit` of them. */
export const journey = (
  config: SiteConfiguration,
  request: RouteRequest,
  limit = 6,
): readonly RouteDecision[] => {
  const decision = routeRequest(config, request);
  const next = nextRequest(decision, request);
  return next === undefined || limit <= 1
    ? [decision]
    : [decision, ...journey(config, next, limit - 1)];
};
