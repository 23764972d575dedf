/** Sample stories as a page loads them, each once. */
import { homeSlug, isInnerPageSlug } from '../../../../core/domain/routing/story-folders.ts';
import { storyblokContent } from '../../../../adapters/storyblok/storyblok.ts';
import type { ContentLink } from '../../../../core/domain/navigation/content-link.ts';
import type { Page } from '../../../../core/domain/content/page.ts';
import type { Navigation } from '../../../../core/domain/navigation/navigation.ts';
import { productSegments } from '../../../../core/domain/routing/page-routes.ts';
import { answererOf, specialPrefixOf } from '../../../../core/domain/routing/special-prefixes.ts';
import { type Channel } from '../../../../core/domain/locale/channel.ts';
import { localeTable, type ContentLocale } from '../../../../core/domain/locale/locales.ts';
import { E } from '../../../../core/fp.ts';
import { contentService } from '../../../../server/embedded/content/content.ts';
import {
  pagesOfChannel,
  type PageKey,
} from '../../../../server/embedded/content/samples/stories/registry.ts';
import { pageOf, type Site } from '../../../../server/embedded/content/samples/stories/site.ts';
import { heldSleep } from '../../../fakes/fetch.ts';
import { patient } from '../../../fakes/patient.ts';
import { stories } from '../../../../server/embedded/content/samples/stories/stories.ts';
import { visitObjects } from '../../../../server/embedded/content/story.ts';
import { contentAccess } from '../../../fakes/content-access.ts';

export const reported: unknown[] = [];
const service = contentService({ stories, log: () => undefined });
export const content = storyblokContent({
  ...contentAccess((request) => service.fetch(request)),
  cacheSeconds: 600,
  clock: { now: () => 0 },
  sleep: heldSleep().sleep,
  log: { report: (_code, facts) => reported.push(facts) },
})(patient);

export const slugOf = (site: Site, key: PageKey): string => pageOf(site, key).slug(site.locale);

export const siteOf = (channel: Channel, locale: ContentLocale): Site => ({
  channel,
  locale,
  pages: pagesOfChannel(channel),
});

const loadOnce = async (site: Site, slug: string): Promise<Page> => {
  const answer = await content.page({ ...site, platform: 'web', slug })();
  if (E.isLeft(answer)) throw new Error(`${site.locale}/${slug}: ${answer.left.kind}`);
  return answer.right;
};

const loaded = new Map<string, Promise<Page>>();

/** A page of a site, which is read and decoded once for all tests that look at it. */
export const load = (site: Site, slug: string): Promise<Page> => {
  const place = `${site.channel}/${site.locale}/${slug}`;
  const page = loaded.get(place) ?? loadOnce(site, slug);
  loaded.set(place, page);
  return page;
};

export const pagesOfSite = (site: Site): Promise<readonly Page[]> =>
  Promise.all([...site.pages.keys()].map((key) => load(site, slugOf(site, key))));

export const urls = (links: readonly (ContentLink | undefined)[]): readonly string[] =>
  links.flatMap((link) => (link === undefined ? [] : [link.url]));

export const navigationOf = async (site: Site): Promise<Navigation> => {
  const navigation = await content.navigation(site)();
  if (E.isLeft(navigation)) throw new Error('There is no navigation.');
  return navigation.right;
};

/** The addresses of all links within a value. */
export const linksIn = (value: unknown): readonly string[] => {
  const found: string[] = [];
  visitObjects(value, ({ url, link }) => {
    for (const address of [url, link])
      if (typeof address === 'string' && address !== '') found.push(address);
  });
  return found;
};

/** Whether a path is answered by a page of the content, not by a designer or another application. */
export const isPageOf = ({ locale }: Site, url: string): boolean => {
  const [first = ''] = url.slice(1).split(/[/?#]/u);
  if (first.startsWith('configurator-')) return false;
  const kind = specialPrefixOf(localeTable[locale].language, first);
  return kind === undefined || answererOf(kind) === 'storefront';
};

export const linksOfPage = (page: Page): readonly string[] => [
  ...urls(page.breadcrumb),
  ...[page.teaser, page.uspTeaser, ...page.blocks].flatMap((block) =>
    block === undefined ? [] : linksIn(block),
  ),
];

/** Pages that no search engine keeps: what shows elsewhere, what only comes, where ads lead. */
export const isUnlisted = (slug: string): boolean =>
  (isInnerPageSlug(slug) && slug !== homeSlug) ||
  productSegments.some((segment) => segment === slug) ||
  slug.startsWith('feed-');
