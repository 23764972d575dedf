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

/** Where a page is in every locale of its channel, grouped by market. */
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
 * Where a page of the content is, by its own `alternates`; where a page of another application is,
 * by what that says. All others, designers and what is not there, are nowhere else.
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
 * Where a page leads in every market and language that its channel has: to itself where it exists
 * there, else to the start page. Without `alternates` no page of the content is elsewhere.
 */
export const loadMarketLinks = async (
  request: StorefrontRequest,
  alternates: Page['alternates'] | undefined,
): Promise<readonly MarketLinks[]> =>
  marketLinks(await loadUrls(request, alternates), placeOf(request).locale);
