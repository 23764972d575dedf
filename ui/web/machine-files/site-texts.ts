import type { ListedPage } from '../../../core/domain/content/listed-page.ts';
import { homeSlug } from '../../../core/domain/routing/story-folders.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { localeTable, markets, type Locale } from '../../../core/domain/locale/locales.ts';
import { countryOf, localesOf } from '../../../core/domain/locale/markets.ts';
import { printLlms, type LlmsLink } from '../../../core/domain/content/machine-files/llms.ts';
import { llmsSections } from '../../../core/domain/content/machine-files/llms-sections.ts';
import { listedPageUrl } from '../../../core/domain/content/machine-files/sitemap-entries.ts';
import { webManifest } from '../../../core/domain/content/machine-files/web-manifest.ts';
import { pageUrl, pathFor } from '../../../core/domain/routing/pages.ts';
import { findSite, type Site, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { SiteOverview } from '../../../core/usecases/list-site-pages.ts';
import { messagesFor } from '../../messages/compile.ts';
import { textOf } from '../../messages/text.tsx';
import { shopLogos } from '../shell/shop-logos.ts';
import { shopLooks } from '../shell/shop-looks.ts';
import { llmsMessages } from './messages.ts';

const start = { platform: 'web', route: { kind: 'start' } } as const;

/** As the locale writes them. */
const namesIn = (locale: Locale) => {
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    country: (of: Locale): string => regions.of(countryOf(of)) ?? countryOf(of),
    language: (of: Locale): string =>
      languages.of(localeTable[of].language) ?? localeTable[of].language,
  };
};

const marketLinks = (
  sites: SiteConfiguration,
  { channel }: Site,
  locale: Locale,
): readonly LlmsLink[] => {
  const names = namesIn(locale);
  return markets.flatMap((market) => {
    const site = findSite(sites, channel, market);
    if (site === undefined) return [];
    return localesOf(market).map((one) => ({
      text: `${names.country(one)} (${names.language(one)})`,
      url: pageUrl(sites, site, { ...start, locale: one }),
      description: '',
    }));
  });
};

const isHome = ({ slug }: ListedPage): boolean => slug === homeSlug;

/** `/llms.txt` in one language: what the site sells, where, and every page in a line. */
export const siteLlms = (
  sites: SiteConfiguration,
  site: Site,
  locale: Locale,
  { pages, chrome }: SiteOverview,
): string => {
  const text = textOf({ locale, messages: messagesFor(locale, [llmsMessages]) });
  const addressed = pages.flatMap((page) => {
    const url = listedPageUrl(sites, site, locale, page);
    return url === undefined ? [] : [{ page, url }];
  });
  return printLlms({
    name: shopLogos[site.channel].name,
    summary: pages.find(isHome)?.description ?? '',
    facts: [
      text('llms.delivery', { country: namesIn(locale).country(locale) }),
      text('llms.currency', { currency: currencyOf(locale).toUpperCase() }),
    ],
    sections: [
      ...llmsSections(chrome, addressed, text('llms.others')),
      { headline: text('llms.markets'), links: marketLinks(sites, site, locale) },
    ],
  });
};

/** `/manifest.webmanifest`, in the site's first language. */
export const siteManifest = (sites: SiteConfiguration, site: Site): string => {
  const [locale] = localesOf(site.market);
  const { icons, surface } = shopLooks[site.channel];
  const image = 'image/png';
  return JSON.stringify(
    webManifest({
      name: shopLogos[site.channel].name,
      locale,
      startPath: pathFor(sites, site.channel, { ...start, locale }),
      colour: surface,
      icons: [
        { src: icons[192], sizes: '192x192', type: image, purpose: 'any' },
        { src: icons[512], sizes: '512x512', type: image, purpose: 'any' },
        { src: icons.maskable, sizes: '512x512', type: image, purpose: 'maskable' },
      ],
    }),
  );
};
