import { E } from '../../fp.ts';
import type { Channel } from '../locale/channel.ts';
import type { Market } from '../locale/locales.ts';

export type Site = {
  readonly channel: Channel;
  readonly market: Market;
  /** Lower case; a port only where it is not the protocol's: `shop.example:8443`. */
  readonly host: string;
};

export type HostAlias = { readonly host: string; readonly site: Site };

/** The sites, and how their addresses look (decisions, "Sites"). */
export type SiteConfiguration = {
  readonly protocol: 'http' | 'https';
  readonly sites: readonly Site[];
  readonly aliases: readonly HostAlias[];
  /** Answers for unknown hosts, and on pages of no other site. */
  readonly defaultSite: Site;
  readonly unknownHost: 'default-site' | 'misdirected';
  readonly trailingSlash: Readonly<Record<Channel, boolean>>;
};

/** Cards end in a slash, wall art does not (decisions, "Sites"). */
export const usualTrailingSlash = {
  poster: false,
  kartenliebe: true,
} as const satisfies Record<Channel, boolean>;

/**
 * `malformed-host`: not a lower-case name with an optional port, or not as browsers spell it
 * (`shop.example:443` under https, `0x7f.1`). `missing-default-site`: it has no host.
 */
export type SiteConfigurationError =
  | { readonly kind: 'malformed-host' | 'repeated-host' | 'repeated-site'; readonly host: string }
  | { readonly kind: 'missing-default-site' };

/** The operator's hosts; unknown ones are answered with 421. */
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

/** Links and redirects are compared by hosts as browsers spell them. */
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

/** Checks the sites of a shop with hosts of its own. */
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

/** The sites of a shop with one host: what `routeAddress` and others ask for. */
export const singleSite = (
  site: Site,
  protocol: SiteSettings['protocol'] = 'https',
): E.Either<SiteConfigurationError, SiteConfiguration> =>
  configuredSites({ protocol, sites: [site], defaultSite: site });

/** Undefined where the shop has no such site. */
export const findSite = (
  config: SiteConfiguration,
  channel: Channel,
  market: Market,
): Site | undefined => config.sites.find((site) => isSameSite(site, { channel, market }));

/** From the configured host: `https://ch.shop.example`. */
export const siteOrigin = (config: SiteConfiguration, site: Pick<Site, 'host'>): string =>
  `${config.protocol}://${site.host}`;

/**
 * Built from the configured host, never from a request's (decisions, "Sites"); `path` may carry a
 * query.
 */
export const siteUrl = (config: SiteConfiguration, site: Site, path: `/${string}`): string =>
  `${siteOrigin(config, site)}${path}`;
