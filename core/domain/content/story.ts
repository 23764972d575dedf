import { E, pipe, t } from '../../fp.ts';
import type { Decoded, ItemCodec } from './story-codec.ts';
import { decodeField, filledTextField, listField, plainTextField } from './story-fields.ts';
import { contentTypeOf } from './story-redirect.ts';

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

/** Why an answer is refused for a content type: it is not a story, or one of another type. */
export type AnswerRefusal<Kind extends string> =
  | { readonly kind: 'story-malformed'; readonly reason: string }
  | { readonly kind: Kind; readonly contentType: string | undefined };

/** Reads the story of an answer in the folder asked, if it has this content type. */
export const decodeAnswerAs =
  <A, Kind extends string>(contentType: string, codec: ItemCodec<A>, kind: Kind) =>
  (folder: string, answer: unknown): E.Either<AnswerRefusal<Kind>, Decoded<A>> => {
    const malformed = (reason: string): AnswerRefusal<Kind> => ({
      kind: 'story-malformed',
      reason,
    });
    return pipe(
      readStoryAnswer(answer),
      E.mapLeft(malformed),
      E.chain(({ story: { content }, links }) => {
        const found = contentTypeOf(content);
        return found === contentType
          ? E.mapLeft(malformed)(codec.decode({ context: { folder, links }, id: '' }, content))
          : E.left({ kind, contentType: found });
      }),
    );
  };
