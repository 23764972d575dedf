/** The OpenAPI document of the shop API and the price API, made from their codecs. */
import { CustomerDataAnswer } from '../../../adapters/http/codecs/customers.ts';
import { ErrorAnswer, scopeHeaders } from '../../../adapters/http/codecs/errors.ts';
import {
  ArticleFormatQuery,
  ArticlePriceAnswer,
  ArticleQuery,
  FormatLimitsAnswer,
  FormatPricesAnswer,
} from '../../../adapters/http/codecs/prices.ts';
import { ShippingInformationAnswer } from '../../../adapters/http/codecs/shipping.ts';
import { channels } from '../../../core/domain/locale/channel.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { t } from '../../../core/fp.ts';
import { addresses } from './addresses.ts';
import { fieldsOf, schemaOf, type JsonSchema } from './json-schema.ts';

type Operation = {
  readonly paths: readonly string[];
  readonly summary: string;
  readonly query: t.Mixed;
  readonly answer: t.Mixed;
};

const noQuery = t.type({});

const operations: readonly Operation[] = [
  {
    paths: addresses.formats,
    summary: 'The standard formats of an article with their prices.',
    query: ArticleQuery,
    answer: FormatPricesAnswer,
  },
  {
    paths: addresses.article,
    summary: 'The price of an article in a standard or an own format.',
    query: ArticleFormatQuery,
    answer: ArticlePriceAnswer,
  },
  {
    paths: addresses.limits,
    summary: 'What an article can be made in, in millimetres.',
    query: ArticleQuery,
    answer: FormatLimitsAnswer,
  },
  {
    paths: addresses.shipping,
    summary: 'Last order dates, arrival and the lowest shipping cost of a market.',
    query: noQuery,
    answer: ShippingInformationAnswer,
  },
  {
    paths: addresses.customer,
    summary: 'The customer of the session, or a visitor.',
    query: noQuery,
    answer: CustomerDataAnswer,
  },
];

const scopeParameters = [
  { name: scopeHeaders.channel, schema: { type: 'string', enum: channels } },
  { name: scopeHeaders.locale, schema: { type: 'string', enum: locales } },
].map((header) => ({ ...header, in: 'header', required: true }));

const json = (description: string, schema: JsonSchema): JsonSchema => ({
  description,
  content: { 'application/json': { schema } },
});

const errorSchema = { $ref: '#/components/schemas/ErrorAnswer' };

const operationObject = ({ summary, query, answer }: Operation): JsonSchema => ({
  summary,
  parameters: [
    ...scopeParameters,
    ...fieldsOf(query).map(({ name, isRequired, schema }) => ({
      name,
      in: 'query',
      required: isRequired,
      schema,
    })),
  ],
  responses: {
    200: json('The answer.', { $ref: `#/components/schemas/${answer.name}` }),
    400: json('What the sender can mend.', errorSchema),
    404: json('What does not exist here.', errorSchema),
    503: json('The database does not answer.', errorSchema),
  },
});

/** The document, as `/web-api/openapi.json` answers it. */
export const openApiDocument: JsonSchema = {
  openapi: '3.1.0',
  info: { title: 'Passepartout shop API and price API', version: '1' },
  paths: Object.fromEntries(
    operations.flatMap((operation) =>
      operation.paths.map((path) => [path, { get: operationObject(operation) }]),
    ),
  ),
  components: {
    schemas: Object.fromEntries(
      [...operations.map(({ answer }) => answer), ErrorAnswer].map((codec) => [
        codec.name,
        schemaOf(codec),
      ]),
    ),
  },
};
