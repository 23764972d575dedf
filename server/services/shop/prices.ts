/** What the price API answers: rows of the database through the core's price rules. */
import type {
  ArticlePriceAnswer,
  FormatLimitsAnswer,
  FormatPricesAnswer,
  WireFormatPrice,
} from '../../../adapters/http/codecs/prices.ts';
import { priceEndpoints } from '../../../adapters/http/endpoints/prices.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import {
  findArticle,
  formatOffersOf,
  type FormatOffer,
  type StoredArticle,
} from '../../../adapters/postgres/stores/articles.ts';
import {
  areaPriceRuleOf,
  priceHistoriesOf,
  type FormatHistory,
} from '../../../adapters/postgres/stores/prices.ts';
import { checkLimits } from '../../../core/domain/format/dimension-input.ts';
import {
  equalFormats,
  formatTenths,
  printFormat,
  lengthUnitName,
  type Format,
} from '../../../core/domain/format/format.ts';
import { currencyOf, formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { areaOf, ownFormatAmount } from '../../../core/domain/pricing/own-format-price.ts';
import {
  listAmountAt,
  priceAt,
  type PriceAmounts,
} from '../../../core/domain/pricing/price-history.ts';
import { E, type t } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { ArticleType, PriceScope } from '../../../core/ports/prices.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { refusal, type Problem, type Refusal } from './refusal.ts';
import { sharedRoute, type Route } from './route.ts';

/** What the answers are made from. */
export type PriceSources = {
  readonly database: Database;
  readonly clock: Clock;
  /** Where answers about prices are kept; without it each question is asked. */
  readonly kept?: KeptAnswers | undefined;
};

type Answered<Answer> = Promise<E.Either<Refusal, Answer>>;

const unknownArticle = refusal(404, 'article-unknown', 'materialType');
const unavailableFormat = refusal(400, 'format-not-available', 'formatType');

/** The format on its longer side: a turned size costs the same. */
const lying = ({ width, height, unit }: Format): Format => ({
  width: Math.max(width, height),
  height: Math.min(width, height),
  unit,
});

const historyOf = (
  histories: readonly FormatHistory[],
  format: Format,
): FormatHistory | undefined =>
  histories.find((history) => equalFormats(history.format, lying(format)));

const printAmount = (locale: Locale, minorUnits: number): string =>
  printWirePrice({ minorUnits, currency: currencyOf(locale) });

const printPrice = (locale: Locale, { original, current }: PriceAmounts) => ({
  priceCurrent: printAmount(locale, current),
  priceOriginal: printAmount(locale, original),
});

const bySize = (first: FormatOffer, second: FormatOffer): number =>
  areaOf(first.format) - areaOf(second.format) || second.format.width - first.format.width;

/** The calculator's own list first, in its order, then the others by size. */
const inOrder = (offers: readonly FormatOffer[]): readonly FormatOffer[] =>
  offers.toSorted((first, second) => {
    const rank = (offer: FormatOffer): number => offer.featuredRank ?? Number.MAX_SAFE_INTEGER;
    return rank(first) - rank(second) || bySize(first, second);
  });

/** The formats of an article with their prices (storefront §7, "Prices for formats"). */
const formatPrices = async (
  { database, clock }: PriceSources,
  { channel, locale }: PriceScope,
  articleType: ArticleType,
): Answered<t.TypeOf<typeof FormatPricesAnswer>> => {
  const article = await findArticle(database, channel, articleType);
  if (article === undefined) return E.left(unknownArticle);
  const unit = formatUnitOf(locale);
  const [stored, histories] = await Promise.all([
    formatOffersOf(database, article.id, unit),
    priceHistoriesOf(database, article.id, localeTable[locale].market, unit),
  ]);
  const offers = inOrder(stored);
  const now = clock.now();
  const formats = offers.map((offer): WireFormatPrice => {
    const history = offer.isAvailable ? historyOf(histories, offer.format) : undefined;
    const price = history && priceAt(history, now);
    return {
      formatType: printFormat(offer.format),
      isAvailable: price !== undefined,
      isFeatured: offer.featuredRank !== undefined,
      ...(price && printPrice(locale, price)),
    };
  });
  const initial =
    offers.find(({ isInitial, isAvailable }) => isInitial && isAvailable) ?? offers[0];
  return initial === undefined
    ? E.left(unknownArticle)
    : E.right({ payload: { formats, initialFormatType: printFormat(initial.format) } });
};

const outsideLimits = (
  locale: Locale,
  article: StoredArticle,
  format: Format,
): Refusal | undefined => {
  const [first, ...others] = checkLimits(article.limits, format).flatMap((error): Problem[] =>
    error.kind === 'outside-limits'
      ? [
          {
            message: `${error.side}-outside-limits`,
            field: 'formatType',
            values: {
              minimum: formatTenths(locale, error.minimum),
              maximum: formatTenths(locale, error.maximum),
              unit: lengthUnitName(format.unit),
            },
          },
        ]
      : [],
  );
  return first && { status: 400, problems: [first, ...others] };
};

/** The price of an article in a format, standard or own; undefined where it is not for sale. */
const amountsOf = async (
  { database, clock }: PriceSources,
  locale: Locale,
  article: StoredArticle,
  format: Format,
): Promise<PriceAmounts | undefined> => {
  const { market } = localeTable[locale];
  const [offers, histories, rule] = await Promise.all([
    formatOffersOf(database, article.id, format.unit),
    priceHistoriesOf(database, article.id, market, format.unit),
    areaPriceRuleOf(database, article.id, market),
  ]);
  const now = clock.now();
  const offer = offers.find((candidate) => equalFormats(candidate.format, format));
  if (offer?.isAvailable === false) return undefined;
  const history = historyOf(histories, format);
  if (history !== undefined) return priceAt(history, now);
  const prices = histories.flatMap((standard) => {
    const amount = listAmountAt(standard, now);
    return amount === undefined ? [] : [{ area: areaOf(standard.format), amount }];
  });
  if (rule === undefined) return undefined;
  const amount = ownFormatAmount(rule, prices, areaOf(format));
  return { original: amount, current: amount };
};

/** The price of one article in one format (storefront §7, `prices/article`). */
const articlePrice = async (
  sources: PriceSources,
  { channel, locale }: PriceScope,
  articleType: ArticleType,
  format: Format,
): Answered<t.TypeOf<typeof ArticlePriceAnswer>> => {
  const article = await findArticle(sources.database, channel, articleType);
  if (article === undefined) return E.left(unknownArticle);
  const refused = outsideLimits(locale, article, format);
  if (refused !== undefined) return E.left(refused);
  const amounts = await amountsOf(sources, locale, article, format);
  return amounts === undefined
    ? E.left(unavailableFormat)
    : E.right({ payload: { formatType: printFormat(format), ...printPrice(locale, amounts) } });
};

/** What an article can be made in, in millimetres (storefront §7, `format-limits`). */
const formatLimits = async (
  { database }: PriceSources,
  { channel }: PriceScope,
  articleType: ArticleType,
): Answered<t.TypeOf<typeof FormatLimitsAnswer>> => {
  const article = await findArticle(database, channel, articleType);
  return article === undefined ? E.left(unknownArticle) : E.right({ payload: article.limits });
};

/** The part of a query that names an article. */
const articleOf = ({ materialType, frameType }: ArticleType): ArticleType => ({
  materialType,
  ...(frameType !== undefined && { frameType }),
});

/** The routes of prices. */
export const priceRoutes = (
  sources: PriceSources,
): Readonly<Record<keyof typeof priceEndpoints, Route>> => {
  const { clock } = sources;
  const kept = sources.kept ?? createKeptAnswers({ clock, seconds: 0, capacity: 1 });
  return {
    formatPrices: sharedRoute(priceEndpoints.formatPrices, {
      kept,
      asked: articleOf,
      answer: ({ scope, query }) => formatPrices(sources, scope, query),
    }),
    articlePrice: sharedRoute(priceEndpoints.articlePrice, {
      kept,
      asked: ({ formatType, ...article }) => ({ ...articleOf(article), formatType }),
      answer: async ({ scope, query: { formatType, ...article } }) => {
        const format = parseFormat(formatUnitOf(scope.locale), formatType);
        return E.isRight(format)
          ? articlePrice(sources, scope, article, format.right)
          : E.left(refusal(400, 'format-invalid', 'formatType'));
      },
    }),
    formatLimits: sharedRoute(priceEndpoints.formatLimits, {
      kept,
      asked: articleOf,
      answer: ({ scope, query }) => formatLimits(sources, scope, query),
    }),
  };
};
