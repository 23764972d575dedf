import type { IncomingMessage } from 'node:http';

import type { RouteDecision } from '../../core/domain/routing/route-decision.ts';
import { routePayload } from '../../core/domain/routing/route-payload.ts';
import { routeReading } from '../../core/domain/routing/route-request.ts';
import { siteOrigin, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { namesOwnWishlist } from '../../core/domain/routing/wishlist-address.ts';
import { oneOf } from '../../core/domain/text/one-of.ts';
import type { OpenedPreview } from '../../core/usecases/open-preview.ts';
import type { RoutedRequest } from '../../ui/web/requests/storefront-request.ts';
import type { AskedAddress } from '../http/asked-address.ts';
import type { EditingSettings } from './edited-page.ts';
import { pageSearch } from './page-address.ts';
import type { PageForm } from './rendered-page.ts';

/** The page's own path and query, and what of the page is meant. */
export type Routed = {
  readonly decision: RouteDecision;
  readonly form: PageForm;
  readonly path: string;
  readonly search: string;
  /** Of an editor with a valid token; undefined for everybody else. */
  readonly preview: OpenedPreview | undefined;
  /** What is one visitor's own is nobody else's answer. */
  readonly isOfVisitor: boolean;
  /** Where the answer is the visitor's alone, or with a form. */
  readonly cookies: string | undefined;
};

/** Cart, checkout and account. */
const isOfShopper = oneOf(['account', 'order', 'checkout']);

const showsOwnOf = (decision: RouteDecision, search: string): boolean =>
  decision.kind === 'designer' ||
  (decision.kind === 'application' && isOfShopper(decision.answeredBy)) ||
  (decision.kind === 'page' && decision.route.kind === 'wishlist' && namesOwnWishlist(search));

type RoutingSettings = {
  readonly sites: SiteConfiguration;
  /** Nobody sees previews when left out. */
  readonly previews: EditingSettings['previews'] | undefined;
};

/** By the address as it was read when the request came. */
export const routeAsked = (
  { sites, previews }: RoutingSettings,
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { form, reading, search }: AskedAddress,
): Routed => {
  const route = form === 'document' ? routeReading : routePayload;
  const decision = route(sites, reading, { method, search });
  const isOfVisitor = showsOwnOf(decision, search);
  return {
    decision,
    form,
    path: reading.rawPath,
    search,
    preview: decision.kind === 'page' ? previews?.open(search) : undefined,
    isOfVisitor,
    cookies: isOfVisitor || method === 'POST' ? headers.cookie : undefined,
  };
};

/** As its loader and its document have it. */
export const addressOfRouted = (
  sites: SiteConfiguration,
  { form, path, search }: Routed,
  decision: RoutedRequest,
): URL => {
  const site = decision.kind === 'redirect' ? sites.defaultSite : decision.site;
  const address = new URL(siteOrigin(sites, site));
  // Assigned, not parsed: no text of a request becomes another host.
  address.pathname =
    decision.kind === 'page' && form !== 'document' ? decision.canonicalPath : path;
  // The designer's query is its content; a page's is reduced to what changes the page.
  address.search = decision.kind === 'designer' ? search : pageSearch(search.slice('?'.length));
  return address;
};
