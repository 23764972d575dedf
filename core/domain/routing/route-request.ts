import type { ErrorCode } from '../errors/error-codes.ts';
import { mediaPath } from '../image/attributes.ts';
import { designerLocale, withDesignerLocale } from './designer-locale.ts';
import {
  destinationSegments,
  readDestination,
  unprefixedPath,
  type Destination,
  type RouteTarget,
} from './destination.ts';
import { resolveHost, type HostResolution } from './hosts.ts';
import { languagePrefixOf } from './language-prefix.ts';
import { displayPath, encodeSearch, encodeSegment, printSegments } from './paths.ts';
import { imageSegment, reservedSegmentOf } from './reserved-segments.ts';
import type {
  ImageDecision,
  NotFoundDecision,
  NotFoundReason,
  RoutePlace,
  RedirectDecision,
  RouteDecision,
  RouteRequest,
} from './route-decision.ts';
import { siteOrigin, type Site, type SiteConfiguration } from './sites.ts';
import { hasFileEnding, readSlug, type SanePath, type SlugReading } from './slug-sanity.ts';

type FoundDestination = Destination & {
  readonly target: Exclude<RouteTarget, { readonly kind: 'none' }>;
};

type Asked = Omit<RouteRequest, 'host'>;

type Reading = {
  readonly config: SiteConfiguration;
  readonly request: Asked;
  readonly host: Exclude<HostResolution, { readonly kind: 'misdirected' }>;
  readonly path: SanePath;
  readonly destination: FoundDestination;
};

const siteOf = (config: SiteConfiguration, host: HostResolution): Site =>
  host.kind === 'misdirected' ? config.defaultSite : host.site;

/** Pages that ask for files or for `/img/` are wrong; a mistyped address is nothing to warn of. */
const warningOf = ({ rawPath }: Asked, reason: NotFoundReason): ErrorCode | undefined => {
  if (reason === 'file-ending') return 'asset-load-on-slug';
  return rawPath.includes(`/${imageSegment}/`) ? 'img-path-redirected' : undefined;
};

const notFound = (
  { site, locale, platform }: RoutePlace,
  request: Asked,
  reason: NotFoundReason,
): NotFoundDecision => ({
  kind: 'notFound',
  status: reason === 'malformed-encoding' ? 400 : 404,
  reason,
  site,
  locale,
  platform,
  path: displayPath(request.rawPath),
  warning: warningOf(request, reason),
});

/** An error page for an unreadable path is in its site's own language. */
const placeWithoutPath = (config: SiteConfiguration, site: Site): RoutePlace => {
  const { locale, platform } = readDestination(config, site, []);
  return { site, locale, platform };
};

/** Segments after the first `/img/`. A path that ends there leads nowhere. */
const imageRest = ({ segments }: SanePath): readonly string[] | undefined => {
  const index = segments.indexOf(imageSegment);
  return index < 0 ? undefined : segments.slice(index + 1);
};

const located = (
  { config, host }: Pick<Reading, 'config' | 'host'>,
  site: Site,
  isAbsolute: boolean,
  path: string,
): string => (isAbsolute || host.kind === 'redirect' ? `${siteOrigin(config, site)}${path}` : path);

const imageDecision = (
  reading: Pick<Reading, 'config' | 'host' | 'request'>,
  place: RoutePlace,
  rest: readonly string[],
): ImageDecision | NotFoundDecision => {
  if (rest.length === 0) return notFound(place, reading.request, 'image-path');
  const source = rest.map(encodeSegment).join('/');
  return {
    kind: 'image',
    status: 302,
    location: located(reading, reading.host.site, false, mediaPath('motif', 1, 'auto', source)),
    warning: 'img-path-redirected',
  };
};

const kindsWithSlashRule: readonly RouteTarget['kind'][] = ['page', 'application'];

const hasSlashRule = ({ request, destination: { target, rest } }: Reading): boolean =>
  kindsWithSlashRule.includes(target.kind) &&
  !hasFileEnding(rest) &&
  (request.method === 'GET' || request.method === 'HEAD');

const canonicalSlash = (reading: Reading): boolean =>
  hasSlashRule(reading)
    ? reading.config.trailingSlash[reading.destination.site.channel]
    : reading.path.trailingSlash;

const isSamePath = (path: SanePath, segments: readonly string[], slash: boolean): boolean =>
  path.segments.length === segments.length &&
  path.segments.every((segment, index) => segment === segments[index]) &&
  (segments.length === 0 || path.trailingSlash === slash);

/** All normalisations of an address in one redirect. */
const redirectDecision = (reading: Reading): RedirectDecision | undefined => {
  const { request, destination, host, path } = reading;
  const segments = destinationSegments(destination);
  const slash = canonicalSlash(reading);
  const needsLocale =
    destination.target.kind === 'designer' && designerLocale(request.search) === undefined;
  const isCanonical =
    host.kind === 'site' && !destination.moved && !needsLocale && isSamePath(path, segments, slash);
  if (isCanonical) return undefined;
  const search = needsLocale
    ? withDesignerLocale(request.search, destination.locale)
    : request.search;
  const location = `${printSegments(segments, slash)}${encodeSearch(search)}`;
  return {
    kind: 'redirect',
    status: destination.moved || needsLocale ? 302 : 301,
    location: located(reading, destination.site, destination.moved, location),
  };
};

const destinationDecision = (reading: Reading): RouteDecision => {
  const { config, request, destination } = reading;
  const { site, locale, platform, target } = destination;
  switch (target.kind) {
    case 'designer': {
      const chosen = designerLocale(request.search) ?? locale;
      return { ...target, site, locale, platform, designerLocale: chosen };
    }
    case 'application':
      return { ...target, site, locale, platform };
    case 'page':
      return {
        ...target,
        site,
        locale,
        platform,
        languagePrefix: languagePrefixOf(locale),
        path: unprefixedPath(destination, target.route),
        canonicalPath: printSegments(
          destinationSegments(destination),
          config.trailingSlash[site.channel],
        ),
      };
  }
};

/** Whose host an address has, and whether its path is one. */
export type AddressReading = {
  readonly rawPath: string;
  readonly host: HostResolution;
  readonly slug: SlugReading;
};

/** Reads host and path of an address. */
export const readAddress = (
  config: SiteConfiguration,
  { host, rawPath }: Pick<RouteRequest, 'host' | 'rawPath'>,
): AddressReading => ({ rawPath, host: resolveHost(config, host), slug: readSlug(rawPath) });

/**
 * Decides in the order of decisions, "Order of checks": slug sanity, host, `/img/`, language,
 * desktop order, segments, slash, configurator locale. Any text has an answer; a redirect leads to
 * the end, over one more on another host. `%41` is `A` and does not redirect.
 */
export const routeReading = (
  config: SiteConfiguration,
  { rawPath, host, slug }: AddressReading,
  { method, search }: Pick<RouteRequest, 'method' | 'search'>,
): RouteDecision => {
  const request = { method, search, rawPath };
  const site = siteOf(config, host);
  if (slug.kind === 'refused') {
    return notFound(placeWithoutPath(config, site), request, slug.reason);
  }
  const { path } = slug;
  const segment = reservedSegmentOf(path.segments);
  const image = imageRest(path);
  const destination = readDestination(config, site, path.segments);
  const { target } = destination;
  const isPage = segment === undefined && image === undefined;
  if (isPage && target.kind === 'none' && target.reason === 'file-ending') {
    return notFound(destination, request, target.reason);
  }
  if (host.kind === 'misdirected') return { kind: 'misdirected', status: 421 };
  if (segment !== undefined) return { kind: 'reserved', site, segment };
  if (image !== undefined) {
    return imageDecision({ config, host, request }, placeWithoutPath(config, site), image);
  }
  if (target.kind === 'none') return notFound(destination, request, target.reason);
  const found: FoundDestination = { ...destination, target };
  const reading: Reading = { config, request, host, path, destination: found };
  return redirectDecision(reading) ?? destinationDecision(reading);
};

/** `routeReading` after `readAddress`. */
export const routeRequest = (config: SiteConfiguration, request: RouteRequest): RouteDecision =>
  routeReading(config, readAddress(config, request), request);
