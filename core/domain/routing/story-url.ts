import { pathInFolder, storyFolder, storyPlace } from './story-folders.ts';
import { localeTable } from '../locale/locales.ts';
import { pageUrl } from './pages.ts';
import { findSite, type SiteConfiguration } from './sites.ts';

/**
 * The address of a story's page by its full slug (`poster/de-DE/…`), which the visual editor sends.
 * Undefined for stories that are not pages, and without a site.
 */
export const storyPageUrl = (config: SiteConfiguration, fullSlug: string): string | undefined => {
  const place = storyPlace(fullSlug);
  if (place === undefined) return undefined;
  const { channel, locale } = place;
  const site = findSite(config, channel, localeTable[locale].market);
  const path = pathInFolder(storyFolder(channel, locale), fullSlug);
  if (site === undefined || path === undefined) return undefined;
  const [first, ...rest] = path.split('/').filter((segment) => segment !== '');
  const route =
    first === undefined
      ? ({ kind: 'start' } as const)
      : ({ kind: 'content', segments: [first, ...rest] } as const);
  return pageUrl(config, site, { locale, platform: 'web', route });
};
