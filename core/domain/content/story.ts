import { E, t } from '../../fp.ts';
import { decodeField, filledTextField, listField, plainTextField } from './story-fields.ts';

const storyFields = t.type({
  uuid: filledTextField,
  name: plainTextField,
  full_slug: filledTextField,
  published_at: plainTextField,
  alternates: listField,
  content: t.UnknownRecord,
});

/** Its content is still unread. */
export type Story = t.TypeOf<typeof storyFields>;

/** The answer to a request for one story, with the stories that it links to. */
const storyAnswer = t.type({ story: storyFields, links: listField });

/** Resolved by address a story has `url`, resolved whole `full_slug`. */
const linkedStory = t.type({
  uuid: filledTextField,
  full_slug: plainTextField,
  url: plainTextField,
});

/** Full slugs of linked stories by uuid; other values are left out. */
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

/** Reads a story's envelope; the refusal is a line for editors. */
export const readStory: (value: unknown) => E.Either<string, Story> = decodeField(storyFields);

/** `links`: full slugs by uuid. */
export type StoryAnswer = { readonly story: Story; readonly links: ReadonlyMap<string, string> };

/** Reads `{ story, links }` (supporting §7). */
export const readStoryAnswer = (answer: unknown): E.Either<string, StoryAnswer> =>
  E.map(({ story, links }: t.TypeOf<typeof storyAnswer>): StoryAnswer => ({
    story,
    links: linkedSlugs(links),
  }))(decodeField(storyAnswer)(answer));
