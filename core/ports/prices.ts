import type { ArticleType } from '../domain/catalogue/article-type.ts';
import type { FormatOption } from '../domain/configurator/configurator.ts';
import type { FormatLimits } from '../domain/format/dimension-input.ts';
import type { Format } from '../domain/format/format.ts';
import type { LowestPrice } from '../domain/money/lowest-price.ts';
import type { Price } from '../domain/money/money.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Where prices are asked for: the locale names market and currency. */
export type PriceScope = ShopScope;

/** The formats of an article type with their prices. */
export type FormatPriceList = {
  /** Those of the configurator's own list, in its order; at least one. */
  readonly featured: readonly [FormatOption, ...FormatOption[]];
  /** All standard formats, the featured ones among them, by size. */
  readonly all: readonly FormatOption[];
  readonly initialFormat: Format;
  /** When the first price of a featured format ends, in milliseconds; absent where nobody knows. */
  readonly pricesEnd?: number | undefined;
};

/** The parameters that name parts of a picture beside its article. */
export const partParameters = ['optionTypes', 'frameVariant', 'matType', 'glassType'] as const;

/** A parameter that names a part of a picture. */
export type PartParameter = (typeof partParameters)[number];

/**
 * Why there are no prices: `article-unknown` where the shop does not sell it here,
 * `format-not-available` where it cannot be made in that format, `part-not-sold` where an option, a
 * frame's colour, a mat or a glass is not sold with it, `prices-unavailable` where the service did not
 * answer, `price-answer-refused` where what it sent is not a price list.
 */
export type PriceError =
  | { readonly kind: 'article-unknown' }
  | { readonly kind: 'format-not-available' }
  | { readonly kind: 'part-not-sold'; readonly parameter: PartParameter }
  | Outage<'prices-unavailable'>
  | Outage<'price-answer-refused'>;

/** Prices of wall pictures, from the price service (storefront §7, "Price paths"). */
export type Prices = {
  /** The price list of an article type. */
  readonly formats: (
    scope: PriceScope,
    article: ArticleType,
  ) => TE.TaskEither<PriceError, FormatPriceList>;
  /**
   * The lowest price of each article type, in the order of the question; undefined for one that the
   * shop does not sell here, or in no format. One question, however many there are.
   */
  readonly from: (
    scope: PriceScope,
    articles: readonly ArticleType[],
  ) => TE.TaskEither<PriceError, readonly (LowestPrice | undefined)[]>;
  /** The price of one article in any format that it can be made in, own formats too. */
  readonly article: (
    scope: PriceScope,
    article: ArticleType,
    format: Format,
  ) => TE.TaskEither<PriceError, Price>;
  /** What an article type can be made in, in millimetres. */
  readonly limits: (
    scope: PriceScope,
    article: ArticleType,
  ) => TE.TaskEither<PriceError, FormatLimits>;
};

/** An environment that has the price service. */
export type HasPrices = { readonly prices: Prices };
