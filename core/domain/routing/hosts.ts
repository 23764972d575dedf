import type { Site, SiteConfiguration } from './sites.ts';
import { textOf } from '../text/text.ts';

/** `redirect`: another spelling of a site's host. `misdirected` (421): not a configured host. */
export type HostResolution =
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'redirect'; readonly site: Site }
  | { readonly kind: 'misdirected' };

type Authority = { readonly name: string; readonly port: string };

const hostHeaderPattern =
  /^(?<name>[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?<dot>\.?)(?<port>(?::\d{1,5})?)$/iu;

const readAuthority = (host: string): (Authority & { readonly plain: boolean }) | undefined => {
  const groups = hostHeaderPattern.exec(host)?.groups;
  if (groups === undefined) return undefined;
  const { name = '', dot = '', port = '' } = groups;
  return { name: name.toLowerCase(), port, plain: dot === '' && name === name.toLowerCase() };
};

const nameOf = (host: string): string => host.replace(/:\d+$/u, '');

/**
 * Any port will do where none is equal: behind a proxy the shop is asked under ports that it does
 * not know.
 */
const findByHost = <Row extends { readonly host: string }>(
  rows: readonly Row[],
  { name, port }: Authority,
): Row | undefined =>
  rows.find(({ host }) => host === `${name}${port}`) ??
  rows.find(({ host }) => nameOf(host) === name);

const toggleWww = (name: string): string =>
  name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`;

const findSpelling = (config: SiteConfiguration, authority: Authority): Site | undefined =>
  findByHost(config.sites, authority) ?? findByHost(config.aliases, authority)?.site;

/** Finds the site of a `Host` header as sent (decisions, "Sites"). */
export const resolveHost = (
  config: SiteConfiguration,
  hostHeader: string | undefined,
): HostResolution => {
  const unknown: HostResolution =
    config.unknownHost === 'misdirected'
      ? { kind: 'misdirected' }
      : { kind: 'site', site: config.defaultSite };
  const authority = readAuthority(textOf(hostHeader));
  if (authority === undefined) return unknown;
  const exact = findByHost(config.sites, authority);
  if (exact !== undefined) return { kind: authority.plain ? 'site' : 'redirect', site: exact };
  const site =
    findSpelling(config, authority) ??
    findSpelling(config, { ...authority, name: toggleWww(authority.name) });
  return site === undefined ? unknown : { kind: 'redirect', site };
};
