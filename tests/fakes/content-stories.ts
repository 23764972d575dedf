/** A world of content as stories of the embedded content service. */
import { encodeChrome } from '../../core/domain/content/chrome.ts';
import { encodeNavigation } from '../../core/domain/content/navigation/navigation.ts';
import { encodePage } from '../../core/domain/content/page-codec.ts';
import type { StoryBlock } from '../../core/domain/content/story-codec.ts';
import type { StoryWriting } from '../../core/domain/content/story-links.ts';
import { encodeRedirect } from '../../core/domain/content/story-redirect.ts';
import { numberOf, type Story } from '../../server/embedded/content/story.ts';
import type { ContentWorld, WorldStory } from './content.ts';

const contentOf = (context: StoryWriting, story: WorldStory): StoryBlock => {
  switch (story.kind) {
    case 'page':
    case 'draft':
      return encodePage(context, story.content);
    case 'redirect':
      return encodeRedirect(context, story);
    case 'chrome':
      return encodeChrome(context, story.chrome);
    case 'navigation':
      return encodeNavigation(context, story.navigation);
  }
};

/** A story around a content, published a moment after the epoch unless said otherwise. */
export const storyWith = (
  fullSlug: string,
  content: StoryBlock,
  {
    uuid = 'id',
    publishedAt = '1970-01-01T00:00:10.000Z',
  }: {
    readonly uuid?: string | undefined;
    readonly publishedAt?: string | null | undefined;
  } = {},
): Story => ({
  id: numberOf(uuid),
  uuid,
  group_id: uuid,
  name: fullSlug,
  slug: fullSlug.split('/').at(-1) ?? '',
  full_slug: fullSlug,
  parent_id: 0,
  position: 0,
  is_startpage: false,
  lang: 'default',
  published_at: publishedAt,
  first_published_at: publishedAt,
  created_at: '1970-01-01T00:00:00.000Z',
  tag_list: [],
  alternates: [],
  content,
});

/** The stories of a world. */
export const storiesOf = (world: ContentWorld): readonly Story[] => {
  const fullSlugOf = ({ channel, locale, slug }: ContentWorld[number]): string =>
    `${channel}/${locale}/${slug.startsWith('global/') ? '' : 'pages/'}${slug}`;
  const uuids = new Map(world.map((entry) => [fullSlugOf(entry), entry.story.id]));
  return world.map((entry) => {
    const context = {
      folder: `${entry.channel}/${entry.locale}`,
      uuidOfSlug: (fullSlug: string) => uuids.get(fullSlug),
    };
    return storyWith(fullSlugOf(entry), contentOf(context, entry.story), {
      uuid: entry.story.id,
      ...(entry.story.kind === 'draft' && { publishedAt: null }),
    });
  });
};
