/** What the price API answers: rows of the database through the core's price rules. */
import type {
  ArticlePriceAnswer,
  FormatPricesAnswer,
  FromPricesAnswer,
  WireFormatPrice,
} from '../../../adapters/http/codecs/prices.ts';
import { readWireArticles } from '../../../adapters/http/codecs/wire.ts';
import { priceEndpoints } from '../../../adapters/http/endpoints/prices.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import { materialValue } from '../../../core/domain/calculator/calculator.ts';
import { checkLimits, type FormatLimits } from '../../../core/domain/format/dimension-input.ts';
import {
  equalFormats,
  formatTenths,
  printFormat,
  lengthUnitName,
  type Format,
} from '../../../core/domain/format/format.ts';
import { currencyOf, formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { lowestPrice } from '../../../core/domain/money/lowest-price.ts';
import { parsePriceRecord } from '../../../core/domain/money/price-record.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { areaOf, ownFormatAmount } from '../../../core/domain/pricing/own-format-price.ts';
import {
  amountEndsAt,
  listAmountAt,
  priceAt,
  type PriceAmounts,
} from '../../../core/domain/pricing/price-history.ts';
import { E, type t } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { ArticleType, PriceScope } from '../../../core/ports/prices.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { priceSheets, type PriceSheet } from './price-sheets.ts';
import { refusal, type Problem, type Refusal } from './refusal.ts';
import { sharedRoute, type Route } from './route.ts';

/** What the answers are made from. */
export type PriceSources = {
  readonly database: Database;
  readonly clock: Clock;
  /** How long prices are made from one reading of the database, in seconds; 0 reads each time. */
  readonly keptSeconds?: number | undefined;
  /** Where answers about prices are kept; without it each one is made. */
  readonly kept?: KeptAnswers | undefined;
};

type Answered<Answer> = E.Either<Refusal, Answer>;

const unknownArticle = refusal(404, 'article-unknown', 'materialType');
const unavailableFormat = refusal(400, 'format-not-available', 'formatType');

const printAmount = (locale: Locale, minorUnits: number): string =>
  printWirePrice({ minorUnits, currency: currencyOf(locale) });

const printPrice = (locale: Locale, { original, current }: PriceAmounts) => ({
  priceCurrent: printAmount(locale, current),
  priceOriginal: printAmount(locale, original),
});

/** When the first price of a featured format ends; nothing where no end is known. */
const featuredEnd = ({ offers, historyOf }: PriceSheet, now: number) => {
  const ends = offers.flatMap(({ format, featuredRank, isAvailable }) => {
    const history = isAvailable && featuredRank !== undefined ? historyOf(format) : undefined;
    return (history && amountEndsAt(history, now)) ?? [];
  });
  return ends.length === 0 ? {} : { pricesEndAt: new Date(Math.min(...ends)).toISOString() };
};

/** The formats of an article with their prices (storefront §7, "Prices for formats"). */
const formatPrices = (
  sheet: PriceSheet,
  locale: Locale,
  now: number,
): Answered<t.TypeOf<typeof FormatPricesAnswer>> => {
  const { offers, historyOf } = sheet;
  const formats = offers.map((offer): WireFormatPrice => {
    const history = offer.isAvailable ? historyOf(offer.format) : undefined;
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
    : E.right({
        payload: {
          formats,
          initialFormatType: printFormat(initial.format),
          ...featuredEnd(sheet, now),
        },
      });
};

const outsideLimits = (
  locale: Locale,
  limits: FormatLimits,
  format: Format,
): Refusal | undefined => {
  const [first, ...others] = checkLimits(limits, format).flatMap((error): Problem[] =>
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
const amountsOf = (sheet: PriceSheet, format: Format, now: number): PriceAmounts | undefined => {
  const { offers, historyOf, histories, areaRule } = sheet;
  const offer = offers.find((candidate) => equalFormats(candidate.format, format));
  if (offer?.isAvailable === false) return undefined;
  const history = historyOf(format);
  if (history !== undefined) return priceAt(history, now);
  if (areaRule === undefined) return undefined;
  const prices = histories.flatMap((standard) => {
    const amount = listAmountAt(standard, now);
    return amount === undefined ? [] : [{ area: standard.area, amount }];
  });
  const amount = ownFormatAmount(areaRule, prices, areaOf(format));
  return { original: amount, current: amount };
};

/** The price of one article in one format (storefront §7, `prices/article`). */
const articlePrice = (
  sheet: PriceSheet,
  locale: Locale,
  format: Format,
  now: number,
): Answered<t.TypeOf<typeof ArticlePriceAnswer>> => {
  const refused = outsideLimits(locale, sheet.limits, format);
  if (refused !== undefined) return E.left(refused);
  const amounts = amountsOf(sheet, format, now);
  return amounts === undefined
    ? E.left(unavailableFormat)
    : E.right({ payload: { formatType: printFormat(format), ...printPrice(locale, amounts) } });
};

/** The part of a query that names an article. */
const articleOf = ({ materialType, frameType }: ArticleType): ArticleType => ({
  materialType,
  ...(frameType !== undefined && { frameType }),
});

/** The lowest price of an article's formats; undefined where none can be had. */
const fromPrice = (
  sheet: PriceSheet,
  article: string,
  locale: Locale,
  now: number,
): t.TypeOf<typeof FromPricesAnswer>['payload']['prices'] => {
  const lowest = lowestPrice(
    sheet.offers.flatMap(({ format, isAvailable }) => {
      const history = isAvailable ? sheet.historyOf(format) : undefined;
      const amounts = history && priceAt(history, now);
      if (amounts === undefined) return [];
      const price = parsePriceRecord(currencyOf(locale), printPrice(locale, amounts));
      return E.isRight(price) ? [price.right] : [];
    }),
  );
  if (lowest === undefined) return [];
  const { priceCurrent, priceOriginal } = lowest.price;
  return [
    {
      article,
      priceCurrent: printWirePrice(priceCurrent),
      priceOriginal: printWirePrice(priceOriginal),
      isFrom: lowest.isFrom,
    },
  ];
};

/** The routes of prices. */
export const priceRoutes = (
  sources: PriceSources,
): Readonly<Record<keyof typeof priceEndpoints, Route>> => {
  const { database, clock, keptSeconds = 0 } = sources;
  const { kept = createKeptAnswers({ clock, seconds: 0, capacity: 1 }) } = sources;
  const sheetOf = priceSheets({ database, clock, keptSeconds });
  /** Answers from the article's sheet. */
  const fromSheet = async <Answer>(
    scope: PriceScope,
    article: ArticleType,
    answer: (sheet: PriceSheet) => Answered<Answer>,
  ): Promise<Answered<Answer>> => {
    const sheet = await sheetOf(scope, article);
    return sheet === undefined ? E.left(unknownArticle) : answer(sheet);
  };
  return {
    formatPrices: sharedRoute(priceEndpoints.formatPrices, {
      kept,
      asked: articleOf,
      answer: ({ scope, query }) =>
        fromSheet(scope, query, (sheet) => formatPrices(sheet, scope.locale, clock.now())),
    }),
    lowestPrices: sharedRoute(priceEndpoints.lowestPrices, {
      kept,
      asked: ({ articles }) => ({ articles }),
      answer: async ({ scope, query }) => {
        const prices = await Promise.all(
          readWireArticles(query.articles).map(async (article) => {
            const sheet = await sheetOf(scope, article);
            const name = materialValue(article.materialType, article.frameType);
            return sheet === undefined ? [] : fromPrice(sheet, name, scope.locale, clock.now());
          }),
        );
        return E.right({ payload: { prices: prices.flat() } });
      },
    }),
    articlePrice: sharedRoute(priceEndpoints.articlePrice, {
      kept,
      asked: ({ formatType, ...article }) => ({ ...articleOf(article), formatType }),
      answer: async ({ scope, query: { formatType, ...article } }) => {
        const format = parseFormat(formatUnitOf(scope.locale), formatType);
        return E.isLeft(format)
          ? E.left(refusal(400, 'format-invalid', 'formatType'))
          : fromSheet(scope, article, (sheet) =>
              articlePrice(sheet, scope.locale, format.right, clock.now()),
            );
      },
    }),
    formatLimits: sharedRoute(priceEndpoints.formatLimits, {
      kept,
      asked: articleOf,
      answer: ({ scope, query }) =>
        fromSheet(scope, query, ({ limits }) => E.right({ payload: limits })),
    }),
  };
};
