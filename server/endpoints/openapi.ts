/** Made from the endpoints' values. */
import { scopeHeaders } from '../../adapters/http/address.ts';
import { ErrorAnswer } from '../../adapters/http/codecs/errors.ts';
import type { EndpointFacts } from '../../adapters/http/endpoint.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import { locales } from '../../core/domain/locale/locales.ts';
import type { t } from '../../core/fp.ts';
import { fieldsOf, schemaOf, type JsonSchema } from './json-schema.ts';

const scopeParameters = [
  { name: scopeHeaders.channel, schema: { type: 'string', enum: channels } },
  { name: scopeHeaders.locale, schema: { type: 'string', enum: locales } },
].map((header) => ({ ...header, in: 'header', required: true }));

const referenceTo = ({ name }: t.Mixed): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const errorAnswer = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: referenceTo(ErrorAnswer) } },
});

const binary = { type: 'string', format: 'binary' } as const;

const contentOf = (
  contentTypes: readonly string[],
  schema: JsonSchema,
): Pick<JsonSchema, 'content'> => ({
  content: Object.fromEntries(contentTypes.map((type) => [type, { schema }])),
});

/** A form with a file is described in place: its codec knows the other fields alone. */
const bodySchema = ({ codec, fileField }: EndpointFacts['body']): JsonSchema => {
  if (codec === undefined) return binary;
  if (fileField === undefined) return referenceTo(codec);
  const fields = fieldsOf(codec);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      [fileField]: binary,
    },
    required: [...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name), fileField],
  };
};

const successOf = ({ answer }: EndpointFacts): JsonSchema => ({
  [answer.status]: {
    description: answer.contentTypes.length === 0 ? 'It worked.' : 'The answer.',
    ...(answer.contentTypes.length > 0 &&
      contentOf(
        answer.contentTypes,
        answer.codec === undefined ? binary : referenceTo(answer.codec),
      )),
  },
});

const refusalsOf = ({ scope, query, body, refusals }: EndpointFacts): JsonSchema => {
  const hasBody = body.contentTypes.length > 0;
  const readsInput = scope.isRequired || hasBody || fieldsOf(query).length > 0;
  const meanings: Readonly<Record<number, string>> = {
    ...(readsInput && { 400: 'What the sender can mend.' }),
    ...refusals,
    405: 'Another method.',
    ...(hasBody && { 413: 'The body is too large.', 415: 'The body is of another media type.' }),
    500: 'A fault of the shop.',
    503: 'The shop cannot answer now.',
  };
  return Object.fromEntries(
    Object.entries(meanings).map(([status, meaning]) => [status, errorAnswer(meaning)]),
  );
};

/** `:locale{…}`, and `*` for a slug of any length. */
const placeholder = /:(?<name>\w+)(?:\{[^}]*\})?|\*$/gu;

const pathParameters = (path: string): readonly JsonSchema[] =>
  [...path.matchAll(placeholder)].map(({ groups }) => ({
    name: groups?.['name'] ?? 'slug',
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const printPath = (path: string): string =>
  path.replace(placeholder, (_all, name: string | undefined) => `{${name ?? 'slug'}}`);

const operationOf = (id: string, endpoint: EndpointFacts): JsonSchema => {
  const { summary, scope, query, body, credentials, caching, largest } = endpoint;
  return {
    operationId: id,
    summary,
    ...(credentials === 'session' && { security: [{ session: [] }] }),
    parameters: [
      ...(scope.isRequired ? scopeParameters : []),
      ...pathParameters(endpoint.paths[0]),
      ...fieldsOf(query).map(({ name, isRequired, schema }) => ({
        name,
        in: 'query',
        required: isRequired,
        schema,
      })),
    ],
    ...(body.contentTypes.length > 0 && {
      requestBody: { required: true, ...contentOf(body.contentTypes, bodySchema(body)) },
    }),
    responses: { ...successOf(endpoint), ...refusalsOf(endpoint) },
    'x-caching': caching,
    'x-largest-bytes': largest,
  };
};

const namedCodecs = (endpoints: readonly EndpointFacts[]): readonly t.Mixed[] => [
  ErrorAnswer,
  ...endpoints.flatMap(({ body, answer }) => [
    ...(body.codec !== undefined && body.fileField === undefined ? [body.codec] : []),
    ...(answer.codec === undefined ? [] : [answer.codec]),
  ]),
];

/** Several methods may share a path, and each has an id of its own. */
const pathsOf = (endpoints: Readonly<Record<string, EndpointFacts>>): JsonSchema => {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, endpoint] of Object.entries(endpoints))
    for (const [index, path] of endpoint.paths.entries())
      paths[printPath(path)] = {
        ...paths[printPath(path)],
        [endpoint.method.toLowerCase()]: operationOf(
          index === 0 ? name : `${name}${index + 1}`,
          endpoint,
        ),
      };
  return paths;
};

/** The document of the endpoints, which are given by their names. */
export const openApiDocument = (
  endpoints: Readonly<Record<string, EndpointFacts>>,
  sessionCookie: string,
): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: 'Passepartout shop API and price API', version: '1' },
  paths: pathsOf(endpoints),
  components: {
    schemas: Object.fromEntries(
      namedCodecs(Object.values(endpoints)).map((codec) => [codec.name, schemaOf(codec)]),
    ),
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
  },
});
