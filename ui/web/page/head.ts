import type { Page } from '../../../core/domain/content/page.ts';
import { mediaPath } from '../../../core/domain/image/attributes.ts';
import { presetOf } from '../../../core/domain/image/presets.ts';
import { localisedSlugs } from '../../../core/domain/routing/localized-urls.ts';
import { pageAlternates, pageUrl, type PageAlternate } from '../../../core/domain/routing/pages.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { siteUrl, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { PageHead } from '../loaded-page.ts';

/** What search engines and previews read of a page besides; all addresses are absolute. */
export type MachineHead = PageHead & {
  readonly canonical: string;
  readonly description: string;
  readonly robots: string;
  readonly alternates: readonly PageAlternate[];
  readonly images: readonly {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alternative: string;
  }[];
  readonly sameAs: readonly string[];
};

/** The head of a content page. */
export const headOf = (sites: SiteConfiguration, decision: PageDecision, page: Page) => {
  const { site, locale, platform, route } = decision;
  return {
    title: page.title,
    canonical: page.canonicalUrl ?? pageUrl(sites, site, { locale, platform, route }),
  };
};

/** The whole head of a content page, for machines. */
export const machineHeadOf = (
  sites: SiteConfiguration,
  decision: PageDecision,
  page: Page,
): MachineHead => {
  const { site } = decision;
  const { width, height } = presetOf('open-graph');
  return {
    ...headOf(sites, decision, page),
    description: page.description,
    robots: page.robots,
    alternates: pageAlternates(sites, site.channel, decision, localisedSlugs(page.alternates)),
    images: page.ogImages.map(({ source, alternative }) => ({
      url: siteUrl(sites, site, `/${mediaPath('open-graph', 1, 'jpg', source).slice(1)}`),
      width,
      height,
      alternative,
    })),
    sameAs: page.additionalSameAsLinks,
  };
};
