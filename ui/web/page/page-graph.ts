import { contactPointData } from '../../../core/domain/contact/contact-hours.ts';
import {
  articleData,
  breadcrumbData,
  companyData,
  companyNameData,
  dataGraph,
  listData,
  printScriptJson,
  questionsData,
  webSiteData,
  type ArticleData,
  type BreadcrumbData,
  type CompanyData,
  type CompanyNameData,
  type DataGraph,
  type QuestionsData,
  type WebSiteData,
} from '../../../core/domain/content/structured-data.ts';
import {
  giftVoucherData,
  productData,
  type SoldFacts,
} from '../../../core/domain/content/product-data.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { openGraphUrl } from '../../../core/domain/content/open-graph.ts';
import { isIndexable } from '../../../core/domain/content/robots-meta.ts';
import { languagesOf } from '../../../core/domain/locale/markets.ts';
import { internationalTelephone } from '../../../core/domain/navigation/telephone-link.ts';
import { pageUrl } from '../../../core/domain/routing/pages.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import { siteUrl, type Site, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import { timeZoneOf } from '../../../core/domain/countdown/countdown-message.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import type { ProductOffers } from '../products/product.ts';
import { resolveLinks, type ContentLinks } from '../shell/resolve-link.ts';
import { companyAddress } from '../shell/company-address.ts';
import { shopLogos } from '../shell/shop-logos.ts';
import { shopLooks } from '../shell/shop-looks.ts';
import type { MachineHead } from './head.ts';

/** Besides the product. */
type PageNode =
  | CompanyData
  | CompanyNameData
  | WebSiteData
  | BreadcrumbData
  | QuestionsData
  | ArticleData;

/** A data block: browsers do not run it. */
const dataScript = (graph: DataGraph<object>): string =>
  `<script type="application/ld+json">${printScriptJson(graph)}</script>`;

const companyId = (sites: SiteConfiguration, site: Site): string =>
  siteUrl(sites, site, '/#organization');

const dialled = (hotline: string | undefined, { market }: Site): string | undefined => {
  const number = hotline === undefined ? undefined : internationalTelephone(hotline, market);
  return number === undefined || E.isLeft(number) ? undefined : number.right;
};

type GraphSources = {
  readonly sites: SiteConfiguration;
  readonly links: ContentLinks;
  readonly head: MachineHead;
  /** The service hotline as printed. */
  readonly hotline: string | undefined;
};

const pageGraph = (
  { site, locale }: RoutePlace,
  page: Page,
  { sites, links, head, hotline }: GraphSources,
): DataGraph<PageNode> => {
  const { name } = shopLogos[site.channel];
  const id = companyId(sites, site);
  const { publication } = page;
  const start = pageUrl(sites, site, { locale, platform: 'web', route: { kind: 'start' } });
  const steps = resolveLinks(links, page.breadcrumb).map(({ text, href }) => ({ text, url: href }));
  const absolute = (href: string): string =>
    URL.parse(href, siteUrl(sites, site, '/'))?.href ?? head.canonical;
  const named = { id, name, url: siteUrl(sites, site, '/') };
  // Search engines read of the company where the site begins; 200 bytes of each other page.
  const isDescribed = head.canonical === start || page.additionalSameAsLinks.length > 0;
  return dataGraph<PageNode>([
    isDescribed
      ? companyData({
          ...named,
          logo: siteUrl(sites, site, shopLooks[site.channel].icons[512]),
          address: companyAddress,
          contactPoint: contactPointData({
            telephone: dialled(hotline, site),
            languages: languagesOf(site.market),
          }),
          sameAs: page.additionalSameAsLinks,
        })
      : companyNameData(named),
    webSiteData(name, start, locale, id),
    steps.length > 1 ? breadcrumbData(steps, absolute) : undefined,
    questionsData(locale, page.blocks),
    publication &&
      articleData(publication, id, {
        headline: page.teaser?.headline ?? page.title,
        description: page.description,
        image: head.images.map(({ url }) => url),
        mainEntityOfPage: head.canonical,
        inLanguage: locale,
      }),
  ]);
};

/** Empty where search engines must not keep the page. */
export const renderPageGraph = (place: RoutePlace, page: Page, sources: GraphSources): string =>
  isIndexable(sources.head.robots) ? dataScript(pageGraph(place, page, sources)) : '';

/** As the canonical address shows it. */
const soldOnPage = (
  { site, locale }: RoutePlace,
  page: Page,
  { sites, head }: Pick<GraphSources, 'sites' | 'head'>,
): SoldFacts => ({
  locale,
  name: page.teaser?.headline ?? page.title,
  description: page.description,
  url: head.canonical,
  pictures: page.ogImages.map(({ source }) => openGraphUrl(sites, site, source)),
  brand: shopLogos[site.channel].name,
  seller: companyId(sites, site),
});

type ProductSources = Pick<GraphSources, 'sites' | 'head'> & { readonly now: number };

/** Of a page that lists designs; undefined where search engines must not keep it. */
export const renderListGraph = (
  place: RoutePlace,
  { title, teaser }: Page,
  hrefs: readonly string[],
  { sites, head }: Pick<GraphSources, 'sites' | 'head'>,
): string | undefined => {
  if (!isIndexable(head.robots) || hrefs.length === 0) return undefined;
  const start = siteUrl(sites, place.site, '/');
  const urls = hrefs.flatMap((href) => URL.parse(href, start)?.href ?? []);
  return dataScript(dataGraph([listData(teaser?.headline ?? title, head.canonical, urls)]));
};

/** Of a page that sells gift vouchers; undefined where search engines must not keep it. */
export const renderVoucherGraph = (
  place: RoutePlace,
  page: Page,
  sources: Pick<GraphSources, 'sites' | 'head'>,
): string | undefined =>
  isIndexable(sources.head.robots)
    ? dataScript(dataGraph([giftVoucherData(soldOnPage(place, page, sources))]))
    : undefined;

const graphs = memoizeByIdentity<string | undefined>();

/** Undefined where there is nothing to say. */
export const renderProductGraph = (
  place: RoutePlace,
  page: Page,
  offers: ProductOffers,
  sources: ProductSources,
): string | undefined => {
  const { sites, head, now } = sources;
  if (!isIndexable(head.robots)) return undefined;
  const { site, locale } = place;
  const today = calendarDay(timeZoneOf(localeTable[locale].market), now);
  return graphs([page, offers, head, sites, site, locale, today], () => {
    const product = productData({ ...soldOnPage(place, page, sources), ...offers, now });
    return dataScript(dataGraph([product]));
  });
};
