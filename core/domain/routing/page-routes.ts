import type { Platform } from '../locale/channel.ts';
import { languages, localeTable, type Language, type Locale } from '../locale/locales.ts';
import { desktopSegment, languagePrefixOf } from './language-prefix.ts';
import { oneOf } from '../text/one-of.ts';

/** Start page of the desktop software (storefront §2). */
export const desktopStartSegment = 'desktop-startseite';

/** First segments of product detail pages (storefront §2). */
export const productSegments = [
  'products',
  'vorkonfigurator-kalender',
  'vorkonfigurator-karten',
] as const;

export type ProductSegment = (typeof productSegments)[number];

/** First segment of `/themes/{id}`. */
export const themesSegment = 'themes';

/** By language (decisions, "Wishlist"). */
export const wishlistSegments = {
  de: 'merkzettel',
  en: 'wishlist',
  es: 'lista-de-deseos',
  fr: 'liste-d-envies',
  it: 'lista-dei-desideri',
  nl: 'verlanglijst',
} as const satisfies Record<Language, string>;

/** True in any language. */
export const isWishlistSegment = (segment: string): boolean =>
  languages.some((language) => wishlistSegments[language] === segment);

export type PageRoute =
  | { readonly kind: 'start' }
  | { readonly kind: 'desktopStart' }
  | { readonly kind: 'products'; readonly segment: ProductSegment }
  | { readonly kind: 'theme'; readonly id: string }
  | { readonly kind: 'wishlist' }
  | { readonly kind: 'content'; readonly segments: readonly [string, ...string[]] };

export type PageAddress = {
  readonly locale: Locale;
  readonly platform: Platform;
  readonly route: PageRoute;
};

/** The named route groups (storefront §2); other routes have no name. */
export const routeGroupNames = ['products', 'themes-id-theme', 'wishlist'] as const;

export type RouteGroup = (typeof routeGroupNames)[number];

const routeGroups = {
  start: undefined,
  desktopStart: undefined,
  products: 'products',
  theme: 'themes-id-theme',
  wishlist: 'wishlist',
  content: undefined,
} as const satisfies Record<PageRoute['kind'], RouteGroup | undefined>;

/** Undefined for a route without a name. */
export const routeGroupOf = (route: PageRoute): RouteGroup | undefined => routeGroups[route.kind];

const isProductSegment = oneOf(productSegments);

/** Undefined for `/themes` without an id, where the shop has no page (storefront §2). */
export const readRoute = (
  language: Language,
  platform: Platform,
  rest: readonly string[],
): PageRoute | undefined => {
  const [first, second, ...further] = rest;
  if (first === undefined) return { kind: platform === 'desktop' ? 'desktopStart' : 'start' };
  if (second === undefined) {
    if (first === desktopStartSegment) return { kind: 'desktopStart' };
    if (isProductSegment(first)) return { kind: 'products', segment: first };
    if (first === themesSegment) return undefined;
    if (first === wishlistSegments[language]) return { kind: 'wishlist' };
    return { kind: 'content', segments: [first] };
  }
  if (first !== themesSegment || further.length > 0)
    return { kind: 'content', segments: [first, second, ...further] };
  // An id of spaces alone counts as missing.
  return second.trim() === '' ? undefined : { kind: 'theme', id: second };
};

/** The segments of a route without prefixes. */
export const routeSegments = (language: Language, route: PageRoute): readonly string[] => {
  switch (route.kind) {
    case 'start':
      return [];
    case 'desktopStart':
      return [desktopStartSegment];
    case 'products':
      return [route.segment];
    case 'theme':
      return [themesSegment, route.id];
    case 'wishlist':
      return [wishlistSegments[language]];
    case 'content':
      return route.segments;
  }
};

/** The desktop start page is always the desktop's. */
export const platformOf = (route: PageRoute, platform: Platform): Platform =>
  route.kind === 'desktopStart' ? 'desktop' : platform;

/** Adds the prefixes: first the language, then `d` (decisions, "Canonical order"). */
export const prefixedSegments = (
  locale: Locale,
  platform: Platform,
  rest: readonly string[],
): readonly string[] => {
  const language = languagePrefixOf(locale);
  return [
    ...(language === undefined ? [] : [language]),
    ...(platform === 'desktop' ? [desktopSegment] : []),
    ...rest,
  ];
};

const desktopTheme = (locale: Locale, id: string): readonly string[] => [
  desktopSegment,
  ...prefixedSegments(locale, 'web', [themesSegment, id]),
];

/**
 * Of the canonical path. Themes put `d` before the language; the desktop start page needs no `d`.
 */
export const pageSegments = ({ locale, platform, route }: PageAddress): readonly string[] => {
  const { language } = localeTable[locale];
  if (route.kind === 'theme' && platform === 'desktop') return desktopTheme(locale, route.id);
  if (route.kind === 'desktopStart' || (route.kind === 'start' && platform === 'desktop')) {
    return prefixedSegments(locale, 'web', [desktopStartSegment]);
  }
  return prefixedSegments(locale, platform, routeSegments(language, route));
};
