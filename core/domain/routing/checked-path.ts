import { E } from '../../fp.ts';
import type { Channel } from '../locale/channel.ts';
import { localeTable } from '../locale/locales.ts';
import { platformOf, type PageAddress } from './page-routes.ts';
import { pathFor } from './pages.ts';
import type { NotFoundReason } from './route-decision.ts';
import { routeRequest } from './route-request.ts';
import { findSite, type SiteConfiguration } from './sites.ts';

/**
 * `no-site`: the shop is not in the locale's market. `no-page`: the path would be refused, as
 * `/themes/` without an id. `another-page`: it leads to something else, as a slug that begins with
 * a language.
 */
export type PagePathError =
  | { readonly kind: 'no-site' }
  | { readonly kind: 'no-page'; readonly path: string; readonly reason: NotFoundReason }
  | { readonly kind: 'another-page'; readonly path: string };

/**
 * `pathFor` for unchecked texts, such as a feed's: the page answers what it gives, without a
 * redirect.
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
