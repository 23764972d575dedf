import fc from 'fast-check';

import type { JsonSchema } from '../../server/endpoints/json-schema.ts';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const objectOf = ({ properties, required }: JsonSchema): fc.Arbitrary<unknown> => {
  const fields = Object.entries(isSchema(properties) ? properties : {});
  return fc.record(
    Object.fromEntries(
      fields.map(([name, schema]) => [name, isSchema(schema) ? valueOf(schema) : fc.anything()]),
    ),
    { requiredKeys: [...textsOf(required)] },
  );
};

const textOf = ({ pattern, format, enum: words }: JsonSchema): fc.Arbitrary<string> => {
  const known = textsOf(words);
  if (known.length > 0) return fc.constantFrom(...known);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  return fc.string({ maxLength: 40 });
};

const numberOf = ({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<number> => {
  const least = typeof minimum === 'number' ? minimum : -1000;
  const most = typeof maximum === 'number' ? maximum : least + 1_000_000;
  return type === 'integer'
    ? fc.integer({ min: least, max: most })
    : fc.double({ min: least, max: most, noNaN: true });
};

/** Values that pass a schema of the shop's APIs, as far as a schema says what passes. */
export const valueOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { type, allOf, oneOf, items, additionalProperties } = schema;
  if (Array.isArray(allOf))
    return fc
      .tuple(...allOf.filter(isSchema).map(valueOf))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  if (Array.isArray(oneOf)) return fc.oneof(...oneOf.filter(isSchema).map(valueOf));
  if (Array.isArray(type))
    return fc.oneof(...textsOf(type).map((one) => valueOf({ ...schema, type: one })));
  if (type === 'array') return fc.array(isSchema(items) ? valueOf(items) : fc.jsonValue());
  if (type === 'object' && isSchema(additionalProperties))
    return fc.dictionary(fc.string(), valueOf(additionalProperties));
  if (type === 'object') return objectOf(schema);
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  return type === 'boolean' ? fc.boolean() : fc.jsonValue();
};
