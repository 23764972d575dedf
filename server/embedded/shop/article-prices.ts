import type { ArticlePricesAnswer } from '../../../adapters/http/codecs/article-prices.ts';
import { articlePriceEndpoints } from '../../../adapters/http/endpoints/article-prices.ts';
import { listedHistoriesOf } from '../../../adapters/postgres/stores/configurations.ts';
import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import { parseDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { priceWithPartsAt } from '../../../core/domain/products/wall-picture/picture-price.ts';
import {
  historyOfPieces,
  priceOfSum,
  priceAt,
  type PriceAmounts,
  type PriceHistory,
  type PriceMoment,
} from '../../../core/domain/pricing/price-history.ts';
import { articleFacts } from '../../../core/domain/products/article-facts.ts';
import { readArticleKey, type Article } from '../../../core/domain/products/article-key.ts';
import type { ListedRow, PriceQuestion } from '../../../core/domain/products/product.ts';
import { productOfDesigner } from '../../../core/domain/products/products-by-designer.ts';
import { E, pipe, type t } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { sharedRoute, type Route } from '../../endpoints/route.ts';
import type { PriceSheets } from './price-sheets.ts';
import { keptNothing, type PriceSources } from './prices.ts';
import { historyIn, pricesOfParts, printPrice } from './sheet-prices.ts';

type Asked<Kind extends PriceQuestion['kind']> = {
  readonly scope: ShopScope;
  readonly designer: DesignerProduct;
  readonly question: Extract<PriceQuestion, { readonly kind: Kind }>;
  readonly now: number;
};

const madeToMeasure = async (
  sheetOf: PriceSheets,
  { scope, question: { article, format, parts }, now }: Asked<'made-to-measure'>,
): Promise<PriceAmounts | undefined> => {
  const sheet = await sheetOf(scope, article);
  if (sheet === undefined) return undefined;
  const price = pipe(
    E.Do,
    E.bind('history', () => historyIn(sheet, scope.locale, format, now)),
    E.bindW('price', ({ history }) =>
      priceWithPartsAt(history, parts, pricesOfParts(sheet), {
        market: marketOf(scope.locale),
        instant: now,
      }),
    ),
  );
  return E.isRight(price) ? price.right.price : undefined;
};

/** What rows cost together; undefined where one is not listed, and of none. */
export const amountsOfRows = (
  histories: ReadonlyMap<string, PriceHistory>,
  rows: readonly ListedRow[],
  moment: PriceMoment,
): PriceAmounts | undefined => {
  const found = rows.flatMap(({ configuration, pieces }) => {
    const history = histories.get(configuration);
    return history === undefined ? [] : [historyOfPieces(history, pieces)];
  });
  return rows.length > 0 && found.length === rows.length ? priceOfSum(found, moment) : undefined;
};

const listed = async (
  { database }: PriceSources,
  { scope: { channel, locale }, designer, question: { rows }, now }: Asked<'listed'>,
): Promise<PriceAmounts | undefined> => {
  const market = marketOf(locale);
  const product = productOfDesigner[designer];
  const histories = await listedHistoriesOf(database, {
    channel,
    market,
    product,
    parameters: rows.map(({ configuration }) => configuration),
  });
  return amountsOfRows(histories, rows, { market, instant: now });
};

/** Today's price of an article; undefined where it is not sold so. */
export const amountsOfArticle = async (
  sources: PriceSources,
  sheetOf: PriceSheets,
  scope: ShopScope,
  article: Article,
): Promise<PriceAmounts | undefined> => {
  const now = sources.clock.now();
  const { channel, locale } = scope;
  const read = parseDesignerQuery(article.designer, readPairs(article.query), { channel, now });
  if (E.isLeft(read)) return undefined;
  const { designer } = read.right;
  const facts = articleFacts(locale, { ...read.right, locale });
  if (facts === undefined) return undefined;
  const { question } = facts;
  return question.kind === 'listed'
    ? listed(sources, { scope, designer, question, now })
    : madeToMeasure(sheetOf, { scope, designer, question, now });
};

type WirePriced = t.TypeOf<typeof ArticlePricesAnswer>['payload']['prices'][number];

/** The route of article prices, which shares its sheets with formats and options. */
export const articlePriceRoutes = (
  sources: PriceSources,
  sheetOf: PriceSheets,
): Readonly<Record<keyof typeof articlePriceEndpoints, Route>> => ({
  articlePrices: sharedRoute(articlePriceEndpoints.articlePrices, {
    kept: sources.kept ?? keptNothing(sources.clock),
    asked: ({ articles }) => ({ articles }),
    answer: async ({ scope, query: { articles } }) => {
      const prices = await Promise.all(
        articles.map(async (key): Promise<WirePriced> => {
          const article = readArticleKey(key);
          const amounts = article && (await amountsOfArticle(sources, sheetOf, scope, article));
          return amounts === undefined
            ? { isAvailable: false }
            : { isAvailable: true, ...printPrice(scope.locale, amounts) };
        }),
      );
      return E.right({ payload: { prices } });
    },
  }),
  listedPrices: sharedRoute(articlePriceEndpoints.listedPrices, {
    kept: sources.kept ?? keptNothing(sources.clock),
    asked: ({ designer }) => ({ designer }),
    answer: async ({ scope: { channel, locale }, query: { designer } }) => {
      const market = marketOf(locale);
      const product = productOfDesigner[designer];
      const histories = await listedHistoriesOf(sources.database, { channel, market, product });
      const instant = sources.clock.now();
      const prices = [...histories].flatMap(([configuration, history]) => {
        const amounts = priceAt(history, { market, instant });
        return amounts === undefined ? [] : [[configuration, printPrice(locale, amounts)] as const];
      });
      return E.right({ payload: { prices: Object.fromEntries(prices) } });
    },
  }),
});
