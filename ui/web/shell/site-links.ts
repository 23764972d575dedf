import type { Channel } from '../../../core/domain/locale/channel.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { legalSegments, type LegalPage } from '../../../core/domain/routing/legal-pages.ts';
import { linkContext } from '../../../core/domain/routing/link-context.ts';
import type { LinkContext } from '../../../core/domain/routing/links.ts';
import { prefixedSegments, type PageAddress } from '../../../core/domain/routing/page-routes.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import type { Site, SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { specialWords, type SpecialPrefix } from '../../../core/domain/routing/special-prefixes.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import { placeOf } from './request-place.ts';
import type { ContentLinks } from './resolve-link.ts';

/** The same for all pages of a site. */
const contexts = memoizeByIdentity<LinkContext>();

const contextOf = (sites: SiteConfiguration, site: Site): LinkContext =>
  contexts([sites, site.host], () => linkContext(sites, site, { path: '', search: '' }));

/** On the server links carry nothing over. */
export const siteLinks = (request: StorefrontRequest, path: string): ContentLinks => {
  const { site, locale, platform } = placeOf(request);
  return {
    context: { ...contextOf(request.sites, site), path },
    prefix: prefixedSegments(locale, platform, [])
      .map((segment) => `/${segment}`)
      .join(''),
  };
};

/** In the request's language and on its platform. */
export const startPath = (request: StorefrontRequest): string => {
  const { locale, platform, site } = placeOf(request);
  return pathFor(request.sites, site.channel, { locale, platform, route: { kind: 'start' } });
};

/** In the request's language and on its platform. */
export const wishlistHref = (request: StorefrontRequest): string => {
  const { locale, platform, site } = placeOf(request);
  return pathFor(request.sites, site.channel, { locale, platform, route: { kind: 'wishlist' } });
};

/** The first word of that kind of page in the language. */
export const wordPath = (
  sites: SiteConfiguration,
  channel: Channel,
  { locale, platform }: Pick<PageAddress, 'locale' | 'platform'>,
  kind: SpecialPrefix,
): string => {
  const [word] = specialWords(kind, localeTable[locale].language);
  const route = { kind: 'content', segments: [word] } as const;
  return pathFor(sites, channel, { locale, platform, route });
};

export const wordHref = (request: StorefrontRequest, kind: SpecialPrefix): string => {
  const place = placeOf(request);
  return wordPath(request.sites, place.site.channel, place, kind);
};

/** In the request's language and on its platform. */
export const legalHref = (request: StorefrontRequest, page: LegalPage): string => {
  const { locale, platform, site } = placeOf(request);
  const segments = [legalSegments[page][localeTable[locale].language]] as const;
  return pathFor(request.sites, site.channel, {
    locale,
    platform,
    route: { kind: 'content', segments },
  });
};
