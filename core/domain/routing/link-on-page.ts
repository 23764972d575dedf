import { E } from '../../fp.ts';
import { parseAddress, type AddressError } from './addresses.ts';
import { resolveHost } from './hosts.ts';
import { linkContext } from './link-context.ts';
import { classifyLink, type Link } from './links.ts';
import type { SiteConfiguration } from './sites.ts';

/** The page has no address, or its host is not the shop's. */
export type LinkPageError = AddressError | { readonly kind: 'unknown-host'; readonly host: string };

/** `classifyLink` on the page at an address such as `https://ch.shop.example/fr/foo?_debug=1`. */
export const classifyLinkOn = (
  pageAddress: string,
  href: string,
  sites: SiteConfiguration,
): E.Either<LinkPageError, Link> => {
  const page = parseAddress(pageAddress);
  if (E.isLeft(page)) return page;
  const { host = '', rawPath, search } = page.right;
  const found = resolveHost(sites, host);
  return found.kind === 'misdirected'
    ? E.left({ kind: 'unknown-host', host })
    : E.right(classifyLink(linkContext(sites, found.site, { path: rawPath, search }), href));
};
