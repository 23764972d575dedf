/** Codecs that refuse what they do not name: a validator must hear of a word that nobody knows. */
import { E, t } from '../../core/fp.ts';

/** An object with all of the required fields, some of the optional ones, and no others. */
export const strictly = <R extends t.Props, O extends t.Props>(required: R, optional: O) => {
  const codec = t.intersection([t.type(required), t.partial(optional)]);
  const names = new Set([...Object.keys(required), ...Object.keys(optional)]);
  type Value = t.TypeOf<typeof codec>;
  return new t.Type<Value, unknown, unknown>(
    'strict',
    codec.is,
    (value, context) => {
      const read = codec.validate(value, context);
      if (E.isLeft(read)) return read;
      const strange = Object.keys(Object(value)).filter((name) => !names.has(name));
      return strange.length === 0 ? read : t.failure(value, context, `strange: ${strange.join()}`);
    },
    (value) => value,
  );
};

/** A text of a pattern. */
export const like = (pattern: RegExp) =>
  new t.Type<string, string, unknown>(
    String(pattern),
    t.string.is,
    (value, context) =>
      typeof value === 'string' && pattern.test(value)
        ? t.success(value)
        : t.failure(value, context),
    t.identity,
  );

/** What is wrong with a value, as paths; empty where it is valid. */
export const problemsOf = ({ decode }: t.Decoder<unknown, unknown>, value: unknown) => {
  const read = decode(value);
  return E.isRight(read)
    ? []
    : read.left.map(
        ({ context, message }) =>
          `${context.map(({ key }) => key).join('.')}: ${message ?? JSON.stringify(context.at(-1)?.actual)}`,
      );
};
