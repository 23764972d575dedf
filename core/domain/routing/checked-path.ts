import { E } from '../../fp.ts';
import type { Channel } from '../locale/channel.ts';
import { localeTable } from '../locale/locales.ts';
import { platformOf, type PageAddress } from './page-routes.ts';
import { pathFor } from './pages.ts';
import type { NotFoundReason } from './route-decision.ts';
import { routeRequest } from './route-request.ts';
import { findSite, type SiteConfiguration } from './sites.ts';

/**
 * Why a page has no path: `no-site`, the shop is not in the locale's market; `no-page`, its path
 * would be refused, as `/themes/` without an id or a slug with `..`; `another-page`, its path leads
 * to something else, as that of a content page whose first segment is a language or the cart's.
 */
export type PagePathError =
  | { readonly kind: 'no-site' }
  | { readonly kind: 'no-page'; readonly path: string; readonly reason: NotFoundReason }
  | { readonly kind: 'another-page'; readonly path: string };

/**
 * The canonical path of a page whose segments come from elsewhere, a feed for example: `pathFor`
 * for unchecked texts. What it gives is answered by this page, without a redirect.
 */
export const checkedPathFor = (
  config: SiteConfiguration,
  channel: Channel,
  address: PageAddress,
): E.Either<PagePathError, `/${string}`> => {
  const site = findSite(config, channel, localeTable[address.locale].market);
  if (site === undefined) return E.left({ kind: 'no-site' });
  const path = pathFor(config, channel, address);
  const request = { method: 'GET', host: site.host, rawPath: path, search: '' };
  const decision = routeRequest(config, request);
  if (decision.kind === 'notFound') {
    return E.left({ kind: 'no-page', path, reason: decision.reason });
  }
  const isThisPage =
    decision.kind === 'page' &&
    decision.locale === address.locale &&
    decision.platform === platformOf(address.route, address.platform);
  return isThisPage ? E.right(path) : E.left({ kind: 'another-page', path });
};
