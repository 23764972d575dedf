/**
 * The fields of a story's JSON, as far as they are read (supporting §7, "Content service"). Editors
 * leave fields empty, and a service then sends nothing, null or an empty text: these codecs take
 * the three for the same.
 */
import { E, pipe, t } from '../../fp.ts';

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A text; an absent one is empty. */
export const plainTextField = new t.Type<string, string, unknown>(
  'text',
  t.string.is,
  (value, context) => (isAbsent(value) ? t.success('') : t.string.validate(value, context)),
  t.identity,
);

const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** A text that says something. */
export const filledTextField = new t.Type<string, string, unknown>(
  'a text that is not empty',
  isFilled,
  (value, context) => (isFilled(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** A list of anything; an absent one is empty. */
export const listField = new t.Type<readonly unknown[], readonly unknown[], unknown>(
  'list',
  Array.isArray,
  (value, context) => (isAbsent(value) ? t.success([]) : t.UnknownArray.validate(value, context)),
  t.identity,
);

/** A value of a codec, or undefined where it is absent. */
export const optionalField = <A>(codec: t.Type<A, unknown, unknown>) =>
  new t.Type<A | undefined, unknown, unknown>(
    `${codec.name}, if any`,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) => (isAbsent(value) ? t.success(undefined) : codec.validate(value, context)),
    t.identity,
  );

const isIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** A whole number from 0; the service's number fields send it as a text. */
export const indexField = new t.Type<number, number, unknown>(
  'a whole number from 0',
  isIndex,
  (value, context) => {
    const number = typeof value === 'string' && /^\d{1,6}$/u.test(value) ? Number(value) : value;
    return isIndex(number) ? t.success(number) : t.failure(value, context);
  },
  t.identity,
);

/** Fields of every block: its type, and an identifier of its own. */
export const blockFields = t.type({ component: filledTextField, _uid: filledTextField });

/** A picture, in the shape of the service's asset field. */
export const assetField = t.type({ filename: filledTextField, alt: plainTextField });

/** A link field: to a story by its uuid, to an address, or to a mailbox. */
export const linkField = t.type({
  linktype: plainTextField,
  id: plainTextField,
  uuid: plainTextField,
  url: plainTextField,
  href: plainTextField,
  anchor: plainTextField,
  email: plainTextField,
  story: optionalField(t.UnknownRecord),
});

/** A link field as it was read. */
export type LinkField = t.TypeOf<typeof linkField>;

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

/** Decodes the value of a field; the refusal names the field. */
export const decodeNamedField =
  <A>(name: string, codec: t.Type<A, unknown, unknown>) =>
  (value: unknown): E.Either<string, A> =>
    pipe(
      codec.validate(value, [{ key: name, type: codec, actual: value }]),
      E.mapLeft(firstReason),
    );

/** Decodes with a codec; the refusal is one line for editors. */
export const decodeField =
  <A>(codec: t.Type<A, unknown, unknown>) =>
  (value: unknown): E.Either<string, A> =>
    pipe(codec.decode(value), E.mapLeft(firstReason));
