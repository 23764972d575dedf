import fc from 'fast-check';

import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import {
  productCategories,
  categorySegments,
} from '../../core/domain/routing/category-segments.ts';
import { looksLikePrefix } from '../../core/domain/routing/language-prefix.ts';
import {
  desktopStartSegment,
  isWishlistSegment,
  productSegments,
  themesSegment,
  wishlistSegments,
  type PageAddress,
  type PageRoute,
} from '../../core/domain/routing/page-routes.ts';
import {
  configuratorBeginning,
  reservedSegmentOf,
} from '../../core/domain/routing/reserved-segments.ts';
import type { RouteRequest } from '../../core/domain/routing/route-decision.ts';
import {
  configuredSites,
  findSite,
  type Site,
  type SiteConfiguration,
} from '../../core/domain/routing/sites.ts';
import { hasFileEnding, readSlug } from '../../core/domain/routing/slug-sanity.ts';
import {
  answererOf,
  specialPrefixInAnyLanguage,
  specialPrefixKinds,
  specialWords,
} from '../../core/domain/routing/special-prefixes.ts';
import { translateSegments } from '../../core/domain/routing/translate-segments.ts';
import { anyLanguage, anyLocale, anyPlatform } from './locale.ts';
import { embeddedSites } from '../../server/embedded-addresses.ts';
import { anyCodePoint } from './code-point.ts';

const shop = (): SiteConfiguration => {
  const settings = configuredSites({
    protocol: 'https',
    sites: embeddedSites(80).sites.map((site) => ({
      ...site,
      host: `www.${site.host.replace('localhost', 'shop.example')}`,
    })),
    defaultSite: { channel: 'poster', market: 'de' },
    trailingSlash: { poster: true, kartenliebe: false },
  });
  if (settings._tag === 'Left') throw new Error(settings.left.kind);
  return settings.right;
};

/** The embedded sites, and a shop with hosts of its own and the opposite slashes. */
export const embedded = embeddedSites(3000);
export const configured = shop();
export const anySites: fc.Arbitrary<SiteConfiguration> = fc.constantFrom(embedded, configured);

/** The site of a locale's market; every channel has one everywhere. */
export const siteFor = (config: SiteConfiguration, channel: Site['channel'], locale: Locale) =>
  findSite(config, channel, localeTable[locale].market) ?? config.defaultSite;

/** Texts that a hand, a crawler or an attacker puts into an address. */
const hostileText = fc.constantFrom(
  '',
  '.',
  '..',
  '%',
  '%2',
  '%2e',
  '%2F',
  '%5c',
  '\\',
  '/',
  '//',
  '%00',
  '\t',
  '\n',
  '\u0085',
  '%c3%28',
  '\ud800',
  '@',
  ':',
  '?',
  '#',
  'd',
  'D',
  'de',
  'FR',
  'xx',
  'img',
  'ä',
  '%C3%A4',
);

const knownText = fc.oneof(
  fc.constantFrom(...productSegments, themesSegment, desktopStartSegment, 'configurator-card'),
  fc.constantFrom('configurator-', 'configurator-x', 'media', 'robots.txt', 'a.pdf', 'feed-card'),
  fc.constantFrom(...Object.values(wishlistSegments)),
  fc
    .tuple(fc.constantFrom(...productCategories), anyLanguage)
    .map(([name, to]) => categorySegments[name][to]),
  fc
    .tuple(fc.constantFrom(...specialPrefixKinds), anyLanguage)
    .map(([kind, language]) => specialWords(kind, language)[0]),
);

/** A raw path that is likely to mean something. */
const anyLikelyPath: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof({ weight: 4, arbitrary: knownText }, hostileText, fc.string({ maxLength: 8 })),
      {
        maxLength: 5,
      },
    ),
    fc.array(fc.constantFrom('d', 'D', 'de', 'fr', 'IT', 'nl', 'en', 'xx'), { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([rest, prefixes, slash]) => `/${[...prefixes, ...rest].join('/')}${slash ? '/' : ''}`);

/** Any raw path at all. */
export const anyRawPath: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: anyLikelyPath },
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint }).map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
);

/** A host header: a site's own in some spelling, or something else. */
const anyHost = (config: SiteConfiguration): fc.Arbitrary<string | undefined> => {
  const own = fc.constantFrom(...[...config.sites, ...config.aliases].map(({ host }) => host));
  return fc.oneof(
    { weight: 3, arbitrary: own },
    own.map((host) => host.toUpperCase()),
    own.map((host) => host.replace(/(?=:|$)/u, '.')),
    own.map((host) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)),
    fc.constantFrom('evil.example', '127.0.0.1:3000', '[::1]:3000', '', undefined),
    fc.string(),
  );
};

/** A query as it may follow a path. */
export const anySearch: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '?', '?locale=fr-FR', '?locale=&a=1', '?locale=xx-XX', '?a=1&%6cocale=no'),
  fc.string({ unit: anyCodePoint }).map((text) => `?${text}`),
);

/** Any request to a shop. */
export const anyRequest = (config: SiteConfiguration): fc.Arbitrary<RouteRequest> =>
  fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
    host: anyHost(config),
    rawPath: anyRawPath,
    search: anySearch,
  });

const isSane = (segment: string): boolean =>
  readSlug(`/${encodeURIComponent(segment.toWellFormed())}`).kind === 'sane' &&
  segment.isWellFormed();

/** A segment that can be part of a page's path. */
export const anySlugSegment: fc.Arbitrary<string> = fc
  .oneof(
    fc.stringMatching(/^[a-z0-9]{3,12}(?:-[a-z0-9]{1,8}){0,2}$/u),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  )
  .filter((segment) => isSane(segment) && !hasFileEnding([segment]));

const isContentBeginning = (segment: string): boolean => {
  const special = specialPrefixInAnyLanguage(segment);
  return (
    !looksLikePrefix(segment) &&
    !segment.startsWith(configuratorBeginning) &&
    !isWishlistSegment(segment) &&
    segment !== themesSegment &&
    segment !== desktopStartSegment &&
    segment !== 'img' &&
    !productSegments.some((known) => known === segment) &&
    reservedSegmentOf([segment, '']) === undefined &&
    (special === undefined || answererOf(special) === 'storefront')
  );
};

/** A content page's route, in the words of the locale. */
export const contentRouteIn = (locale: Locale): fc.Arbitrary<PageRoute> =>
  fc
    .tuple(
      fc.oneof(
        anySlugSegment.filter(isContentBeginning),
        fc.constantFrom(...productCategories).map((name) => categorySegments[name].en),
      ),
      fc.array(
        anySlugSegment.filter((segment) => segment !== 'img'),
        { maxLength: 3 },
      ),
    )
    .map(([first, rest]) => {
      const { language } = localeTable[locale];
      const [head = first, ...tail] = translateSegments([first, ...rest], language);
      return { kind: 'content', segments: [head, ...tail] };
    });

/** A page, with its platform as it is shown. */
export const anyPageAddress: fc.Arbitrary<PageAddress> = fc
  .tuple(anyLocale, anyPlatform)
  .chain(([locale, platform]) =>
    fc
      .oneof(
        fc.constantFrom<PageRoute>(
          { kind: platform === 'desktop' ? 'desktopStart' : 'start' },
          { kind: 'wishlist' },
        ),
        fc
          .constantFrom(...productSegments)
          .map((segment) => ({ kind: 'products' as const, segment })),
        // An id of spaces alone counts as missing.
        anySlugSegment
          .filter((id) => id !== 'img' && id.trim() !== '')
          .map((id) => ({ kind: 'theme' as const, id })),
        contentRouteIn(locale),
      )
      .map((route: PageRoute) => ({ locale, platform, route })),
  );
