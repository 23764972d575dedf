/** Where a log-in that stands over a page returns to. */
import { printPairs, readPairs } from '../query/query.ts';
import { encodeSearch, printSegments } from './paths.ts';
import { returnParameter } from './return-parameter.ts';
import { routeRequest } from './route-request.ts';
import type { Site, SiteConfiguration } from './sites.ts';
import { readSlug } from './slug-sanity.ts';

/** Characters. */
const longestTarget = 2_000;

/** The parameter for an address of this site. */
export const printReturnTarget = (address: string): string =>
  printPairs([[returnParameter, address]]);

/**
 * The address to return to, if this very site answers it without a redirect. It is printed anew as
 * a path, so that it cannot lead to another host.
 */
export const returnTargetOf = (
  config: SiteConfiguration,
  site: Site,
  search: string,
): `/${string}` | undefined => {
  const value = readPairs(search).find(([name]) => name === returnParameter)?.[1];
  if (value === undefined || value.length > longestTarget || value.includes('#')) return undefined;
  const start = value.includes('?') ? value.indexOf('?') : value.length;
  const [rawPath, query] = [value.slice(0, start), value.slice(start)];
  const slug = readSlug(rawPath);
  if (!rawPath.startsWith('/') || slug.kind === 'refused') return undefined;
  const decision = routeRequest(config, {
    method: 'GET',
    host: site.host,
    rawPath,
    search: query,
  });
  switch (decision.kind) {
    case 'page':
    case 'application':
    case 'designer': {
      const { segments, trailingSlash } = slug.path;
      return decision.site.host === site.host
        ? `${printSegments(segments, trailingSlash)}${encodeSearch(query)}`
        : undefined;
    }
    default:
      return undefined;
  }
};
