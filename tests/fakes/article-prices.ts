import type { ArticleType } from '../../core/domain/catalogue/article-type.ts';
import type { DesignerProduct } from '../../core/domain/catalogue/designers.ts';
import { isFrameType, isMaterialType } from '../../core/domain/catalogue/materials.ts';
import { parameterText } from '../../core/domain/designer/parameter-source.ts';
import type { Format } from '../../core/domain/format/format.ts';
import { parseFormat } from '../../core/domain/format/parse-format.ts';
import { currencyOf, formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { marketOf } from '../../core/domain/locale/markets.ts';
import { priceWithPartsAt } from '../../core/domain/products/wall-picture/picture-price.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { parseDesignerQuery } from '../../core/domain/products/hand-off.ts';
import { articleFacts } from '../../core/domain/products/article-facts.ts';
import type { Article } from '../../core/domain/products/article-key.ts';
import type { ListedRow } from '../../core/domain/products/product.ts';
import { readPairs } from '../../core/domain/query/query.ts';
import { E, TE } from '../../core/fp.ts';
import type { ArticlePrices, ArticlePricesError } from '../../core/ports/article-prices.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { priceWith } from '../arbitraries/money.ts';
import { fakePartPrices } from './option-prices.ts';
import { priceInSmallShop } from './prices.ts';

/** The port that sells materials in formats and in their usual parts, whatever else an article says. */
export const usualArticlePrices = (
  priceOf: (scope: ShopScope, article: ArticleType, format: Format) => Price | undefined,
): ArticlePrices => ({
  price: (scope, articles) =>
    TE.right(
      articles.map(({ query }) => {
        const pairs = readPairs(query);
        const [materialType, frameType] = ['materialType', 'frameType'].map((name) =>
          parameterText(pairs, name),
        );
        const format = parseFormat(
          formatUnitOf(scope.locale),
          parameterText(pairs, 'formatType') ?? '',
        );
        if (!isMaterialType(materialType) || E.isLeft(format)) return undefined;
        const article = isFrameType(frameType) ? { materialType, frameType } : { materialType };
        return priceOf(scope, article, format.right);
      }),
    ),
  listed: () => TE.right({}),
});

/** What one piece of a listed configuration costs in the fake, where its list does not say it. */
export const listedAmount = 1_990;

/** What one piece of each listed configuration costs, by product; in any currency. */
type ListedAmounts = Partial<Record<DesignerProduct, Readonly<Record<string, Price>>>>;

/** The sum of the rows. */
const listedPrice = (
  { locale }: ShopScope,
  rows: readonly ListedRow[],
  list: Readonly<Record<string, Price>> = {},
): Price => {
  const usual = priceWith('eur', listedAmount, listedAmount);
  const sumOf = (of: 'priceOriginal' | 'priceCurrent'): number =>
    rows.reduce(
      (sum, { configuration, pieces }) =>
        sum + (list[configuration] ?? usual)[of].minorUnits * pieces,
      0,
    );
  return priceWith(currencyOf(locale), sumOf('priceOriginal'), sumOf('priceCurrent'));
};

/** Calendars of years before its clock are not sold. */
type SmallShop = { readonly listed: ListedAmounts; readonly now: number };

const priceOf = (
  scope: ShopScope,
  { designer, query }: Article,
  { listed, now }: SmallShop,
): Price | undefined => {
  const read = parseDesignerQuery(designer, readPairs(query), { channel: scope.channel, now });
  const facts =
    E.isRight(read) && articleFacts(scope.locale, { ...read.right, locale: scope.locale });
  if (!facts) return undefined;
  const { question } = facts;
  const currency = currencyOf(scope.locale);
  if (question.kind === 'listed') return listedPrice(scope, question.rows, listed[designer]);
  const bare = priceInSmallShop(scope, question.article, question.format);
  if (bare === undefined) return undefined;
  const { priceOriginal, priceCurrent } = bare;
  const history = {
    changes: [{ validFrom: 0, amount: priceOriginal.minorUnits }],
    promotions: [],
  };
  const price = priceWithPartsAt(history, question.parts, fakePartPrices, {
    market: marketOf(scope.locale),
    instant: 1,
  });
  const reduction = priceOriginal.minorUnits - priceCurrent.minorUnits;
  return E.isRight(price)
    ? priceWith(currency, price.right.original, price.right.current - reduction)
    : undefined;
};

/** The port over the small shop of `fakePrices` and the parts of `memoryOptionPrices`. */
export const memoryArticlePrices = (listed: ListedAmounts = {}, now = 1): ArticlePrices => ({
  price: (scope, articles) =>
    TE.right(articles.map((article) => priceOf(scope, article, { listed, now }))),
  listed: ({ locale }, designer) =>
    TE.right(
      Object.fromEntries(
        Object.entries(listed[designer] ?? {}).map(([row, { priceOriginal, priceCurrent }]) => [
          row,
          priceWith(currencyOf(locale), priceOriginal.minorUnits, priceCurrent.minorUnits),
        ]),
      ),
    ),
});

/** The port that fails every question in the same way. */
export const failingArticlePrices = (
  error: ArticlePricesError = { kind: 'prices-unavailable', reason: 'no answer' },
): ArticlePrices => ({ price: () => TE.left(error), listed: () => TE.left(error) });
