import { E } from '../../fp.ts';
import type { Channel } from '../locale/channel.ts';
import type { Market } from '../locale/locales.ts';

/** A channel in a market, and the one host name (with its port) under which it is served. */
export type Site = {
  readonly channel: Channel;
  readonly market: Market;
  /** Lower case, with the port unless it is the protocol's own: `shop.example:8443`. */
  readonly host: string;
};

/** A further host name that only redirects to a site. */
export type HostAlias = { readonly host: string; readonly site: Site };

/** Which sites there are, and how addresses look on them (decisions, "Sites"). */
export type SiteConfiguration = {
  readonly protocol: 'http' | 'https';
  readonly sites: readonly Site[];
  readonly aliases: readonly HostAlias[];
  /** The site that answers for an unknown host, and on pages that belong to no other. */
  readonly defaultSite: Site;
  readonly unknownHost: 'default-site' | 'misdirected';
  /** Pages of a channel end in a slash. */
  readonly trailingSlash: Readonly<Record<Channel, boolean>>;
};

/** Pages of the cards end in a slash, those of the wall art do not (decisions, "Sites"). */
export const usualTrailingSlash = {
  poster: false,
  kartenliebe: true,
} as const satisfies Record<Channel, boolean>;

/**
 * Why a list of hosts is refused: `malformed-host` where it is not a lower-case name with an
 * optional port, or not as browsers spell it (`shop.example:443` under https is `shop.example`, and
 * `0x7f.1` an address of numbers), `repeated-host` and `repeated-site` where one occurs twice, `missing-default-site`
 * where the default site has no host.
 */
export type SiteConfigurationError =
  | { readonly kind: 'malformed-host' | 'repeated-host' | 'repeated-site'; readonly host: string }
  | { readonly kind: 'missing-default-site' };

/** The operator's hosts; an unknown host is then answered with 421. */
export type SiteSettings = {
  readonly protocol: 'http' | 'https';
  readonly sites: readonly Site[];
  readonly defaultSite: { readonly channel: Channel; readonly market: Market };
  readonly trailingSlash?: Readonly<Record<Channel, boolean>> | undefined;
};

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostPattern = new RegExp(`^${label}(?:\\.${label})*(?::[1-9][0-9]{0,4})?$`, 'u');

const isSameSite = (
  one: Pick<Site, 'channel' | 'market'>,
  other: Pick<Site, 'channel' | 'market'>,
): boolean => one.channel === other.channel && one.market === other.market;

/** True for a host as a browser spells it: links and redirects are compared by their hosts. */
const isBrowserSpelling = (protocol: SiteSettings['protocol'], host: string): boolean => {
  try {
    return new URL(`${protocol}://${host}`).host === host;
  } catch {
    return false;
  }
};

const siteError = (
  protocol: SiteSettings['protocol'],
  site: Site,
  earlier: readonly Site[],
): SiteConfigurationError | undefined => {
  const { host } = site;
  if (!hostPattern.test(host) || !isBrowserSpelling(protocol, host)) {
    return { kind: 'malformed-host', host };
  }
  if (earlier.some((other) => other.host === host)) return { kind: 'repeated-host', host };
  if (earlier.some((other) => isSameSite(other, site))) return { kind: 'repeated-site', host };
  return undefined;
};

/** The sites of a shop with hosts of its own, checked. */
export const configuredSites = (
  settings: SiteSettings,
): E.Either<SiteConfigurationError, SiteConfiguration> => {
  const { protocol, sites } = settings;
  const error = sites
    .map((site, index) => siteError(protocol, site, sites.slice(0, index)))
    .find((found) => found !== undefined);
  if (error !== undefined) return E.left(error);
  const defaultSite = sites.find((site) => isSameSite(site, settings.defaultSite));
  if (defaultSite === undefined) return E.left({ kind: 'missing-default-site' });
  return E.right({
    protocol,
    sites,
    aliases: [],
    defaultSite,
    unknownHost: 'misdirected',
    trailingSlash: settings.trailingSlash ?? usualTrailingSlash,
  });
};

/** The site of a channel in a market, or undefined where the shop has none. */
export const findSite = (
  config: SiteConfiguration,
  channel: Channel,
  market: Market,
): Site | undefined => config.sites.find((site) => isSameSite(site, { channel, market }));

/** The origin of a site, from its configured host: `https://ch.shop.example`. */
export const siteOrigin = (config: SiteConfiguration, site: Pick<Site, 'host'>): string =>
  `${config.protocol}://${site.host}`;

/**
 * An absolute address on a site. It is built from the configured host, never from a request's
 * (decisions, "Sites"); `path` begins with a slash and may carry a query.
 */
export const siteUrl = (config: SiteConfiguration, site: Site, path: `/${string}`): string =>
  `${siteOrigin(config, site)}${path}`;
