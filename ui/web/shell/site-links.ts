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
import { keptByOwner } from './kept-by-owner.ts';
import { placeOf } from './request-place.ts';
import type { ContentLinks } from './resolve-link.ts';

/** What links of a site need to know, whatever the page. */
const contexts = keptByOwner<SiteConfiguration, LinkContext>();

const contextOf = (sites: SiteConfiguration, site: Site): LinkContext =>
  contexts(sites, site.host, () => linkContext(sites, site, { path: '', search: '' }));

/** What links of the content are resolved against; they carry nothing over on the server. */
export const siteLinks = (request: StorefrontRequest, path: string): ContentLinks => {
  const { site, locale, platform } = placeOf(request);
  return {
    context: { ...contextOf(request.sites, site), path },
    prefix: prefixedSegments(locale, platform, [])
      .map((segment) => `/${segment}`)
      .join(''),
  };
};

/** The path of the start page in the request's language and on its platform. */
export const startPath = (request: StorefrontRequest): string => {
  const { locale, platform, site } = placeOf(request);
  return pathFor(request.sites, site.channel, { locale, platform, route: { kind: 'start' } });
};

/** Where a kind of page lies in a locale's language: at the first of its words. */
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

/** Where a kind of page lies on the request's site, in its language. */
export const wordHref = (request: StorefrontRequest, kind: SpecialPrefix): string => {
  const place = placeOf(request);
  return wordPath(request.sites, place.site.channel, place, kind);
};

/** Where a page lies that the law asks for, in the request's language and on its platform. */
export const legalHref = (request: StorefrontRequest, page: LegalPage): string => {
  const { locale, platform, site } = placeOf(request);
  const segments = [legalSegments[page][localeTable[locale].language]] as const;
  return pathFor(request.sites, site.channel, {
    locale,
    platform,
    route: { kind: 'content', segments },
  });
};
