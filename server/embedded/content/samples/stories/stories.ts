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
import { folderId, folderOf as folderOfSlug } from '../../space.ts';
import { numberOf, uuidOf, type Story } from '../../story.ts';
import { chromeOf } from './chrome/chrome.ts';
import { navigationOf } from './navigation/navigation.ts';
import { personStories } from './persons.ts';
import { redirectPages } from './redirects.ts';
import { pagesOfChannel, type PageKey } from './registry.ts';
import { pathOf, type Site, type StoryPage } from './site.ts';

/** A story before it has numbers; equal groups are the same story elsewhere. */
type Draft = {
  readonly group: string;
  readonly name: () => string;
  /** Where it lies within its site's folder. */
  readonly slug: string;
  readonly content: (context: StoryWriting) => StoryBlock;
};

const publishedAt = '2026-11-02T09:00:00.000Z';

const pageSlug = (slug: string): string => `pages/${slug}`;

const folderOf = ({ channel, locale }: Site): string => storyFolder(channel, locale);

/** Makes it when it is first asked for. */
const madeOnce = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** A page, and beside one that sells a product the story of its promises, which it refers to. */
const pageDrafts = (site: Site, key: PageKey, page: StoryPage): readonly Draft[] => {
  const content = madeOnce(() => page.content(site));
  const uspSlug = `global/usp-${key}`;
  const usp = page.isProduct ? uuidOf(`${folderOf(site)}/${uspSlug}`) : undefined;
  const draft: Draft = {
    group: key,
    name: () => page.head(site.locale).title,
    slug: pageSlug(page.slug(site.locale)),
    content: (context) => encodePage(context, content(), usp),
  };
  const promises: Draft = {
    group: uspSlug,
    name: () => `Promises, ${key}`,
    slug: uspSlug,
    content: (context) => {
      const { uspTeaser } = content();
      if (uspTeaser === undefined) throw new Error(`The page "${key}" promises nothing.`);
      return encodeBlock(context, uspTeaser);
    },
  };
  return page.isProduct ? [draft, promises] : [draft];
};

/** The addresses that lead on to pages of the site. */
const redirectDrafts = (site: Site): readonly Draft[] =>
  Object.entries(redirectPages).flatMap(([group, { name, slugs, target, status }]) =>
    site.pages.has(target)
      ? [
          {
            group,
            name: () => name,
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
    name: () => person.name,
    slug,
    content: (context) => encodePerson(context, person),
  }));

const draftsOf = (site: Site): readonly Draft[] => [
  ...[...site.pages].flatMap(([key, page]) => pageDrafts(site, key, page)),
  {
    group: chromeSlug,
    name: () => 'Chrome',
    slug: chromeSlug,
    content: (context) => encodeChrome(context, chromeOf(site)),
  },
  {
    group: navigationSlug,
    name: () => 'Navigation',
    slug: navigationSlug,
    content: (context) => encodeNavigation(context, navigationOf(site)),
  },
  ...personDrafts(site),
  ...redirectDrafts(site),
];

/** Every channel in every content locale. */
export const sites: readonly Site[] = channels.flatMap((channel) => {
  const pages = pagesOfChannel(channel);
  return contentLocales.map((locale) => ({ channel, locale, pages }));
});

type Placed = Draft & { readonly site: Site; readonly fullSlug: string; readonly uuid: string };

/** Its name and its content are made when somebody reads them: few of all sites' stories are. */
const printStory = (context: StoryWriting, draft: Placed, position: number): Story => {
  const content = madeOnce(() => draft.content(context));
  return {
    id: numberOf(draft.uuid),
    uuid: draft.uuid,
    group_id: uuidOf(`${draft.site.channel}:${draft.group}`),
    get name() {
      return draft.name();
    },
    slug: draft.slug.split('/').at(-1) ?? draft.slug,
    full_slug: draft.fullSlug,
    parent_id: folderId(folderOfSlug(draft.fullSlug)),
    position,
    is_startpage: false,
    lang: 'default',
    published_at: publishedAt,
    first_published_at: publishedAt,
    created_at: publishedAt,
    tag_list: [],
    alternates: [],
    get content() {
      return content();
    },
  };
};

const linkedStories = (): readonly Story[] => {
  const drafts: readonly Placed[] = sites.flatMap((site) =>
    draftsOf(site).map((draft) => {
      const fullSlug = `${folderOf(site)}/${draft.slug}`;
      return { ...draft, site, fullSlug, uuid: uuidOf(fullSlug) };
    }),
  );
  const uuids = new Map(drafts.map(({ fullSlug, uuid }) => [fullSlug, uuid]));
  return drafts.map((draft, position) => {
    const context = {
      folder: folderOf(draft.site),
      uuidOfSlug: (fullSlug: string) => uuids.get(fullSlug),
    };
    return printStory(context, draft, position);
  });
};

/** Every sample story, linked among each other; the same ones at each start. */
export const stories: readonly Story[] = linkedStories();
