/** Stories as the content service sends them: plain JSON in, a story or a reason out. */
import { E, t } from '../../fp.ts';
import { decodeField, filledTextField, listField, plainTextField } from './story-fields.ts';

/** A story, its content still unread. */
const storyFields = t.type({
  uuid: filledTextField,
  name: plainTextField,
  full_slug: filledTextField,
  published_at: plainTextField,
  alternates: listField,
  content: t.UnknownRecord,
});

/** A story as it was read. */
export type Story = t.TypeOf<typeof storyFields>;

/** The answer to a request for one story, with the stories that it links to. */
const storyAnswer = t.type({ story: storyFields, links: listField });

/** A linked story: resolving by address sends `url`, resolving the whole story `full_slug`. */
const linkedStory = t.type({
  uuid: filledTextField,
  full_slug: plainTextField,
  url: plainTextField,
});

/** The full slugs of linked stories by uuid; another value gives an empty map. */
export const linkedSlugs = (links: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map(
    links.flatMap((link) => {
      const read = linkedStory.decode(link);
      if (E.isLeft(read)) return [];
      const { uuid, full_slug: fullSlug, url } = read.right;
      const slug = fullSlug === '' ? url : fullSlug;
      return slug === '' ? [] : [[uuid, slug] as const];
    }),
  );

/** Reads a story's envelope; the refusal is one line for editors. */
export const readStory: (value: unknown) => E.Either<string, Story> = decodeField(storyFields);

/** A story, and the full slugs of the stories that it links to by their uuids. */
export type StoryAnswer = { readonly story: Story; readonly links: ReadonlyMap<string, string> };

/** Reads the answer to a request for one story: `{ story, links }` (supporting §7). */
export const readStoryAnswer = (answer: unknown): E.Either<string, StoryAnswer> =>
  E.map(({ story, links }: t.TypeOf<typeof storyAnswer>): StoryAnswer => ({
    story,
    links: linkedSlugs(links),
  }))(decodeField(storyAnswer)(answer));
