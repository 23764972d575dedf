import { isDesignerProduct, type DesignerProduct } from '../catalogue/designers.ts';
import { defaultLocaleOf } from '../locale/locale.ts';
import { localeTable } from '../locale/locales.ts';
import { chooseLanguage, looksLikePrefix, readPrefixes } from './language-prefix.ts';
import {
  pageSegments,
  platformOf,
  prefixedSegments,
  readRoute,
  routeSegments,
  type PageRoute,
} from './page-routes.ts';
import { configuratorBeginning, reservedSegmentOf } from './reserved-segments.ts';
import type { NotFoundReason, RoutePlace } from './route-decision.ts';
import type { Site, SiteConfiguration } from './sites.ts';
import { hasFileEnding } from './slug-sanity.ts';
import {
  answererOf,
  specialPrefixOf,
  type Answerer,
  type SpecialPrefix,
} from './special-prefixes.ts';
import { translateKnownSegments, translateSegments } from './translate-segments.ts';

/** Meaning of a path, canonical or not. */
export type Destination = RoutePlace & {
  /** The language belongs to another market's site. */
  readonly moved: boolean;
  /** Decoded, without prefixes, in the words of the language. */
  readonly rest: readonly string[];
  readonly target: RouteTarget;
};

export type RouteTarget =
  | { readonly kind: 'page'; readonly route: PageRoute }
  | { readonly kind: 'designer'; readonly product: DesignerProduct }
  | {
      readonly kind: 'application';
      readonly application: SpecialPrefix;
      readonly answeredBy: Exclude<Answerer, 'storefront'>;
      readonly further: readonly string[];
    }
  | { readonly kind: 'none'; readonly reason: NotFoundReason };

const none = (reason: NotFoundReason): RouteTarget => ({ kind: 'none', reason });

const designerTarget = ([first = '', ...further]: readonly string[]): RouteTarget => {
  const product = first.slice(configuratorBeginning.length);
  return isDesignerProduct(product) && further.length === 0
    ? { kind: 'designer', product }
    : none('unknown-designer');
};

const readTarget = ({ locale, platform }: RoutePlace, rest: readonly string[]): RouteTarget => {
  const { language } = localeTable[locale];
  const [first = '', ...further] = rest;
  if (first.startsWith(configuratorBeginning)) return designerTarget(rest);
  const application = specialPrefixOf(language, first);
  const answeredBy = application === undefined ? 'storefront' : answererOf(application);
  if (application !== undefined && answeredBy !== 'storefront') {
    return { kind: 'application', application, answeredBy, further };
  }
  if (hasFileEnding(rest)) return none('file-ending');
  if (looksLikePrefix(rest[0])) return none('repeated-prefix');
  if (reservedSegmentOf(rest) !== undefined) return none('reserved-segment');
  const route = readRoute(language, platform, rest);
  return route === undefined ? none('theme-without-id') : { kind: 'page', route };
};

const platformOfTarget = (place: RoutePlace, target: RouteTarget): RoutePlace =>
  target.kind === 'page' ? { ...place, platform: platformOf(target.route, place.platform) } : place;

/** Reads a path's decoded segments. */
export const readDestination = (
  config: SiteConfiguration,
  site: Site,
  segments: readonly string[],
): Destination => {
  const { prefix, platform, rest } = readPrefixes(segments);
  const choice = chooseLanguage(config, site, prefix);
  if (choice.kind === 'unknown') {
    const target = none(hasFileEnding(rest) ? 'file-ending' : 'unknown-language');
    return { site, locale: defaultLocaleOf(site.market), platform, moved: false, rest, target };
  }
  const place: RoutePlace = { site: choice.site, locale: choice.locale, platform };
  const { language } = localeTable[choice.locale];
  const moved = choice.kind === 'moved';
  const translated = moved
    ? translateKnownSegments(rest, language)
    : translateSegments(rest, language);
  const target = readTarget(place, translated);
  return { ...platformOfTarget(place, target), moved, rest: translated, target };
};

/** The segments of the canonical path, prefixes included. */
export const destinationSegments = (destination: Destination): readonly string[] => {
  const { locale, platform, rest, target } = destination;
  return target.kind === 'page'
    ? pageSegments({ locale, platform, route: target.route })
    : prefixedSegments(locale, platform, rest);
};

/** The decoded path of a page without prefixes. */
export const unprefixedPath = ({ locale }: RoutePlace, route: PageRoute): string =>
  `/${routeSegments(localeTable[locale].language, route).join('/')}`;
