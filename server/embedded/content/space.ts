import { createLibrary, type Library } from './library.ts';
import { numberOf, type Story } from './story.ts';

export type StoryStates = {
  /** As saved last. */
  readonly draft: Story;
  /** Undefined for a story that is not published. */
  readonly published: Story | undefined;
  /** By the releases' identifiers. */
  readonly releases: Readonly<Record<string, Story>>;
};

/** By uuid; the version rises with each write. */
export type Space = {
  readonly stories: ReadonlyMap<string, StoryStates>;
  readonly version: number;
};

/** A state, and over it the stories of a release. */
export type StoryView = {
  readonly version: 'draft' | 'published';
  readonly release?: string | undefined;
};

/** All of a full slug but the end. */
export const folderOf = (fullSlug: string): string =>
  fullSlug.replace(/\/$/u, '').split('/').slice(0, -1).join('/');

/** 0 is the space itself. */
export const folderId = (folder: string): number => (folder === '' ? 0 : numberOf(folder));

/** Published where they say when; the others are drafts. */
export const spaceOf = (base: readonly Story[]): Space => ({
  stories: new Map(
    base.map((story) => {
      const published = story.published_at === null ? undefined : story;
      return [story.uuid, { draft: story, published, releases: {} }];
    }),
  ),
  version: base.reduce((newest, { published_at: published }) => {
    const seconds = published === null ? 0 : Math.floor(Date.parse(published) / 1_000);
    return Math.max(newest, seconds);
  }, 1),
});

/** After a story was written, or deleted where it has no states. */
export const withStory = (
  { stories, version }: Space,
  uuid: string,
  states: StoryStates | undefined,
): Space => {
  const changed = new Map(stories);
  if (states === undefined) changed.delete(uuid);
  else changed.set(uuid, states);
  return { stories: changed, version };
};

const stateIn = (
  { draft, published, releases }: StoryStates,
  { version, release }: StoryView,
): Story | undefined => {
  const released =
    release !== undefined && Object.hasOwn(releases, release) ? releases[release] : undefined;
  return released ?? (version === 'draft' ? draft : published);
};

/** What a request sees. */
export const viewOf = ({ stories }: Space, view: StoryView): Library =>
  createLibrary([...stories.values()].flatMap((states) => stateIn(states, view) ?? []));
