import type { Locale } from '../../core/domain/locale/locales.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { articleKey } from '../../core/domain/products/article-key.ts';
import { E, pipe, TE, type t } from '../../core/fp.ts';
import type { ArticlePrices, ArticlePricesError } from '../../core/ports/article-prices.ts';
import { isOutage } from '../../core/ports/outage.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, type CallError } from './call-endpoint.ts';
import type { ArticlePricesAnswer, ListedPricesAnswer } from './codecs/article-prices.ts';
import { mostArticles } from './codecs/wire.ts';
import { articlePriceEndpoints } from './endpoints/article-prices.ts';
import { readPrice } from './prices.ts';

const errorOf = (error: CallError): ArticlePricesError => {
  switch (error.kind) {
    case 'unreachable':
      return { kind: 'prices-unavailable', reason: error.reason };
    case 'undecodable':
      return { kind: 'price-answer-refused', reason: error.reason };
    case 'refused':
      return { kind: 'prices-unavailable', reason: `the price API answered ${error.status}` };
  }
};

const refuse = (reason: string): E.Either<ArticlePricesError, never> =>
  E.left({ kind: 'price-answer-refused', reason });

const readPrices = (
  locale: Locale,
  asked: readonly string[],
  { payload: { prices } }: t.TypeOf<typeof ArticlePricesAnswer>,
): E.Either<ArticlePricesError, readonly (Price | undefined)[]> => {
  if (prices.length !== asked.length)
    return refuse(`payload.prices has ${prices.length} prices for ${asked.length} articles`);
  const read: (Price | undefined)[] = [];
  for (const [index, { isAvailable, priceCurrent, priceOriginal }] of prices.entries()) {
    const place = `payload.prices.${index}`;
    if (!isAvailable) read.push(undefined);
    else if (priceCurrent === undefined || priceOriginal === undefined)
      return refuse(`${place} is available without a price`);
    else {
      const price = readPrice(locale, place, { priceCurrent, priceOriginal });
      if (E.isLeft(price))
        return refuse(isOutage(price.left) ? price.left.reason : price.left.kind);
      read.push(price.right);
    }
  }
  return E.right(read);
};

/** Bytes of an address that every server takes. */
const longestQuestion = 4_000;

/** Splits the articles; each question has at least one. */
const inQuestions = (keys: readonly string[]): readonly (readonly string[])[] => {
  const questions: string[][] = [];
  let length = 0;
  for (const key of keys) {
    const last = questions.at(-1);
    if (
      last === undefined ||
      last.length >= mostArticles ||
      length + key.length > longestQuestion
    ) {
      questions.push([key]);
      length = key.length;
    } else {
      last.push(key);
      length += key.length;
    }
  }
  return questions;
};

const readListed = (
  locale: Locale,
  { payload: { prices } }: t.TypeOf<typeof ListedPricesAnswer>,
): E.Either<ArticlePricesError, Readonly<Record<string, Price>>> => {
  const read: (readonly [string, Price])[] = [];
  for (const [configuration, record] of Object.entries(prices)) {
    const price = readPrice(locale, `payload.prices.${configuration}`, record);
    if (E.isLeft(price)) return refuse(isOutage(price.left) ? price.left.reason : price.left.kind);
    read.push([configuration, price.right]);
  }
  return E.right(Object.fromEntries(read));
};

/** Article prices over HTTP. */
export const httpArticlePrices = (api: ApiSettings): ArticlePrices => ({
  price: (scope, articles) =>
    pipe(
      inQuestions(articles.map(articleKey)),
      TE.traverseArray((asked) =>
        pipe(
          callEndpoint(api, articlePriceEndpoints.articlePrices, {
            scope,
            query: { articles: asked },
            body: undefined,
          }),
          TE.mapLeft(errorOf),
          TE.chainEitherK((answer) => readPrices(scope.locale, asked, answer)),
        ),
      ),
      TE.map((answers) => answers.flat()),
    ),
  listed: (scope, designer) =>
    pipe(
      callEndpoint(api, articlePriceEndpoints.listedPrices, {
        scope,
        query: { designer },
        body: undefined,
      }),
      TE.mapLeft(errorOf),
      TE.chainEitherK((answer) => readListed(scope.locale, answer)),
    ),
});
