/**
 * The sample stories of the embedded content service, in the folders of the core: each page in each
 * content locale below `pages`, its chrome, navigation and shared promises below `global`.
 */
import { encodeBlock } from '../../../../../core/domain/content/block-codec.ts';
import { encodePerson } from '../../../../../core/domain/content/blocks/contact-persons.ts';
import { encodeChrome } from '../../../../../core/domain/content/chrome.ts';
import { encodeNavigation } from '../../../../../core/domain/content/navigation/navigation.ts';
import { encodePage } from '../../../../../core/domain/content/page-codec.ts';
import type { StoryBlock } from '../../../../../core/domain/content/story-codec.ts';
import {
  chromeSlug,
  navigationSlug,
  storyFolder,
} from '../../../../../core/domain/routing/story-folders.ts';
import type { StoryWriting } from '../../../../../core/domain/content/story-links.ts';
import { encodeRedirect } from '../../../../../core/domain/content/story-redirect.ts';
import { channels } from '../../../../../core/domain/locale/channel.ts';
import { contentLocales, localeTable } from '../../../../../core/domain/locale/locales.ts';
import { uuidOf, type Story, type StoryAlternate } from '../../story.ts';
import { chromeOf } from './chrome/chrome.ts';
import { navigationOf } from './navigation/navigation.ts';
import { personStories } from './persons.ts';
import { redirectPages } from './redirects.ts';
import { pagesOfChannel, type PageKey } from './registry.ts';
import { pathOf, type Site, type StoryPage } from './site.ts';

/** A story before it has numbers and alternates; equal groups are the same story elsewhere. */
type Draft = {
  readonly group: string;
  readonly name: string;
  /** Where it lies within its site's folder. */
  readonly slug: string;
  readonly content: (context: StoryWriting) => StoryBlock;
};

const publishedAt = '2026-11-02T09:00:00.000Z';

const pageSlug = (slug: string): string => `pages/${slug}`;

const folderOf = ({ channel, locale }: Site): string => storyFolder(channel, locale);

/** A page, and beside it the story of its promises, which it refers to. */
const pageDrafts = (site: Site, key: PageKey, page: StoryPage): readonly Draft[] => {
  const content = page.content(site);
  const { uspTeaser } = content;
  const uspSlug = `global/usp-${key}`;
  const usp = uspTeaser === undefined ? undefined : uuidOf(`${folderOf(site)}/${uspSlug}`);
  const draft: Draft = {
    group: key,
    name: content.title,
    slug: pageSlug(page.slug(site.locale)),
    content: (context) => encodePage(context, content, usp),
  };
  return uspTeaser === undefined
    ? [draft]
    : [
        draft,
        {
          group: uspSlug,
          name: `Promises, ${key}`,
          slug: uspSlug,
          content: (context) => encodeBlock(context, uspTeaser),
        },
      ];
};

/** The addresses that lead on to pages of the site. */
const redirectDrafts = (site: Site): readonly Draft[] =>
  Object.entries(redirectPages).flatMap(([group, { name, slugs, target, status }]) =>
    site.pages.has(target)
      ? [
          {
            group,
            name,
            slug: pageSlug(slugs[localeTable[site.locale].language]),
            content: (context: StoryWriting) =>
              encodeRedirect(context, { target: pathOf(site, target), status }),
          },
        ]
      : [],
  );

/** The people whom pages refer to. */
const personDrafts = (site: Site): readonly Draft[] =>
  personStories(site).map(({ slug, person }) => ({
    group: slug,
    name: person.name,
    slug,
    content: (context) => encodePerson(context, person),
  }));

const draftsOf = (site: Site): readonly Draft[] => [
  ...[...site.pages].flatMap(([key, page]) => pageDrafts(site, key, page)),
  {
    group: chromeSlug,
    name: 'Chrome',
    slug: chromeSlug,
    content: (context) => encodeChrome(context, chromeOf(site)),
  },
  {
    group: navigationSlug,
    name: 'Navigation',
    slug: navigationSlug,
    content: (context) => encodeNavigation(context, navigationOf(site)),
  },
  ...personDrafts(site),
  ...redirectDrafts(site),
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

/** Every channel in every content locale. */
export const sites: readonly Site[] = channels.flatMap((channel) => {
  const pages = pagesOfChannel(channel);
  return contentLocales.map((locale) => ({ channel, locale, pages }));
});

type Placed = Draft & { readonly site: Site; readonly fullSlug: string };

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
