import type { IncomingMessage } from 'node:http';

import { pageOfData } from '../../core/domain/routing/payload-path.ts';
import type { RouteDecision } from '../../core/domain/routing/route-decision.ts';
import { routePayload } from '../../core/domain/routing/route-payload.ts';
import { routeRequest } from '../../core/domain/routing/route-request.ts';
import { siteOrigin, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { namesOwnWishlist } from '../../core/domain/wishlist/wishlist-address.ts';
import type { OpenedPreview } from '../../core/usecases/open-preview.ts';
import type { RoutedRequest } from '../../ui/web/storefront-request.ts';
import type { EditingSettings } from './edited-page.ts';
import { pageSearch } from './page-address.ts';
import type { PageForm } from './rendered-page.ts';

/** A request as it was routed: the page's own path and query, and what of the page is meant. */
export type Routed = {
  readonly decision: RouteDecision;
  readonly form: PageForm;
  readonly path: string;
  readonly search: string;
  /** What an editor with a valid token sees of a page; undefined for everybody else. */
  readonly preview: OpenedPreview | undefined;
  /** Whether it shows what is one visitor's own: its answer is nobody else's. */
  readonly isOfVisitor: boolean;
  /** The visitor's cookies, where it is theirs alone, or with a form. */
  readonly cookies: string | undefined;
};

/** Whether an address shows what is one visitor's own: the answer is kept by nobody. */
const showsOwnOf = (decision: RouteDecision, search: string): boolean =>
  decision.kind === 'designer' ||
  (decision.kind === 'application' && decision.answeredBy === 'order') ||
  (decision.kind === 'page' && decision.route.kind === 'wishlist' && namesOwnWishlist(search));

/** A request as far as it is routed by it. */
type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/** What routing knows of the shop. */
type RoutingSettings = {
  readonly sites: SiteConfiguration;
  /** Opens previews for editors; nobody sees any when left out. */
  readonly previews: EditingSettings['previews'] | undefined;
};

/** Routes a request by its `url`, path and query as the client wrote them. */
export const routeAsked = (
  { sites, previews }: RoutingSettings,
  request: Asked,
  url: string,
): Routed => {
  const start = url.indexOf('?');
  const rawPath = start === -1 ? url : url.slice(0, start);
  const search = start === -1 ? '' : url.slice(start);
  const asked = { method: request.method ?? 'GET', host: request.headers.host, search };
  const data = pageOfData(rawPath);
  const decision =
    data === undefined
      ? routeRequest(sites, { ...asked, rawPath })
      : routePayload(sites, { ...asked, rawPath: data.page });
  const isOfVisitor = showsOwnOf(decision, search);
  return {
    decision,
    form: data?.form ?? 'document',
    path: data?.page ?? rawPath,
    search,
    preview: decision.kind === 'page' ? previews?.open(search) : undefined,
    isOfVisitor,
    cookies: isOfVisitor || request.method === 'POST' ? request.headers.cookie : undefined,
  };
};

/** Where a page lies, as its loader and its document have it. */
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
