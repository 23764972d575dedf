import type { DesignerProduct } from '../catalogue/designers.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { Platform } from '../locale/channel.ts';
import type { Language, Locale } from '../locale/locales.ts';
import type { PageRoute } from './page-routes.ts';
import type { ReservedSegment } from './reserved-segments.ts';
import type { Site } from './sites.ts';
import type { SlugRefusal } from './slug-sanity.ts';
import type { Answerer, SpecialPrefix } from './special-prefixes.ts';

/** A request as far as routing looks at it. */
export type RouteRequest = {
  /** `GET`, `HEAD`, `POST`, … */
  readonly method: string;
  /** The `Host` header as it was sent, letter case and all; undefined where there was none. */
  readonly host: string | undefined;
  /** The path as it was sent: percent-encoded, not normalised by a URL parser. */
  readonly rawPath: string;
  /** The query with its question mark, or nothing. */
  readonly search: string;
};

/**
 * Why there is no page: the slug is not sane, a page path ends like a file, two letters are no
 * language of the shop (or no site speaks it), prefixes or reserved segments follow a prefix,
 * no such designer, a theme without an id.
 */
export type NotFoundReason =
  | SlugRefusal
  | 'file-ending'
  | 'unknown-language'
  | 'repeated-prefix'
  | 'reserved-segment'
  | 'image-path'
  | 'unknown-designer'
  | 'theme-without-id';

/** Site, language and platform of a decision. */
export type RoutePlace = {
  readonly site: Site;
  readonly locale: Locale;
  readonly platform: Platform;
};

/** A page of this storefront, at its canonical address. */
export type PageDecision = RoutePlace & {
  readonly kind: 'page';
  readonly languagePrefix: Language | undefined;
  /** Decoded, without language and desktop prefix and without a slash at the end. */
  readonly path: string;
  /** Percent-encoded, with prefixes and the channel's trailing slash. */
  readonly canonicalPath: `/${string}`;
  readonly route: PageRoute;
};

/** Another address, for good (301) or for now (302); a path, or an absolute address. */
export type RedirectDecision = {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly location: string;
};

/** A path with `/img/`: sent on to the media service, and logged under `warning`. */
export type ImageDecision = {
  readonly kind: 'image';
  readonly status: 302;
  readonly location: string;
  readonly warning: ErrorCode;
};

/** No page: 400 for malformed percent-encoding, 404 otherwise. */
export type NotFoundDecision = RoutePlace & {
  readonly kind: 'notFound';
  readonly status: 404 | 400;
  readonly reason: NotFoundReason;
  /** The path as the error page shows it (see `displayPath`). */
  readonly path: string;
  readonly warning: ErrorCode | undefined;
};

/** The embedded designer, `/configurator-{product}`. */
export type DesignerDecision = RoutePlace & {
  readonly kind: 'designer';
  readonly product: DesignerProduct;
  /** The locale that the query names, which may be another market's. */
  readonly designerLocale: Locale;
};

/** A path of the shop's other applications: never a page of this storefront. */
export type ApplicationDecision = RoutePlace & {
  readonly kind: 'application';
  readonly application: SpecialPrefix;
  readonly answeredBy: Exclude<Answerer, 'storefront'>;
};

/** A path that this process answers itself outside its pages (see `reservedSegments`). */
export type ReservedDecision = {
  readonly kind: 'reserved';
  readonly site: Site;
  readonly segment: ReservedSegment;
};

/** A host that is not one of the shop's. */
export type MisdirectedDecision = { readonly kind: 'misdirected'; readonly status: 421 };

/** The answer to a request. */
export type RouteDecision =
  | PageDecision
  | RedirectDecision
  | ImageDecision
  | NotFoundDecision
  | DesignerDecision
  | ApplicationDecision
  | ReservedDecision
  | MisdirectedDecision;
