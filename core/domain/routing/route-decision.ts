import type { DesignerProduct } from '../catalogue/designers.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { Platform } from '../locale/channel.ts';
import type { Language, Locale } from '../locale/locales.ts';
import type { PageRoute } from './page-routes.ts';
import type { ReservedSegment } from './reserved-segments.ts';
import type { Site } from './sites.ts';
import type { SlugRefusal } from './slug-sanity.ts';
import type { Answerer, SpecialPrefix } from './special-prefixes.ts';

export type RouteRequest = {
  readonly method: string;
  /** As sent; undefined where there was none. */
  readonly host: string | undefined;
  /** As sent: percent-encoded, not normalised. */
  readonly rawPath: string;
  /** With its question mark, or empty. */
  readonly search: string;
};

/**
 * Beside the slug's own reasons: two letters are not a language of the site, a path ends like a
 * file, a prefix is followed by a prefix or a reserved segment, or the designer or theme id is
 * missing.
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

export type RoutePlace = {
  readonly site: Site;
  readonly locale: Locale;
  readonly platform: Platform;
};

export type PageDecision = RoutePlace & {
  readonly kind: 'page';
  readonly languagePrefix: Language | undefined;
  /** Decoded, without prefixes and slash at the end. */
  readonly path: string;
  /** Percent-encoded, with prefixes and the channel's trailing slash. */
  readonly canonicalPath: `/${string}`;
  readonly route: PageRoute;
};

/** Another address, for good (301) or for now (302). */
export type RedirectDecision = {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly location: string;
};

/** A path with `/img/`, sent on to the media service. */
export type ImageDecision = {
  readonly kind: 'image';
  readonly status: 302;
  readonly location: string;
  readonly warning: ErrorCode;
};

/** 400 for malformed percent-encoding, else 404. */
export type NotFoundDecision = RoutePlace & {
  readonly kind: 'notFound';
  readonly status: 404 | 400;
  readonly reason: NotFoundReason;
  /** As `displayPath` prints it. */
  readonly path: string;
  readonly warning: ErrorCode | undefined;
};

export type DesignerDecision = RoutePlace & {
  readonly kind: 'designer';
  readonly product: DesignerProduct;
  /** From the query; may be another market's. */
  readonly designerLocale: Locale;
};

export type ApplicationDecision = RoutePlace & {
  readonly kind: 'application';
  readonly application: SpecialPrefix;
  readonly answeredBy: Exclude<Answerer, 'storefront'>;
  /** Decoded, behind the application's own segment: a step of it, or a page of its own. */
  readonly further: readonly string[];
};

export type ReservedDecision = {
  readonly kind: 'reserved';
  readonly site: Site;
  readonly segment: ReservedSegment;
};

export type MisdirectedDecision = { readonly kind: 'misdirected'; readonly status: 421 };

export type RouteDecision =
  | PageDecision
  | RedirectDecision
  | ImageDecision
  | NotFoundDecision
  | DesignerDecision
  | ApplicationDecision
  | ReservedDecision
  | MisdirectedDecision;
