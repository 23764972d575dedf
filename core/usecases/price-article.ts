import type { DesignerProduct } from '../domain/catalogue/designers.ts';
import { articleFacts, type ArticleFacts } from '../domain/products/article-facts.ts';
import type { Article } from '../domain/products/article-key.ts';
import { pricedArticleOf } from '../domain/products/article.ts';
import type { DesignerHandOff } from '../domain/products/products-by-designer.ts';
import type { Price } from '../domain/money/money.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { ArticlePricesError, HasArticlePrices } from '../ports/article-prices.ts';
import type { HasLog } from '../ports/log.ts';
import { isOutage, type Outage } from '../ports/outage.ts';
import type { HasPrices, PriceError } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { completeHandOff } from './complete-hand-off.ts';
import { reportPriceError, tapLeft } from './report.ts';

/** It is not sold so, or the price service did not answer. */
export type ArticlePriceError = { readonly kind: 'not-sold' } | Outage<'prices-unavailable'>;

const notSold: ArticlePriceError = { kind: 'not-sold' };

const priceError = (error: PriceError): ArticlePriceError =>
  isOutage(error) ? { kind: 'prices-unavailable', reason: error.reason } : notSold;

/** Today's prices, by one question; undefined for what is not sold so. Outages are logged. */
export const priceArticles =
  (
    scope: ShopScope,
    articles: readonly Article[],
  ): RTE.ReaderTaskEither<
    HasArticlePrices & HasLog,
    ArticlePricesError,
    readonly (Price | undefined)[]
  > =>
  ({ articlePrices, log }) =>
    articles.length === 0
      ? TE.right([])
      : tapLeft(articlePrices.price(scope, articles), (error) => reportPriceError(log, error));

/** Today's prices of what is listed, by its keys; undefined for what is not sold so. */
type PricesByKey = ReadonlyMap<string, Price | 'unavailable' | undefined>;

/** Prices what a list holds by one question. Outages are logged. */
export const pricesByKey =
  (scope: ShopScope, listed: readonly (readonly [key: string, handOff: DesignerHandOff])[]) =>
  async (environment: HasArticlePrices & HasLog): Promise<PricesByKey> => {
    const articles = listed.map(([, handOff]) => pricedArticleOf(handOff));
    const answer = await priceArticles(scope, articles)(environment)();
    return new Map(
      listed.map(([key], index) => [key, E.isRight(answer) ? answer.right[index] : 'unavailable']),
    );
  };

/** A hand-off without open defaults, and the price of one piece. */
export type PricedHandOff = {
  readonly handOff: DesignerHandOff;
  readonly facts: ArticleFacts;
  readonly price: Price;
};

/** The price of a hand-off, which has to be whole and in this site's unit. */
export const priceHandOff =
  (
    scope: ShopScope,
    handOff: DesignerHandOff,
  ): RTE.ReaderTaskEither<HasArticlePrices & HasLog, ArticlePriceError, PricedHandOff> =>
  (environment) =>
    pipe(
      E.fromNullable(notSold)(articleFacts(scope.locale, { ...handOff, locale: scope.locale })),
      TE.fromEither,
      TE.bindTo('facts'),
      TE.bind('price', () =>
        pipe(
          priceArticles(scope, [pricedArticleOf({ ...handOff, locale: scope.locale })])(
            environment,
          ),
          TE.mapLeft(priceError),
          TE.flatMapEither(([price]) => E.fromNullable(notSold)(price)),
        ),
      ),
      TE.map(({ facts, price }) => ({ handOff, facts, price })),
    );

/** Writes out a hand-off's defaults, and prices it. */
export const priceWholeHandOff =
  <Designer extends DesignerProduct>(
    scope: ShopScope,
    handOff: DesignerHandOff & { readonly designer: Designer },
  ): RTE.ReaderTaskEither<
    HasPrices & HasArticlePrices & HasLog,
    ArticlePriceError,
    PricedHandOff
  > =>
  (environment) =>
    pipe(
      completeHandOff(scope, handOff)(environment),
      TE.mapLeft(priceError),
      TE.flatMap((whole) => priceHandOff(scope, whole)(environment)),
    );
