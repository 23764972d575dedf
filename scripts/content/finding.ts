/** What `npm run content:check` finds, and the stories that it looks through. */
import type { StoryPlace } from '../../core/domain/routing/story-folders.ts';
import { storyPlace } from '../../core/domain/routing/story-folders.ts';
import { contentTypeOf } from '../../core/domain/content/story-redirect.ts';
import { E, t } from '../../core/fp.ts';

/** The rules of the check, each of which a module of this folder holds. */
export const contentRules = [
  'decoding',
  'translation',
  'language',
  'link',
  'picture',
  'figure',
  'typography',
  'glossary',
  'address',
  'head',
  'heading',
] as const;

/** A rule of the check. */
export type ContentRule = (typeof contentRules)[number];

/** Something that is wrong with a story. */
export type Finding = {
  readonly rule: ContentRule;
  /** The full slug of the story. */
  readonly story: string;
  /** Where in the story's content: `body.2.headline`; empty for the story as a whole. */
  readonly path: string;
  readonly message: string;
};

/** A story of the shop's folders, as the content service keeps it. */
export type ContentStory = {
  readonly uuid: string;
  readonly fullSlug: string;
  readonly place: StoryPlace;
  /** The same story in other folders has the same group. */
  readonly group: string;
  /** `Page`, `Redirect`, `Chrome`, …; undefined where the content names none. */
  readonly contentType: string | undefined;
  readonly content: unknown;
  /** The story as it was sent. */
  readonly sent: unknown;
};

/** All stories of a space, and how they are found. */
export type Space = {
  readonly stories: readonly ContentStory[];
  readonly byUuid: ReadonlyMap<string, ContentStory>;
};

const sentStory = t.intersection([
  t.type({ uuid: t.string, full_slug: t.string, content: t.UnknownRecord }),
  t.partial({ group_id: t.string }),
]);

/** The stories among values that lie in the shop's folders; what lies elsewhere is not the shop's. */
export const readSpace = (values: readonly unknown[]): Space => {
  const stories = values.flatMap((sent): readonly ContentStory[] => {
    const read = sentStory.decode(sent);
    if (E.isLeft(read)) return [];
    const { uuid, full_slug: fullSlug, content, group_id: group = uuid } = read.right;
    const place = storyPlace(fullSlug);
    return place === undefined
      ? []
      : [{ uuid, fullSlug, place, group, contentType: contentTypeOf(content), content, sent }];
  });
  return { stories, byUuid: new Map(stories.map((story) => [story.uuid, story])) };
};

/** The folder of a story's site and language: `poster/de-DE`. */
export const folderOf = ({ place }: Pick<ContentStory, 'place'>): string =>
  `${place.channel}/${place.locale}`;

/** Whether a story is a page that can be asked for. */
export const isPage = ({ contentType }: ContentStory): boolean => contentType === 'Page';
