import type {
  ArticlePriceAnswer,
  FormatPricesAnswer,
  FromPricesAnswer,
  WireFormatPrice,
} from '../../../adapters/http/codecs/prices.ts';
import { readWireArticles } from '../../../adapters/http/codecs/wire.ts';
import { priceEndpoints } from '../../../adapters/http/endpoints/prices.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import {
  materialValue,
  type FormatOption,
} from '../../../core/domain/configurator/configurator.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import type { LowestPrice } from '../../../core/domain/money/lowest-price.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { parsePriceRecord } from '../../../core/domain/money/price-record.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import type { WallPicture } from '../../../core/domain/products/wall-picture/wall-picture.ts';
import { priceOfPicture } from '../../../core/domain/products/wall-picture/picture-price.ts';
import { fromPriceOf } from '../../../core/domain/pricing/format-groups-price.ts';
import {
  amountEndsAt,
  priceAt,
  type PriceAmounts,
} from '../../../core/domain/pricing/price-history.ts';
import { E, pipe, type t } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';
import { createKeptAnswers, type KeptAnswers } from '../../endpoints/kept-answers.ts';
import { pictureValues, readPicture, unknownArticle } from './picture-query.ts';
import type { PriceSheet, PriceSheets } from './price-sheets.ts';
import type { Refusal } from '../../endpoints/refusal.ts';
import { sharedRoute, type Route } from '../../endpoints/route.ts';
import { historyIn, pricesOfParts, printPrice, refusalOfPicture } from './sheet-prices.ts';

export type PriceSources = {
  readonly database: Database;
  readonly clock: Clock;
  /** Seconds that one reading of the database serves; 0 reads each time. */
  readonly keptSeconds?: number | undefined;
  /** Without it each answer is made. */
  readonly kept?: KeptAnswers | undefined;
};

type Answered<Answer> = E.Either<Refusal, Answer>;

/** Keeps no answer. */
export const keptNothing = (clock: Clock): KeptAnswers =>
  createKeptAnswers({ clock, seconds: 0, capacity: 1 });

/** The article has to be sold here. */
export const answerFromSheet =
  (sheetOf: PriceSheets) =>
  async <Answer>(
    scope: PriceScope,
    article: ArticleType,
    answer: (sheet: PriceSheet) => Answered<Answer>,
  ): Promise<Answered<Answer>> => {
    const sheet = await sheetOf(scope, article);
    return sheet === undefined ? E.left(unknownArticle) : answer(sheet);
  };

/** Absent where no end is known. */
const featuredEnd = ({ offers, historyOf }: PriceSheet, now: number) => {
  const ends = offers.flatMap(({ format, featuredRank, isAvailable }) => {
    const history = isAvailable && featuredRank !== undefined ? historyOf(format) : undefined;
    return (history && amountEndsAt(history, now)) ?? [];
  });
  return ends.length === 0 ? {} : { pricesEndAt: new Date(Math.min(...ends)).toISOString() };
};

type PricedFormat = { readonly option: FormatOption; readonly wire: WireFormatPrice };

export const priceIn = (locale: Locale, amounts: PriceAmounts): Price | undefined => {
  const price = parsePriceRecord(currencyOf(locale), printPrice(locale, amounts));
  return E.isRight(price) ? price.right : undefined;
};

/** In the order of the sheet. */
export const pricedFormats = (
  { offers, historyOf }: PriceSheet,
  locale: Locale,
  now: number,
): readonly PricedFormat[] =>
  offers.map(({ format, isAvailable, featuredRank }) => {
    const history = isAvailable ? historyOf(format) : undefined;
    const amounts = history && priceAt(history, { market: marketOf(locale), instant: now });
    const price = amounts && priceIn(locale, amounts);
    return {
      option: price === undefined ? { format } : { format, price },
      wire: {
        formatType: printFormat(format),
        isAvailable: amounts !== undefined,
        isFeatured: featuredRank !== undefined,
        ...(amounts && printPrice(locale, amounts)),
      },
    };
  });

/** A lowest price as it is answered. */
export const printLowest = ({ price, isFrom }: LowestPrice) => ({
  priceCurrent: printWirePrice(price.priceCurrent),
  priceOriginal: printWirePrice(price.priceOriginal),
  isFrom,
});

/** Storefront §7, "Prices for formats". */
export const formatPrices = (
  sheet: PriceSheet,
  locale: Locale,
  now: number,
): Answered<t.TypeOf<typeof FormatPricesAnswer>> => {
  const { offers } = sheet;
  const formats = pricedFormats(sheet, locale, now).map(({ wire }) => wire);
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

/** In a standard or an own format (storefront §7, `prices/article`). */
const articlePrice = (
  sheet: PriceSheet,
  locale: Locale,
  picture: WallPicture,
  now: number,
): Answered<t.TypeOf<typeof ArticlePriceAnswer>> =>
  pipe(
    historyIn(sheet, locale, picture.format, now),
    E.chain((article) =>
      E.mapLeft(refusalOfPicture)(
        priceOfPicture(picture, article, pricesOfParts(sheet), {
          market: marketOf(locale),
          instant: now,
        }),
      ),
    ),
    E.map((price) => ({
      payload: { formatType: printFormat(picture.format), ...printPrice(locale, price) },
    })),
  );

/** The part of a query that names an article. */
export const articleOf = ({ materialType, frameType }: ArticleType): ArticleType => ({
  materialType,
  ...(frameType !== undefined && { frameType }),
});

/** Undefined where no format can be had. */
const fromPrice = (
  sheet: PriceSheet,
  article: string,
  locale: Locale,
  now: number,
): t.TypeOf<typeof FromPricesAnswer>['payload']['prices'] => {
  const lowest = fromPriceOf(pricedFormats(sheet, locale, now).map(({ option }) => option));
  return lowest === undefined ? [] : [{ article, ...printLowest(lowest) }];
};

/** The routes of prices, which share their sheets with those of options. */
export const priceRoutes = (
  { clock, kept = keptNothing(clock) }: PriceSources,
  sheetOf: PriceSheets,
): Readonly<Record<keyof typeof priceEndpoints, Route>> => {
  const fromSheet = answerFromSheet(sheetOf);
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
      asked: pictureValues,
      answer: async ({ scope, query }) => {
        const picture = readPicture(scope.locale, query);
        return E.isLeft(picture)
          ? picture
          : fromSheet(scope, query, (sheet) =>
              articlePrice(sheet, scope.locale, picture.right, clock.now()),
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
