import { isUuid, visitObjects, type Story, type StoryAlternate } from './story.ts';

type LinkedStory = {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly full_slug: string;
};

type StoryFilter = {
  readonly startsWith?: string | undefined;
  readonly uuids?: readonly string[] | undefined;
};

/** What a request may see, indexed. */
export type Library = {
  readonly all: readonly Story[];
  readonly bySlug: ReadonlyMap<string, Story>;
  readonly byUuid: ReadonlyMap<string, Story>;
  readonly byGroup: ReadonlyMap<string, readonly Story[]>;
};

const withoutSlashAtEnd = (slug: string): string => slug.replace(/\/$/u, '');

/** Indexes stories. */
export const createLibrary = (stories: readonly Story[]): Library => ({
  all: stories,
  bySlug: new Map(stories.map((story) => [withoutSlashAtEnd(story.full_slug), story])),
  byUuid: new Map(stories.map((story) => [story.uuid, story])),
  byGroup: Map.groupBy(stories, ({ group_id: group }) => group),
});

const alternateOf = (story: Story): StoryAlternate => ({
  id: story.id,
  name: story.name,
  slug: story.slug,
  published: story.published_at !== null,
  full_slug: story.full_slug,
  is_folder: false,
  parent_id: story.parent_id,
});

/** Stories of one group are each other's alternates. */
export const alternatesOf = ({ byGroup }: Library, story: Story): readonly StoryAlternate[] =>
  (byGroup.get(story.group_id) ?? []).filter(({ uuid }) => uuid !== story.uuid).map(alternateOf);

/** By slug or uuid; undefined where neither is known. */
export const findStory = ({ bySlug, byUuid }: Library, slugOrUuid: string): Story | undefined =>
  isUuid(slugOrUuid) ? byUuid.get(slugOrUuid) : bySlug.get(withoutSlashAtEnd(slugOrUuid));

/** In the library's order. */
export const filterStories = (
  { all }: Library,
  { startsWith = '', uuids }: StoryFilter,
): readonly Story[] => {
  const wanted = uuids && new Set(uuids);
  return all.filter(
    ({ full_slug: slug, uuid }) => slug.startsWith(startsWith) && wanted?.has(uuid) !== false,
  );
};

const linkUuid = ({
  linktype,
  id,
  uuid,
}: Readonly<Record<string, unknown>>): string | undefined => {
  if (linktype !== 'story') return undefined;
  if (typeof id === 'string' && id !== '') return id;
  return typeof uuid === 'string' ? uuid : undefined;
};

/** A link as sent when it is resolved by address. */
export const printLink = ({ id, uuid, name, slug, full_slug }: Story): LinkedStory => ({
  id,
  uuid,
  name,
  slug,
  url: full_slug,
  full_slug,
});

/** In fields and in rich texts, each story once. */
export const linksOf = (library: Library, stories: readonly Story[]): readonly Story[] => {
  const found = new Map<string, Story>();
  visitObjects(
    stories.map(({ content }) => content),
    (fields) => {
      const story = library.byUuid.get(linkUuid(fields) ?? '');
      if (story !== undefined) found.set(story.uuid, story);
    },
  );
  return [...found.values()];
};

const uuidsIn = (value: unknown): readonly string[] => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((item) => typeof item === 'string');
};

/** Stories that relations (`component.field`) refer to, each once. */
export const relationsOf = (
  library: Library,
  stories: readonly Story[],
  relations: readonly string[],
): readonly Story[] => {
  const found = new Map<string, Story>();
  visitObjects(
    stories.map(({ content }) => content),
    (fields) => {
      const { component } = fields;
      if (typeof component !== 'string') return;
      for (const [field, value] of Object.entries(fields)) {
        if (!relations.includes(`${component}.${field}`)) continue;
        for (const uuid of uuidsIn(value)) {
          const story = library.byUuid.get(uuid);
          if (story !== undefined) found.set(uuid, story);
        }
      }
    },
  );
  return [...found.values()];
};

const suffix = '__i18n__';

/**
 * `text__i18n__fr` takes the place of `text` when French is asked for; fields of other languages
 * are left out.
 */
export const inLanguage = (value: unknown, language: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, inLanguage(field, language)]);
  const own = entries.filter(([name]) => !String(name).includes(suffix));
  const ending = `${suffix}${language}`;
  const translated = entries
    .filter(([name]) => String(name).endsWith(ending))
    .map(([name, field]) => [String(name).slice(0, -ending.length), field]);
  return Object.fromEntries([...own, ...translated]);
};
