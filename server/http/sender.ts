/**
 * Where the page stood that sends a request: the one rule by which forms, pages and reports tell
 * those of this shop from those of another (security review 6, S10).
 */
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { siteOrigin } from '../../core/domain/routing/sites.ts';

/**
 * Where a request comes from.
 *
 * - `own`: a page of the host that is asked, or the user alone (a reload, a restored tab).
 * - `elsewhere`: another site, another host of this shop, or a page that hides where it is.
 * - `unsaid`: nothing says so; such a client is a program, or a browser that is older than 2020.
 */
type Sender = 'own' | 'elsewhere' | 'unsaid';

type Header = (name: string) => string | undefined;

/** No page can change this header, and no page can cause `none`. */
const ownFetchSites: readonly string[] = ['same-origin', 'none'];

/**
 * The origin that a browser sees: with the scheme of the configured sites, since TLS may end before
 * this process, and with the host as it was asked, which may have the port of a proxy.
 */
export const originAsked = (sites: SiteConfiguration, host: string | undefined): string =>
  URL.parse(`${sites.protocol}://${host ?? ''}`)?.origin ?? siteOrigin(sites, sites.defaultSite);

/**
 * Judges a request by its headers: `Sec-Fetch-Site` where a browser sends it, which counts even where
 * privacy settings make the origin `null`; else `Origin`, where `null` may be anybody's.
 */
export const senderOf = (sites: SiteConfiguration, header: Header): Sender => {
  const fetchSite = header('sec-fetch-site');
  if (fetchSite !== undefined) return ownFetchSites.includes(fetchSite) ? 'own' : 'elsewhere';
  const origin = header('origin');
  if (origin === undefined) return 'unsaid';
  return origin === originAsked(sites, header('host')) ? 'own' : 'elsewhere';
};

/**
 * Whether a form may act. `unsaid` may: each browser of today sends one of the headers with a form,
 * so that no other site can make it look like this, and who uses an older or a text browser can log
 * in and withdraw, too. The cookies of older browsers are `SameSite=Lax`, which no form of another
 * site brings.
 */
export const maySendForms = (sites: SiteConfiguration, header: Header): boolean =>
  senderOf(sites, header) !== 'elsewhere';
