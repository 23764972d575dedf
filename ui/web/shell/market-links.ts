import type { Page } from '../../../core/domain/content/page.ts';
import { localeTable, markets, type Locale } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import {
  localisedSlugs,
  localizedUrlsOf,
  urlsOfPage,
  type LocalizedUrl,
} from '../../../core/domain/routing/localized-urls.ts';
import { E } from '../../../core/fp.ts';
import { showLocalizedUrls } from '../../../core/usecases/show-localized-urls.ts';
import type { MarketLinks } from '../../components/market-switcher/market-switcher.tsx';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { placeOf } from './request-place.ts';

/** By market, of the locales of its channel. */
const marketLinks = (urls: readonly LocalizedUrl[], current: Locale): readonly MarketLinks[] =>
  markets.flatMap((market) => {
    const links = urls
      .filter(({ locale }) => marketOf(locale) === market)
      .map(({ locale, url, isSamePage }) => ({
        locale,
        language: localeTable[locale].language,
        href: url,
        isSamePage,
        isCurrent: locale === current,
      }));
    return links.length === 0 ? [] : [{ market, links }];
  });

/**
 * A content page exists elsewhere by its `alternates`, an application's page by what that says;
 * designers and missing pages do not.
 */
const loadUrls = async (
  request: StorefrontRequest,
  alternates: Page['alternates'] | undefined,
): Promise<readonly LocalizedUrl[]> => {
  const { decision, sites, ports, url } = request;
  const { site, locale, platform } = placeOf(request);
  const { channel } = site;
  if (decision.kind === 'application') {
    const said = await showLocalizedUrls(sites, { channel, locale }, url.pathname)(ports)();
    if (E.isRight(said)) return said.right;
  }
  const said =
    decision.kind === 'page' && alternates !== undefined
      ? urlsOfPage(sites, channel, decision, localisedSlugs(alternates))
      : {};
  return localizedUrlsOf(sites, channel, said, platform);
};

/**
 * Leads to the page where it exists, otherwise to the start page. Without `alternates` a content
 * page exists nowhere else.
 */
export const loadMarketLinks = async (
  request: StorefrontRequest,
  alternates: Page['alternates'] | undefined,
): Promise<readonly MarketLinks[]> =>
  marketLinks(await loadUrls(request, alternates), placeOf(request).locale);
