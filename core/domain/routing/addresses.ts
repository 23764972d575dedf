import { E } from '../../fp.ts';
import type { RouteDecision, RouteRequest } from './route-decision.ts';
import { routeRequest } from './route-request.ts';
import type { SiteConfiguration } from './sites.ts';
import { textOf } from '../text/text.ts';

/** Not an absolute http or https address without user names. */
export type AddressError = { readonly kind: 'malformed-address'; readonly text: string };

const addressPattern =
  /^https?:\/\/(?<host>[^/?#@\s\\]+)(?<path>\/[^?#]*)?(?<search>\?[^#]*)?(?:#.*)?$/isu;

/**
 * Reads an absolute address as a browser would send it: without its hash, the path not normalised.
 */
export const parseAddress = (given: string): E.Either<AddressError, RouteRequest> => {
  const text = textOf(given);
  const groups = addressPattern.exec(text)?.groups;
  if (groups === undefined) return E.left({ kind: 'malformed-address', text });
  const { host, path = '/', search = '' } = groups;
  return E.right({ method: 'GET', host, rawPath: path, search });
};

/** Decides what is at an address such as `https://www.shop.example/fr/leinwanddruck`. */
export const routeAddress = (
  address: string,
  sites: SiteConfiguration,
): E.Either<AddressError, RouteDecision> => {
  const request = parseAddress(address);
  return E.isLeft(request) ? request : E.right(routeRequest(sites, request.right));
};

/** The request that follows a redirect, or undefined where nothing redirects. */
export const requestAfter = (
  decision: RouteDecision,
  request: RouteRequest,
): RouteRequest | undefined => {
  if (decision.kind !== 'redirect' && decision.kind !== 'image') return undefined;
  const { location } = decision;
  const next = parseAddress(
    location.startsWith('/') ? `http://${request.host ?? ''}${location}` : location,
  );
  return E.isLeft(next) ? undefined : { ...next.right, method: request.method };
};

export type RouteJourney = {
  /** At most two (decisions, "Sites"). */
  readonly redirects: readonly RouteDecision[];
  readonly end: RouteDecision;
};

const followRequest = (
  request: RouteRequest,
  sites: SiteConfiguration,
  redirects: readonly RouteDecision[],
): RouteJourney => {
  const end = routeRequest(sites, request);
  const next = redirects.length < 2 ? requestAfter(end, request) : undefined;
  return next === undefined ? { redirects, end } : followRequest(next, sites, [...redirects, end]);
};

/** Follows the redirects of an address to what is at their end. */
export const followAddress = (
  address: string,
  sites: SiteConfiguration,
): E.Either<AddressError, RouteJourney> =>
  E.map((request: RouteRequest) => followRequest(request, sites, []))(parseAddress(address));
