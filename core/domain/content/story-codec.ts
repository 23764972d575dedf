/**
 * Codecs for fields of stories. The embedded service encodes with what the shop decodes: for every
 * value of a codec's type `decode(encode(value))` is that value. `decode` never throws.
 */
import { E, pipe, t } from '../../fp.ts';
import { refusedBlock, type RefusedBlock } from './blocks/refused.ts';
import {
  decodeField,
  decodeNamedField,
  filledTextField,
  indexField,
  listField,
  optionalField,
  plainTextField,
} from './story-fields.ts';
import {
  fieldsOfItem,
  listShape,
  type FieldShape,
  type FieldShapes,
  type ItemShape,
} from './field-shape.ts';
import type { StoryContext, StoryWriting } from './story-links.ts';

export type StoryFields = Readonly<Record<string, unknown>>;

/** `_uid` is the block's own identifier. */
export type StoryBlock = StoryFields & { readonly component: string; readonly _uid: string };

export type DecodePlace = { readonly context: StoryContext; readonly id: string };

export type EncodePlace = { readonly context: StoryWriting; readonly id: string };

export type Decoded<A> = { readonly value: A; readonly refused: readonly RefusedBlock[] };

/**
 * Reads and writes one field. The left side of `decode` is a line for editors. `Encoded`: what can
 * be written where that is more than what is read.
 */
export type FieldCodec<A, Encoded = A> = {
  /** The field `name` of all fields, or why it does not decode. */
  readonly decode: (
    place: DecodePlace,
    fields: StoryFields,
    name: string,
  ) => E.Either<string, Decoded<A>>;
  /** A link, for example, takes two fields. */
  readonly encode: (place: EncodePlace, value: Encoded, name: string) => StoryFields;
  /** The fields of an editor's form. */
  readonly shape: (name: string) => FieldShapes;
};

/** Reads and writes a whole value: all fields of a block, or an item of a list. */
export type ItemCodec<A> = {
  /** The value, or why it does not decode. */
  readonly decode: (place: DecodePlace, value: unknown) => E.Either<string, Decoded<A>>;
  /** The fields that hold the value. */
  readonly encode: (place: EncodePlace, value: A) => StoryFields;
  /** The item in an editor's form. */
  readonly shape: () => ItemShape;
};

export type BlockCodec<B> = { readonly component: string; readonly fields: ItemCodec<B> };

/** A value without refused parts. */
export const decoded = <A>(value: A): Decoded<A> => ({ value, refused: [] });

/** `print` gives what the service sends for a value. */
const fieldOf = <A>(
  codec: t.Type<A, unknown, unknown>,
  shape: FieldShape,
  print: (value: A) => unknown = (value) => value,
): FieldCodec<A> => ({
  shape: (name) => ({ [name]: shape }),
  decode: (_place, fields, name) =>
    pipe(decodeNamedField(name, codec)(fields[name]), E.map(decoded)),
  encode: (_place, value, name) => ({ [name]: print(value) }),
});

/**
 * A text that is read further; the left side says what is wrong, without the name. Editors fill a
 * line of text unless another shape is given.
 */
export const textFieldOf = <A>(
  codec: t.Type<string, unknown, unknown>,
  read: (text: string) => E.Either<string, A>,
  print: (value: A) => string,
  shape: FieldShape = { kind: 'text', isRequired: codec === filledTextField },
): FieldCodec<A> => ({
  shape: (name) => ({ [name]: shape }),
  decode: (_place, fields, name) =>
    pipe(
      decodeNamedField(name, codec)(fields[name]),
      E.chain((text) =>
        pipe(
          read(text),
          E.mapLeft((reason) => `${name}: ${reason}`),
        ),
      ),
      E.map(decoded),
    ),
  encode: (_place, value, name) => ({ [name]: print(value) }),
});

/** A text; an absent one is empty. */
export const plainText: FieldCodec<string> = fieldOf(plainTextField, {
  kind: 'text',
  isRequired: false,
});

/** Not only blanks. */
export const filledText: FieldCodec<string> = fieldOf(filledTextField, {
  kind: 'text',
  isRequired: true,
});

/** Undefined where absent or empty. */
export const optionalText: FieldCodec<string | undefined> = textFieldOf(
  plainTextField,
  (text) => E.right(text === '' ? undefined : text),
  (value) => value ?? '',
);

/** A whole number from 0; the service sends it as a text. */
export const indexNumber: FieldCodec<number> = fieldOf(
  indexField,
  { kind: 'number', isRequired: true },
  String,
);

/** Undefined where it was never set. */
export const optionalSwitch: FieldCodec<boolean | undefined> = {
  shape: (name) => ({ [name]: { kind: 'switch' } }),
  decode: (_place, fields, name) =>
    pipe(decodeNamedField(name, optionalField(t.boolean))(fields[name]), E.map(decoded)),
  encode: (_place, value, name) => (value === undefined ? {} : { [name]: value }),
};

/** The guard of a closed list, which `oneOf` gives with its list. */
type KnownText<A extends string> = ((text: string) => text is A) & {
  readonly values?: readonly (string | number)[];
};

const choiceShape = (
  { values: options = [] }: Pick<KnownText<string>, 'values'>,
  isRequired: boolean,
): FieldShape => ({ kind: 'choice', isRequired, options });

/** One of a closed list of texts. */
export const choiceField = <A extends string>(isKnown: KnownText<A>): FieldCodec<A> =>
  textFieldOf(filledTextField, knownText(isKnown), (value) => value, choiceShape(isKnown, true));

/** Undefined where the field is absent. */
export const optionalChoiceField = <A extends string>(
  isKnown: KnownText<A>,
): FieldCodec<A | undefined> =>
  textFieldOf(
    plainTextField,
    (text): E.Either<string, A | undefined> =>
      text === '' ? E.right(undefined) : knownText(isKnown)(text),
    (value) => value ?? '',
    choiceShape(isKnown, false),
  );

const knownText =
  <A extends string>(isKnown: (text: string) => text is A) =>
  (text: string): E.Either<string, A> =>
    isKnown(text) ? E.right(text) : E.left(`unknown "${text}"`);

/** A value without a field: the kind of a block. */
export const constantField = <A>(value: A): FieldCodec<A> => ({
  shape: () => ({}),
  decode: () => E.right(decoded(value)),
  encode: () => ({}),
});

/** The block's identifier; `encodeBlock` writes it as `_uid`. */
export const blockId: FieldCodec<string> = {
  shape: () => ({}),
  decode: ({ id }) => E.right(decoded(id)),
  encode: () => ({}),
};

const anObject = new t.Type<StoryFields, StoryFields, unknown>(
  'an object',
  t.UnknownRecord.is,
  (value, context) => (t.UnknownRecord.is(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

export type FieldCodecs<A> = { readonly [Name in keyof A]-?: FieldCodec<A[Name]> };

const hasEvery = <A extends object>(codecs: FieldCodecs<A>, value: Partial<A>): value is A =>
  Object.keys(codecs).every((name) => name in value);

/** All fields of an object; the first one that does not decode refuses it. */
export const fieldsCodec = <A extends object>(codecs: FieldCodecs<A>): ItemCodec<A> => ({
  shape: () => {
    let fields: FieldShapes = {};
    for (const name in codecs) fields = { ...fields, ...codecs[name].shape(name) };
    return { kind: 'fields', fields };
  },
  decode: (place, value) =>
    pipe(
      decodeField(anObject)(value),
      E.chain((fields) => {
        const read: { -readonly [Name in keyof A]?: A[Name] } = {};
        const refused: RefusedBlock[] = [];
        for (const name in codecs) {
          const field = codecs[name].decode(place, fields, name);
          if (E.isLeft(field)) return field;
          read[name] = field.right.value;
          refused.push(...field.right.refused);
        }
        return hasEvery(codecs, read) ? E.right({ value: read, refused }) : E.left('no fields');
      }),
    ),
  encode: (place, value) => {
    let fields: StoryFields = {};
    for (const name in codecs)
      fields = { ...fields, ...codecs[name].encode(place, value[name], name) };
    return fields;
  },
});

/** The fields of every block. */
export const blockBase = <Kind extends string>(kind: Kind) => ({
  kind: constantField(kind),
  id: blockId,
});

/** A kind of block by its component and fields. */
export const blockOf = <B extends object>(
  component: string,
  fields: FieldCodecs<B>,
): BlockCodec<B> => ({ component, fields: fieldsCodec(fields) });

/** An object of which one field alone is read. */
export const onlyField = <A>(name: string, codec: FieldCodec<A>): ItemCodec<A> => ({
  shape: () => ({ kind: 'fields', fields: codec.shape(name) }),
  decode: (place, value) =>
    pipe(
      decodeField(anObject)(value),
      E.chain((fields) => codec.decode(place, fields, name)),
    ),
  encode: (place, value) => codec.encode(place, value, name),
});

/** A part of a block, which editors know as a component too. */
export const partOf = <A>(component: string, item: ItemCodec<A>): ItemCodec<A> => ({
  shape: () => ({
    kind: 'components',
    components: [{ name: component, fields: fieldsOfItem(item.shape()) }],
  }),
  decode: item.decode,
  encode: (place, value) => ({ ...item.encode(place, value), component, _uid: place.id }),
});

/** A part of a block by its component and fields. */
export const partWith = <A extends object>(
  component: string,
  fields: FieldCodecs<A>,
): ItemCodec<A> => partOf(component, fieldsCodec(fields));

const itemId = (id: string, name: string, position: number): string =>
  `${id === '' ? '' : `${id}/`}${name}/${position}`;

/** A list; an item that does not decode is refused alone, under `{id}/{name}/{position}`. */
export const listOf = <A>(item: ItemCodec<A>): FieldCodec<readonly A[]> => ({
  shape: (name) => ({ [name]: listShape(item.shape(), false) }),
  decode: ({ context, id }, fields, name) =>
    pipe(
      decodeNamedField(name, listField)(fields[name]),
      E.map((values) => {
        const items = values.map((value, position) => {
          const place = { context, id: itemId(id, name, position) };
          return pipe(
            item.decode(place, value),
            E.match(
              (reason) => ({ value: [], refused: [refusedBlock(place.id, value, reason)] }),
              (read) => ({ value: [read.value], refused: read.refused }),
            ),
          );
        });
        return {
          value: items.flatMap(({ value }) => value),
          refused: items.flatMap(({ refused }) => refused),
        };
      }),
    ),
  encode: ({ context, id }, values, name) => ({
    [name]: values.map((value, position) =>
      item.encode({ context, id: itemId(id, name, position) }, value),
    ),
  }),
});

/**
 * A list with an item at least; an empty one is refused for the reason of its first broken item.
 */
export const filledListOf = <A>(
  item: ItemCodec<A>,
): FieldCodec<readonly [A, ...A[]], readonly A[]> => {
  const list = listOf(item);
  return {
    shape: (name) => ({ [name]: listShape(item.shape(), true) }),
    decode: (place, fields, name) =>
      pipe(
        list.decode(place, fields, name),
        E.chain(({ value: [first, ...rest], refused }) =>
          first === undefined
            ? E.left(refused[0]?.reason ?? 'it has no items')
            : E.right({ value: [first, ...rest] as const, refused }),
        ),
      ),
    encode: list.encode,
  };
};
