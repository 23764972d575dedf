import { materialValue, type FormatOption } from '../../core/domain/configurator/configurator.ts';
import type { FormatLimits } from '../../core/domain/format/dimension-input.ts';
import { bySize, type Format } from '../../core/domain/format/format.ts';
import { currencyOf, formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { parseFormat } from '../../core/domain/format/parse-format.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { LowestPrice } from '../../core/domain/money/lowest-price.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { parsePriceRecord } from '../../core/domain/money/price-record.ts';
import { E, TE, pipe } from '../../core/fp.ts';
import {
  partParameters,
  type FormatPriceList,
  type PriceError,
  type Prices,
} from '../../core/ports/prices.ts';
import type { ArticleType } from '../../core/domain/catalogue/article-type.ts';
import type { ApiSettings } from './address.ts';
import { blamedFields, callEndpoint, type CallError } from './call-endpoint.ts';
import type { FormatPricesAnswer, FromPricesAnswer, WireFormatPrice } from './codecs/prices.ts';
import { mostArticles } from './codecs/wire.ts';
import { priceEndpoints } from './endpoints/prices.ts';

const refuse = (reason: string): E.Either<PriceError, never> =>
  E.left({ kind: 'price-answer-refused', reason });

/** The field that the API blames tells 400 and 404 apart. */
export const priceError = (error: CallError): PriceError => {
  switch (error.kind) {
    case 'unreachable':
      return { kind: 'prices-unavailable', reason: error.reason };
    case 'undecodable':
      return { kind: 'price-answer-refused', reason: error.reason };
    case 'refused': {
      const fields = blamedFields(error);
      if (error.status === 404 && 'materialType' in fields) return { kind: 'article-unknown' };
      if (error.status === 400 && 'formatType' in fields) return { kind: 'format-not-available' };
      const parameter = partParameters.find((name) => name in fields);
      if (error.status === 400 && parameter !== undefined)
        return { kind: 'part-not-sold', parameter };
      return { kind: 'prices-unavailable', reason: `the price API answered ${error.status}` };
    }
  }
};

type WirePriceRecord = Pick<Required<WireFormatPrice>, 'priceCurrent' | 'priceOriginal'>;

/** Reads both amounts of an answer; `place` is where they stand in it. */
export const readPrice = (
  locale: Locale,
  place: string,
  record: WirePriceRecord,
): E.Either<PriceError, Price> => {
  const price = parsePriceRecord(currencyOf(locale), record);
  if (E.isRight(price)) return price;
  const { field, kind, text } = price.left;
  return refuse(`${place}.${field} is ${kind}: "${text}"`);
};

const readFormat = (locale: Locale, place: string, text: string): E.Either<PriceError, Format> => {
  const format = parseFormat(formatUnitOf(locale), text);
  return E.isRight(format) ? format : refuse(`${place} is "${text}"`);
};

const readOption = (
  locale: Locale,
  place: string,
  wire: WireFormatPrice,
): E.Either<PriceError, FormatOption> => {
  const format = readFormat(locale, `${place}.formatType`, wire.formatType);
  if (E.isLeft(format)) return format;
  if (!wire.isAvailable) return E.right({ format: format.right });
  const { priceCurrent, priceOriginal } = wire;
  if (priceCurrent === undefined || priceOriginal === undefined)
    return refuse(`${place} is available without a price`);
  const price = readPrice(locale, place, { priceCurrent, priceOriginal });
  return E.isLeft(price) ? price : E.right({ format: format.right, price: price.right });
};

type WireFormatPrices = (typeof FormatPricesAnswer)['_A']['payload'];

const readFormats = (
  locale: Locale,
  { formats, initialFormatType, pricesEndAt }: WireFormatPrices,
): E.Either<PriceError, FormatPriceList> => {
  const all: FormatOption[] = [];
  const featured: FormatOption[] = [];
  for (const [index, wire] of formats.entries()) {
    const option = readOption(locale, `payload.formats.${index}`, wire);
    if (E.isLeft(option)) return option;
    all.push(option.right);
    if (wire.isFeatured) featured.push(option.right);
  }
  const [first, ...others] = featured;
  if (first === undefined) return refuse('payload.formats features no format');
  if (!formats.some(({ formatType }) => formatType === initialFormatType))
    return refuse('payload.initialFormatType is not among the formats');
  return pipe(
    readFormat(locale, 'payload.initialFormatType', initialFormatType),
    E.map((initialFormat) => ({
      featured: [first, ...others],
      all: all.toSorted((first, second) => bySize(first.format, second.format)),
      initialFormat,
      ...(pricesEndAt !== undefined && { pricesEnd: Date.parse(pricesEndAt) }),
    })),
  );
};

const readLimits = (limits: FormatLimits): E.Either<PriceError, FormatLimits> => {
  const upsideDown = (['shorter', 'longer'] as const).find(
    (side) => limits[side].minimum > limits[side].maximum,
  );
  return upsideDown === undefined
    ? E.right(limits)
    : refuse(`payload.${upsideDown} has a minimum above its maximum`);
};

const queryOf = ({ materialType, frameType }: ArticleType) => ({
  materialType,
  ...(frameType !== undefined && { frameType }),
});

const valueOf = ({ materialType, frameType }: ArticleType): string =>
  materialValue(materialType, frameType);

type FromPrices = ReadonlyMap<string, LowestPrice>;

const readFromPrices = (
  locale: Locale,
  { payload }: (typeof FromPricesAnswer)['_A'],
): E.Either<PriceError, FromPrices> => {
  const found = new Map<string, LowestPrice>();
  for (const [index, { article, isFrom, ...record }] of payload.prices.entries()) {
    const price = readPrice(locale, `payload.prices.${index}`, record);
    if (E.isLeft(price)) return price;
    found.set(article, { price: price.right, isFrom });
  }
  return E.right(found);
};

/** One question names `mostArticles` at most; a page has fewer. */
const inQuestions = (articles: readonly ArticleType[]): readonly (readonly string[])[] => {
  const values = [...new Set(articles.map(valueOf))];
  return Array.from({ length: Math.ceil(values.length / mostArticles) }, (_, question) =>
    values.slice(question * mostArticles, (question + 1) * mostArticles),
  );
};

/** Prices over HTTP (storefront §7, "Price paths"). */
export const httpPrices = (api: ApiSettings): Prices => ({
  formats: (scope, article) =>
    pipe(
      callEndpoint(api, priceEndpoints.formatPrices, {
        scope,
        query: queryOf(article),
        body: undefined,
      }),
      TE.mapLeft(priceError),
      TE.chainEitherK(({ payload }) => readFormats(scope.locale, payload)),
    ),
  from: (scope, asked) =>
    pipe(
      inQuestions(asked),
      TE.traverseArray((articles) =>
        pipe(
          callEndpoint(api, priceEndpoints.lowestPrices, {
            scope,
            query: { articles },
            body: undefined,
          }),
          TE.mapLeft(priceError),
          TE.chainEitherK((answer) => readFromPrices(scope.locale, answer)),
        ),
      ),
      TE.map((answers) =>
        asked.map((article) =>
          answers.find((found) => found.has(valueOf(article)))?.get(valueOf(article)),
        ),
      ),
    ),
  limits: (scope, article) =>
    pipe(
      callEndpoint(api, priceEndpoints.formatLimits, {
        scope,
        query: queryOf(article),
        body: undefined,
      }),
      TE.mapLeft(priceError),
      TE.chainEitherK(({ payload }) => readLimits(payload)),
    ),
});
