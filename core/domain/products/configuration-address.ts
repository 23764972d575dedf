/** Where a configuration is chosen: the address that shows a product with all that was chosen of it. */
import type { DesignerBases, DesignerProduct } from '../catalogue/designers.ts';
import type { Channel, Platform } from '../locale/channel.ts';
import { localeTable, type Locale } from '../locale/locales.ts';
import { productsByDesigner, type HandOffsByDesigner } from './products-by-designer.ts';
import { printPairs, type QueryPair } from '../query/query.ts';
import type { PageAddress, PageRoute } from '../routing/page-routes.ts';
import { pathFor } from '../routing/pages.ts';
import { channelsOfPage, productPageSegment, type ProductPage } from '../routing/product-pages.ts';
import { findSite, siteUrl, type Site, type SiteConfiguration } from '../routing/sites.ts';

export type ProductAddress = {
  readonly site: Site;
  readonly page: PageAddress;
  readonly path: `/${string}`;
};

/** Where configurations are designed, and where they are chosen. */
export type ConfigurationWays = {
  readonly bases: DesignerBases;
  readonly sites: SiteConfiguration;
};

/** Where an address is asked from: it stays in this channel if the product is sold there. */
export type AskedFrom = { readonly channel: Channel; readonly platform: Platform };

/**
 * The address of a product's page in a locale, on the site of its market; undefined where the shop
 * has no such site. A product that the asking channel does not sell is on the site of one that does;
 * one with a route of its `own` stands there.
 */
export const productAddress = (
  sites: SiteConfiguration,
  { channel, platform }: AskedFrom,
  product: ProductPage,
  locale: Locale,
  query: readonly QueryPair[] = [],
  own?: PageRoute,
): ProductAddress | undefined => {
  const channels = channelsOfPage(product);
  const selling = channels.find((one) => one === channel) ?? channels[0];
  const site = findSite(sites, selling, localeTable[locale].market);
  if (site === undefined) return undefined;
  const route = own ?? {
    kind: 'content' as const,
    segments: [productPageSegment(product, locale)] as const,
  };
  const page = { locale, platform, route };
  const path = pathFor(sites, selling, page);
  return { site, page, path: query.length === 0 ? path : `${path}?${printPairs(query)}` };
};

/**
 * The address of a configuration: its product's page with everything chosen, in the locale that it
 * was made in (decisions, "Closed in November 2026"). For another locale, put that into the
 * hand-off, where both measure alike. Undefined where the shop has no such site.
 */
export const configurationAddress = <Designer extends DesignerProduct>(
  sites: SiteConfiguration,
  from: AskedFrom,
  handOff: HandOffsByDesigner[Designer],
): ProductAddress | undefined => {
  const product = productsByDesigner[handOff.designer];
  return productAddress(
    sites,
    from,
    product.page(handOff),
    handOff.locale,
    product.printAddress(handOff),
    product.route?.(handOff),
  );
};

/**
 * `configurationAddress` as a link on a page of its locale's market: a path in the channel that
 * asks, an absolute address in another one.
 */
export const configurationHref = <Designer extends DesignerProduct>(
  sites: SiteConfiguration,
  from: AskedFrom,
  handOff: HandOffsByDesigner[Designer],
): string | undefined => {
  const address = configurationAddress(sites, from, handOff);
  if (address === undefined) return undefined;
  const { site, path } = address;
  return site.channel === from.channel ? path : siteUrl(sites, site, path);
};
