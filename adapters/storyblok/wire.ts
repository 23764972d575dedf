/**
 * The content service's JSON, as far as it is read. Editors leave fields empty, and the service
 * then sends nothing, null or an empty text: these codecs take the three for the same.
 */
import { E, pipe, t } from '../../core/fp.ts';

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A text; an absent one is empty. */
export const plainText = new t.Type<string, string, unknown>(
  'text',
  t.string.is,
  (value, context) => (isAbsent(value) ? t.success('') : t.string.validate(value, context)),
  t.identity,
);

const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** A text that says something. */
export const filledText = new t.Type<string, string, unknown>(
  'a text that is not empty',
  isFilled,
  (value, context) => (isFilled(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** A list of anything; an absent one is empty. */
export const list = new t.Type<readonly unknown[], readonly unknown[], unknown>(
  'list',
  Array.isArray,
  (value, context) => (isAbsent(value) ? t.success([]) : t.UnknownArray.validate(value, context)),
  t.identity,
);

/** A value of a codec, or undefined where it is absent. */
export const optional = <A>(codec: t.Type<A, unknown, unknown>) =>
  new t.Type<A | undefined, unknown, unknown>(
    `${codec.name}, if any`,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) => (isAbsent(value) ? t.success(undefined) : codec.validate(value, context)),
    t.identity,
  );

const isIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** A whole number from 0; the service's number fields send it as a text. */
export const index = new t.Type<number, number, unknown>(
  'a whole number from 0',
  isIndex,
  (value, context) => {
    const number = typeof value === 'string' && /^\d{1,6}$/u.test(value) ? Number(value) : value;
    return isIndex(number) ? t.success(number) : t.failure(value, context);
  },
  t.identity,
);

/** What every block has: its type, and an identifier of its own. */
export const blok = t.type({ component: filledText, _uid: filledText });

/** A picture of the media library, in the shape of the service's asset field. */
export const asset = t.type({ filename: filledText, alt: plainText });

/** A link field: to a story by its uuid, to an address, or to a mailbox. */
export const multilink = t.type({
  linktype: plainText,
  id: plainText,
  uuid: plainText,
  url: plainText,
  href: plainText,
  anchor: plainText,
  email: plainText,
  story: optional(t.UnknownRecord),
});

/** A link field as it was read. */
export type Multilink = t.TypeOf<typeof multilink>;

/** A story, its content still unread. */
export const story = t.type({
  uuid: filledText,
  name: plainText,
  full_slug: filledText,
  published_at: plainText,
  alternates: list,
  content: t.UnknownRecord,
});

/** A story as it was read. */
export type Story = t.TypeOf<typeof story>;

/** The answer to a request for one story, with the stories that it links to. */
export const storyAnswer = t.type({ story, links: list });

/** A linked story: resolving by address sends `url`, resolving the whole story `full_slug`. */
const linkedStory = t.type({ uuid: filledText, full_slug: plainText, url: plainText });

/** The full slugs of linked stories by uuid; what is no such list holds none. */
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

const longestShown = 60;

const printed = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value !== 'string') return 'an object';
  return `"${value.length > longestShown ? `${value.slice(0, longestShown)}…` : value}"`;
};

/** The first reason why a value does not decode: `items.0.text: text expected, got 3`. */
const firstReason = ([error]: t.Errors): string => {
  if (error === undefined) return 'it does not decode';
  const path = error.context.map(({ key }) => key).filter((key) => key !== '');
  const expected = error.context.at(-1)?.type.name ?? 'something else';
  return `${path.join('.') || 'value'}: ${expected} expected, got ${printed(error.value)}`;
};

/** Decodes with a codec; the refusal is one line for editors. */
export const decodeWith =
  <A>(codec: t.Type<A, unknown, unknown>) =>
  (value: unknown): E.Either<string, A> =>
    pipe(codec.decode(value), E.mapLeft(firstReason));
