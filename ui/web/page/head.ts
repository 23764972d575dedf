import { hreflangOf } from '../../../core/domain/content/hreflang.ts';
import { openGraphUrl } from '../../../core/domain/content/open-graph.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { isIndexable, keptOut } from '../../../core/domain/content/robots-meta.ts';
import { presetOf } from '../../../core/domain/image/presets.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { pageUrl, type PageAlternate } from '../../../core/domain/routing/pages.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { PageHead } from '../requests/loaded-page.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import { shopLogos } from '../shell/shop-logos.ts';

/** For search engines and previews; all addresses are absolute. */
export type MachineHead = PageHead & {
  readonly canonical: string;
  readonly description: string;
  readonly robots: string;
  readonly type: 'article' | 'website';
  readonly siteName: string;
  readonly locale: Locale;
  /** Empty where search engines must not keep the page, or are sent elsewhere. */
  readonly alternates: readonly PageAlternate[];
  readonly images: readonly {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alternative: string;
  }[];
  readonly sameAs: readonly string[];
};

export const headOf = (sites: SiteConfiguration, decision: PageDecision, page: Page) => {
  const { site, locale, platform, route } = decision;
  return {
    title: page.title,
    canonical: page.canonicalUrl ?? pageUrl(sites, site, { locale, platform, route }),
  };
};

/** Drafts, and what the desktop software shows of the web's own pages, are for no search engine. */
const robotsOf = ({ platform }: PageDecision, { status, robots }: Page): string =>
  (platform === 'desktop' || status === 'draft') && isIndexable(robots) ? keptOut : robots;

const readMachineHead = (
  sites: SiteConfiguration,
  decision: PageDecision,
  page: Page,
): MachineHead => {
  const { site, locale, route } = decision;
  const { width, height } = presetOf('open-graph');
  const robots = robotsOf(decision, page);
  const isOwn = isIndexable(robots) && page.canonicalUrl === undefined;
  return {
    ...headOf(sites, decision, page),
    description: page.description,
    robots,
    type: page.publication === undefined ? 'website' : 'article',
    siteName: shopLogos[site.channel].name,
    locale,
    alternates: isOwn ? hreflangOf(sites, site.channel, route, page.alternates) : [],
    images: page.ogImages.map(({ source, alternative }) => ({
      url: openGraphUrl(sites, site, source),
      width,
      height,
      alternative,
    })),
    sameAs: page.additionalSameAsLinks,
  };
};

/** What an address asks for, such as a search, is not for search engines; its links are. */
export const headKeptOut = (head: MachineHead): MachineHead => ({
  ...head,
  robots: keptOut,
  alternates: [],
});

const heads = memoizeByIdentity<MachineHead>();

/** The same on every view of a page. */
export const machineHeadOf = (
  sites: SiteConfiguration,
  decision: PageDecision,
  page: Page,
): MachineHead => {
  const { site, locale, platform, canonicalPath } = decision;
  const key = `${site.host} ${locale} ${platform} ${canonicalPath}`;
  return heads([page, key], () => readMachineHead(sites, decision, page));
};
