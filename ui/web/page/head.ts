import type { Page } from '../../../core/domain/content/page.ts';
import { mediaPath } from '../../../core/domain/image/attributes.ts';
import { presetOf } from '../../../core/domain/image/presets.ts';
import { alternates, pageUrl, type Alternate } from '../../../core/domain/routing/pages.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { siteUrl, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { localisedSlugs } from './market-links.ts';

/** What stands in a page's `<head>`. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
  readonly images: readonly {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alternative: string;
  }[];
  readonly sameAs: readonly string[];
};

/** The head of a content page; all addresses are absolute, from the configured host. */
export const headOf = (sites: SiteConfiguration, decision: PageDecision, page: Page): Head => {
  const { site, locale, platform, route } = decision;
  const { width, height } = presetOf('open-graph');
  return {
    title: page.title,
    description: page.description,
    robots: page.robots,
    canonical: page.canonicalUrl ?? pageUrl(sites, site, { locale, platform, route }),
    alternates: alternates(sites, site.channel, decision, localisedSlugs(page.alternates)),
    images: page.ogImages.map(({ source, alternative }) => ({
      url: siteUrl(sites, site, `/${mediaPath('open-graph', 1, 'jpg', source).slice(1)}`),
      width,
      height,
      alternative,
    })),
    sameAs: page.additionalSameAsLinks,
  };
};
