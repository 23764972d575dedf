/**
 * Fields of a story's JSON (supporting §7, "Content service"). For an empty field a service sends
 * nothing, null or an empty text: these codecs treat the three alike.
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

/** Not only blanks. */
export const filledTextField = new t.Type<string, string, unknown>(
  'a text that is not empty',
  isFilled,
  (value, context) => (isFilled(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** An absent list is empty. */
export const listField = new t.Type<readonly unknown[], readonly unknown[], unknown>(
  'list',
  Array.isArray,
  (value, context) => (isAbsent(value) ? t.success([]) : t.UnknownArray.validate(value, context)),
  t.identity,
);

/** Undefined where absent. */
export const optionalField = <A>(codec: t.Type<A, unknown, unknown>) =>
  new t.Type<A | undefined, unknown, unknown>(
    `${codec.name}, if any`,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) => (isAbsent(value) ? t.success(undefined) : codec.validate(value, context)),
    t.identity,
  );

const isIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** A whole number from 0, sent as a text. */
export const indexField = new t.Type<number, number, unknown>(
  'a whole number from 0',
  isIndex,
  (value, context) => {
    const number = typeof value === 'string' && /^\d{1,6}$/u.test(value) ? Number(value) : value;
    return isIndex(number) ? t.success(number) : t.failure(value, context);
  },
  t.identity,
);

/** Of every block. */
export const blockFields = t.type({ component: filledTextField, _uid: filledTextField });

/** A picture, as the service's asset field. */
export const assetField = t.type({ filename: filledTextField, alt: plainTextField });

/** Undefined for an asset field without an asset: an object without a file name. */
export const withoutEmptyAsset = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && (!('filename' in value) || !value.filename)
    ? undefined
    : value;

/** To a story by its uuid, to an address, or to a mailbox. */
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

export type LinkField = t.TypeOf<typeof linkField>;

const longestShown = 60;

const printed = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value !== 'string') return 'an object';
  return `"${value.length > longestShown ? `${value.slice(0, longestShown)}…` : value}"`;
};

/** `items.0.text: text expected, got 3`. */
const firstReason = ([error]: t.Errors): string => {
  if (error === undefined) return 'it does not decode';
  const path = error.context.map(({ key }) => key).filter((key) => key !== '');
  const expected = error.context.at(-1)?.type.name ?? 'something else';
  return `${path.join('.') || 'value'}: ${expected} expected, got ${printed(error.value)}`;
};

/** Decodes a field; the refusal names it. */
export const decodeNamedField =
  <A>(name: string, codec: t.Type<A, unknown, unknown>) =>
  (value: unknown): E.Either<string, A> =>
    pipe(
      codec.validate(value, [{ key: name, type: codec, actual: value }]),
      E.mapLeft(firstReason),
    );

/** Decodes; the refusal is a line for editors. */
export const decodeField =
  <A>(codec: t.Type<A, unknown, unknown>) =>
  (value: unknown): E.Either<string, A> =>
    pipe(codec.decode(value), E.mapLeft(firstReason));
