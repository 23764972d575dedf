/**
 * The sample stories of the embedded content service: `{channel}/{content locale}/{slug}`, each
 * page in each content locale, with its chrome, shared promises and a redirect beside them.
 */
import { encodeBlock } from '../../../../core/domain/content/block-codec.ts';
import { encodeChrome } from '../../../../core/domain/content/chrome.ts';
import { encodePage, type PageContent } from '../../../../core/domain/content/page-codec.ts';
import type { StoryBlock } from '../../../../core/domain/content/story-codec.ts';
import { chromeSlug, storyFolder } from '../../../../core/domain/content/story-folders.ts';
import type { StoryWriting } from '../../../../core/domain/content/story-links.ts';
import { encodeRedirect } from '../../../../core/domain/content/story-redirect.ts';
import { channels } from '../../../../core/domain/locale/channel.ts';
import { contentLocales, localeTable } from '../../../../core/domain/locale/locales.ts';
import { uuidOf, type Story, type StoryAlternate } from '../story.ts';
import { cardsError, cardsHome } from './cards.ts';
import { chromeOf } from './chrome.ts';
import { posterError, posterHome, productPage, sharedUsp, wallArtPage } from './poster.ts';
import { pagesOf, pathOf, plainPage, sectionBlock, type SampleSite } from './site.ts';
import { canvasShortSlugs, productPages, slugOf, type PageKey } from './slugs.ts';
import { textsOf } from './texts/by-locale.ts';
import { servicePages, type ServicePage } from './texts/texts.ts';

/** A story before it has numbers and alternates; equal groups are the same story elsewhere. */
type Draft = {
  readonly group: string;
  readonly name: string;
  readonly slug: string;
  readonly content: (context: StoryWriting) => StoryBlock;
};

const uspSlug = 'global/usp';
const publishedAt = '2026-11-02T09:00:00.000Z';

const servicePage = (site: SampleSite, page: ServicePage): PageContent => {
  const texts = site.texts.service[page];
  const { products, frame } = site.texts;
  const homeName = site.channel === 'poster' ? products.home.name : frame.cards.name;
  return {
    ...plainPage(site, page, texts, homeName),
    blocks: texts.sections.map((section, position) =>
      sectionBlock(site, `section-${position}`, section),
    ),
  };
};

const pageContent = (site: SampleSite, page: PageKey): PageContent => {
  const isPoster = site.channel === 'poster';
  const product = productPages.find((known) => known === page);
  const service = servicePages.find((known) => known === page);
  if (product !== undefined) return productPage(site, product);
  if (service !== undefined) return servicePage(site, service);
  if (page === 'wallArt') return wallArtPage(site);
  if (page === 'error') return isPoster ? posterError(site) : cardsError(site);
  return isPoster ? posterHome(site) : cardsHome(site);
};

const isProduct = (page: PageKey): boolean => productPages.some((known) => known === page);

const pageDraft = (site: SampleSite, page: PageKey): Draft => {
  const content = pageContent(site, page);
  const usp = isProduct(page) ? uuidOf(`${folderOf(site)}/${uspSlug}`) : undefined;
  return {
    group: page,
    name: content.title,
    slug: slugOf(page, site.locale),
    content: (context) => encodePage(context, content, usp),
  };
};

const folderOf = ({ channel, locale }: SampleSite): string => storyFolder(channel, locale);

const posterExtras = (site: SampleSite): readonly Draft[] => [
  {
    group: uspSlug,
    name: 'Promises',
    slug: uspSlug,
    content: (context) => encodeBlock(context, sharedUsp(site)),
  },
  {
    group: 'canvas-short',
    name: 'Canvas, short address',
    slug: canvasShortSlugs[localeTable[site.locale].language],
    content: (context) => encodeRedirect(context, { target: pathOf(site, 'canvas'), status: 301 }),
  },
];

const draftsOf = (site: SampleSite): readonly Draft[] => [
  ...pagesOf(site.channel).map((page) => pageDraft(site, page)),
  {
    group: chromeSlug,
    name: 'Chrome',
    slug: chromeSlug,
    content: (context) => encodeChrome(context, chromeOf(site)),
  },
  ...(site.channel === 'poster' ? posterExtras(site) : []),
];

const alternateOf = ({ id, name, slug, full_slug, parent_id }: Story): StoryAlternate => ({
  id,
  name,
  slug,
  published: true,
  full_slug,
  is_folder: false,
  parent_id,
});

const sites: readonly SampleSite[] = channels.flatMap((channel) =>
  contentLocales.map((locale) => ({ channel, locale, texts: textsOf(locale) })),
);

type Placed = Draft & { readonly site: SampleSite; readonly fullSlug: string };

const printStory = (context: StoryWriting, draft: Placed, position: number): Story => ({
  id: position + 1,
  uuid: uuidOf(draft.fullSlug),
  group_id: uuidOf(`${draft.site.channel}:${draft.group}`),
  name: draft.name,
  slug: draft.slug.split('/').at(-1) ?? draft.slug,
  full_slug: draft.fullSlug,
  parent_id: 0,
  position,
  is_startpage: false,
  lang: 'default',
  published_at: publishedAt,
  first_published_at: publishedAt,
  created_at: publishedAt,
  tag_list: [],
  alternates: [],
  content: draft.content(context),
});

const linkedStories = (): readonly Story[] => {
  const drafts: readonly Placed[] = sites.flatMap((site) =>
    draftsOf(site).map((draft) => ({
      ...draft,
      site,
      fullSlug: `${folderOf(site)}/${draft.slug}`,
    })),
  );
  const uuids = new Map(drafts.map(({ fullSlug }) => [fullSlug, uuidOf(fullSlug)]));
  const stories = drafts.map((draft, position) => {
    const context = {
      folder: folderOf(draft.site),
      uuidOfSlug: (fullSlug: string) => uuids.get(fullSlug),
    };
    return printStory(context, draft, position);
  });
  const groups = Map.groupBy(stories, ({ group_id: group }) => group);
  return stories.map((story) => ({
    ...story,
    alternates: (groups.get(story.group_id) ?? [])
      .filter((other) => other !== story)
      .map(alternateOf),
  }));
};

/** Every sample story, linked among each other; the same ones at each start. */
export const stories: readonly Story[] = linkedStories();
