/** Rules of writing stories, without a database. */
import { isRecord } from '../../../core/domain/text/record.ts';
import { randomUUID } from 'node:crypto';

import type { StoryChange } from '../../../adapters/storyblok/story-changes.ts';
import type { StoryBlock } from '../../../core/domain/content/story-codec.ts';
import { E, pipe, t } from '../../../core/fp.ts';
import { folderId, folderOf, type Space, type StoryStates } from './space.ts';
import { numberOf, type Story } from './story.ts';

/**
 * `story-not-found`: no story has the number; `field-invalid`: missing or wrong; `slug-taken`:
 * another story has the full slug.
 */
export type WriteRefusal =
  | { readonly kind: 'story-not-found' }
  | { readonly kind: 'field-invalid'; readonly field: string; readonly reason: string }
  | { readonly kind: 'slug-taken'; readonly fullSlug: string };

/** Deleted where it has no states; with what others are to hear of it. */
export type StoryWrite = {
  readonly uuid: string;
  readonly states: StoryStates | undefined;
  readonly changes: readonly StoryChange[];
};

/** A field that is left out stays as it is. */
export const StoryInput = t.partial({
  name: t.string,
  slug: t.string,
  parent_id: t.union([t.number, t.null]),
  group_id: t.string,
  position: t.number,
  is_startpage: t.boolean,
  tag_list: t.readonlyArray(t.string),
  content: t.UnknownRecord,
});

export type StoryRequest = {
  readonly story: t.TypeOf<typeof StoryInput>;
  readonly publish: boolean;
  readonly release: string | undefined;
};

type Refused = E.Either<WriteRefusal, never>;

const invalid = (field: string, reason: string): Refused =>
  E.left({ kind: 'field-invalid', field, reason });

const longestFullSlug = 500;
const deepestContent = 100;

const isFullSlug = (text: string): boolean =>
  text.length <= longestFullSlug && text.split('/').every((segment) => /^[\w-]+$/u.test(segment));

/** Gives blocks identifiers; undefined where the JSON nests too deep. */
const withUids = (value: unknown, depth = 0): unknown => {
  if (depth > deepestContent) throw new RangeError('too deep');
  if (Array.isArray(value)) return value.map((item) => withUids(item, depth + 1));
  if (!isRecord(value)) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withUids(field, depth + 1)]),
  );
  const needsUid = typeof fields['component'] === 'string' && typeof fields['_uid'] !== 'string';
  return needsUid ? { ...fields, _uid: randomUUID() } : fields;
};

const isBlock = (value: unknown): value is StoryBlock =>
  isRecord(value) && typeof value['component'] === 'string' && typeof value['_uid'] === 'string';

const contentOf = (content: unknown): E.Either<WriteRefusal, StoryBlock> => {
  try {
    const whole = withUids(content);
    if (isBlock(whole) && whole.component.trim() !== '') return E.right(whole);
    return invalid('content', 'it names no component');
  } catch {
    return invalid('content', `it nests deeper than ${deepestContent} levels`);
  }
};

/** Folders are there by their stories alone. */
const folderOfId = ({ stories }: Space, id: number): string | undefined => {
  if (id === 0) return '';
  for (const { draft } of stories.values())
    for (let folder = folderOf(draft.full_slug); folder !== ''; folder = folderOf(folder))
      if (folderId(folder) === id) return folder;
  return undefined;
};

const fullSlugOf = (
  space: Space,
  { slug, parent_id: parent }: StoryRequest['story'],
  known: Story | undefined,
): E.Either<WriteRefusal, string> => {
  const own = slug ?? known?.slug;
  if (own === undefined || own === '') return invalid('slug', 'it is missing');
  const folder =
    parent === undefined && known !== undefined
      ? folderOf(known.full_slug)
      : folderOfId(space, parent ?? 0);
  if (folder === undefined) return invalid('parent_id', 'no story lies in this folder');
  const fullSlug = folder === '' ? own : `${folder}/${own}`;
  return isFullSlug(fullSlug)
    ? E.right(fullSlug)
    : invalid('slug', 'letters, digits, dashes and underscores between slashes are allowed');
};

const isTaken = ({ stories }: Space, fullSlug: string, uuid: string): boolean =>
  [...stories.values()].some(({ draft }) => draft.full_slug === fullSlug && draft.uuid !== uuid);

const freeSlug = (
  space: Space,
  input: StoryRequest['story'],
  uuid: string,
  known?: Story,
): E.Either<WriteRefusal, string> =>
  pipe(
    fullSlugOf(space, input, known),
    E.chain((fullSlug) =>
      isTaken(space, fullSlug, uuid) ? E.left({ kind: 'slug-taken', fullSlug }) : E.right(fullSlug),
    ),
  );

const instant = (now: number): string => new Date(now).toISOString();

/** Saved as a draft, in a release, or published at once. */
const saved = (
  before: StoryStates | undefined,
  story: Story,
  { publish, release }: Pick<StoryRequest, 'publish' | 'release'>,
  now: number,
): StoryStates => {
  const { published, releases = {} } = before ?? {};
  if (release !== undefined) {
    const draft = before?.draft ?? story;
    return { draft, published, releases: { ...releases, [release]: story } };
  }
  if (!publish) return { draft: story, published, releases };
  const published_at = instant(now);
  const shown = {
    ...story,
    published_at,
    first_published_at: story.first_published_at ?? published_at,
  };
  return { draft: shown, published: shown, releases };
};

const changesOf = (...stories: readonly (Story | undefined)[]): readonly StoryChange[] => {
  const found = stories.filter((story) => story !== undefined);
  const slugs = new Map(found.map(({ full_slug: fullSlug, uuid }) => [fullSlug, uuid]));
  return [...slugs].map(([fullSlug, uuid]) => ({ kind: 'story', fullSlug, uuid }));
};

/** A new story. */
export const createStory = (
  space: Space,
  request: StoryRequest,
  now: number,
): E.Either<WriteRefusal, StoryWrite> => {
  const { name = '', content, group_id: group, ...rest } = request.story;
  if (name.trim() === '') return invalid('name', 'it is missing');
  const uuid = randomUUID();
  return pipe(
    E.Do,
    E.apS('fullSlug', freeSlug(space, request.story, uuid)),
    E.bind('content', () => contentOf(content)),
    E.map(({ fullSlug, content: written }): StoryWrite => {
      const story: Story = {
        id: numberOf(uuid),
        uuid,
        group_id: group ?? uuid,
        name,
        slug: fullSlug.split('/').at(-1) ?? '',
        full_slug: fullSlug,
        parent_id: folderId(folderOf(fullSlug)),
        position: rest.position ?? 0,
        is_startpage: rest.is_startpage ?? false,
        lang: 'default',
        published_at: null,
        first_published_at: null,
        created_at: instant(now),
        tag_list: rest.tag_list ?? [],
        alternates: [],
        content: written,
      };
      return { uuid, states: saved(undefined, story, request, now), changes: changesOf(story) };
    }),
  );
};

export const statesOf = ({ stories }: Space, id: number): E.Either<WriteRefusal, StoryStates> => {
  const found = [...stories.values()].find(({ draft }) => draft.id === id);
  return found === undefined ? E.left({ kind: 'story-not-found' }) : E.right(found);
};

/** What the request leaves out stays. */
export const updateStory = (
  space: Space,
  id: number,
  request: StoryRequest,
  now: number,
): E.Either<WriteRefusal, StoryWrite> =>
  pipe(
    E.Do,
    E.apS('before', statesOf(space, id)),
    E.let('known', ({ before }) => before.releases[request.release ?? ''] ?? before.draft),
    E.bind('fullSlug', ({ known }) => freeSlug(space, request.story, known.uuid, known)),
    E.bind('content', ({ known }) => contentOf(request.story.content ?? known.content)),
    E.chain(({ before, known, fullSlug, content }) => {
      const { name = known.name, group_id = known.group_id, ...rest } = request.story;
      if (name.trim() === '') return invalid('name', 'it is missing');
      if (request.release !== undefined && fullSlug !== known.full_slug)
        return invalid('slug', 'a release changes no address');
      const story: Story = {
        ...known,
        name,
        group_id,
        slug: fullSlug.split('/').at(-1) ?? '',
        full_slug: fullSlug,
        parent_id: folderId(folderOf(fullSlug)),
        position: rest.position ?? known.position,
        is_startpage: rest.is_startpage ?? known.is_startpage,
        tag_list: rest.tag_list ?? known.tag_list,
        content,
      };
      const states = saved(before, story, request, now);
      return E.right({
        uuid: known.uuid,
        states,
        changes: changesOf(before.draft, before.published, story),
      });
    }),
  );

/** Takes a story away, in all of its states. */
export const deleteStory = (space: Space, id: number): E.Either<WriteRefusal, StoryWrite> =>
  pipe(
    statesOf(space, id),
    E.map(({ draft, published }) => ({
      uuid: draft.uuid,
      states: undefined,
      changes: changesOf(draft, published),
    })),
  );

/** Shows a story as it was saved last, or takes it back from shoppers. */
export const setPublished = (
  space: Space,
  id: number,
  isPublished: boolean,
  now: number,
): E.Either<WriteRefusal, StoryWrite> =>
  pipe(
    statesOf(space, id),
    E.map((before) => ({
      uuid: before.draft.uuid,
      states: isPublished
        ? saved(before, before.draft, { publish: true, release: undefined }, now)
        : { ...before, draft: { ...before.draft, published_at: null }, published: undefined },
      changes: changesOf(before.draft, before.published),
    })),
  );

/** Publishes all that a release holds; the release is empty then. */
export const mergeRelease = (
  { stories }: Space,
  release: string,
  now: number,
): readonly StoryWrite[] =>
  [...stories.values()].flatMap((before) => {
    const { [release]: story, ...releases } = before.releases;
    if (story === undefined) return [];
    const publish = { publish: true, release: undefined };
    const states = { ...saved(before, story, publish, now), releases };
    return [
      { uuid: story.uuid, states, changes: changesOf(before.draft, before.published, story) },
    ];
  });
