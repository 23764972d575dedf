import { E, pipe } from '../../fp.ts';
import {
  decoded,
  filledListOf,
  listOf,
  type Decoded,
  type FieldCodec,
  type ItemCodec,
} from './story-codec.ts';
import { fieldsOfItem, listShape } from './field-shape.ts';
import { decodeNamedField, listField } from './story-fields.ts';

/** A field with another name in stories than ours. */
export const storedAs = <A>(stored: string, codec: FieldCodec<A>): FieldCodec<A> => ({
  shape: () => codec.shape(stored),
  decode: (place, fields) => codec.decode(place, fields, stored),
  encode: (place, value) => codec.encode(place, value, stored),
});

const mapDecoded =
  <A, B>(read: (value: A) => B) =>
  ({ value, refused }: Decoded<A>): Decoded<B> => ({ value: read(value), refused });

/** A field of another shape than its stored one; `write` is the inverse of `read`. */
export const mapField = <A, B>(
  codec: FieldCodec<A>,
  read: (value: A) => B,
  write: (value: B) => A,
): FieldCodec<B> => ({
  shape: (name) => codec.shape(name),
  decode: (place, fields, name) => pipe(codec.decode(place, fields, name), E.map(mapDecoded(read))),
  encode: (place, value, name) => codec.encode(place, write(value), name),
});

/** An item of another shape than its stored one; `write` is the inverse of `read`. */
export const mapItem = <A, B>(
  codec: ItemCodec<A>,
  read: (value: A) => B,
  write: (value: B) => A,
): ItemCodec<B> => ({
  shape: codec.shape,
  decode: (place, value) => pipe(codec.decode(place, value), E.map(mapDecoded(read))),
  encode: (place, value) => codec.encode(place, write(value)),
});

/** A list that may be missing, which is not the same as empty. */
export const optionalListOf = <A>(item: ItemCodec<A>): FieldCodec<readonly A[] | undefined> => {
  const list = listOf(item);
  return {
    shape: (name) => list.shape(name),
    decode: (place, fields, name) =>
      fields[name] === undefined || fields[name] === null
        ? E.right(decoded(undefined))
        : list.decode(place, fields, name),
    encode: (place, value, name) => (value === undefined ? {} : list.encode(place, value, name)),
  };
};

/** One part, stored as a list; of several the first counts. */
export const requiredPart = <A>(item: ItemCodec<A>): FieldCodec<A> => {
  const list = filledListOf(item);
  return {
    shape: (name) => ({ [name]: listShape(item.shape(), true, 1) }),
    decode: (place, fields, name) =>
      pipe(list.decode(place, fields, name), E.map(mapDecoded(([first]) => first))),
    encode: (place, value, name) => list.encode(place, [value], name),
  };
};

/** A part that may be missing; one that does not decode is refused alone. */
export const optionalPart = <A>(item: ItemCodec<A>): FieldCodec<A | undefined> => {
  const list = listOf(item);
  return {
    shape: (name) => ({ [name]: listShape(item.shape(), false, 1) }),
    decode: (place, fields, name) =>
      pipe(list.decode(place, fields, name), E.map(mapDecoded(([first]) => first))),
    encode: (place, value, name) => (value === undefined ? {} : list.encode(place, [value], name)),
  };
};

/** The fields of a part among those of the whole. */
export const besides = <A>(item: ItemCodec<A>): FieldCodec<A> => ({
  shape: () => fieldsOfItem(item.shape()),
  decode: (place, fields) => item.decode(place, fields),
  encode: (place, value) => item.encode(place, value),
});

/** The end of a nesting: a list with anything in it is refused. `A` is what no level holds here. */
export const noDeeper = <A>(end: A): FieldCodec<A> => ({
  shape: () => ({}),
  decode: (_place, fields, name) =>
    pipe(
      decodeNamedField(name, listField)(fields[name]),
      E.chain((values) =>
        values.length === 0 ? E.right(decoded(end)) : E.left(`${name}: it nests too deep`),
      ),
    ),
  encode: () => ({}),
});
