/**
 * The one rule by which forms, pages and reports tell requests of this shop's pages from others
 * (security review 6, S10).
 */
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { siteOrigin } from '../../core/domain/routing/sites.ts';

/**
 * `own`: a page of the asked host, or the user alone (a reload, a restored tab). `elsewhere`:
 * another site, another host of this shop, or a page that hides where it is. `unsaid`: a program,
 * or a browser older than 2020.
 */
type Sender = 'own' | 'elsewhere' | 'unsaid';

type Header = (name: string) => string | undefined;

/** No page can change this header, and no page can cause `none`. */
const ownFetchSites: readonly string[] = ['same-origin', 'none'];

/**
 * With the scheme of the configured sites, since TLS may end before this process, and the host as
 * it was asked, which may have the port of a proxy.
 */
export const originAsked = (sites: SiteConfiguration, host: string | undefined): string =>
  URL.parse(`${sites.protocol}://${host ?? ''}`)?.origin ?? siteOrigin(sites, sites.defaultSite);

/**
 * `Sec-Fetch-Site` where a browser sends it, which counts even where privacy settings make the
 * origin `null`; else `Origin`, where `null` may be anybody's.
 */
export const senderOf = (sites: SiteConfiguration, header: Header): Sender => {
  const fetchSite = header('sec-fetch-site');
  if (fetchSite !== undefined) return ownFetchSites.includes(fetchSite) ? 'own' : 'elsewhere';
  const origin = header('origin');
  if (origin === undefined) return 'unsaid';
  return origin === originAsked(sites, header('host')) ? 'own' : 'elsewhere';
};

/**
 * `unsaid` may act: each browser of today sends one of the headers, so no other site can make a
 * form look like this, and older and text browsers can log in and withdraw. Their cookies are
 * `SameSite=Lax`, which no form of another site sends.
 */
export const maySendForms = (sites: SiteConfiguration, header: Header): boolean =>
  senderOf(sites, header) !== 'elsewhere';
