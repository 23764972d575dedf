import type { ArticleType } from '../domain/catalogue/article-type.ts';
import type { FormatOption } from '../domain/configurator/configurator.ts';
import type { FormatLimits } from '../domain/format/dimension-input.ts';
import type { Format } from '../domain/format/format.ts';
import type { LowestPrice } from '../domain/money/lowest-price.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** The locale names market and currency. */
export type PriceScope = ShopScope;

export type FormatPriceList = {
  /** Of the configurator's own list, in its order. */
  readonly featured: readonly [FormatOption, ...FormatOption[]];
  /** All standard formats, by size. */
  readonly all: readonly FormatOption[];
  readonly initialFormat: Format;
  /** When the first featured price ends, in milliseconds; absent where nobody knows. */
  readonly pricesEnd?: number | undefined;
};

/** Parameters of parts of a picture beside its article. */
export const partParameters = ['optionTypes', 'frameVariant', 'matType', 'glassType'] as const;

export type PartParameter = (typeof partParameters)[number];

/**
 * `article-unknown`: not sold here; `part-not-sold`: an option, a colour, a mat or a glass;
 * `price-answer-refused`: no price list.
 */
export type PriceError =
  | { readonly kind: 'article-unknown' }
  | { readonly kind: 'format-not-available' }
  | { readonly kind: 'part-not-sold'; readonly parameter: PartParameter }
  | Outage<'prices-unavailable'>
  | Outage<'price-answer-refused'>;

/** The price lists of articles that are made to measure (storefront §7, "Price paths"). */
export type Prices = {
  /** The price list of an article type. */
  readonly formats: (
    scope: PriceScope,
    article: ArticleType,
  ) => TE.TaskEither<PriceError, FormatPriceList>;
  /**
   * In the order of the article types; undefined where one is not sold here. One question for all.
   */
  readonly from: (
    scope: PriceScope,
    articles: readonly ArticleType[],
  ) => TE.TaskEither<PriceError, readonly (LowestPrice | undefined)[]>;
  /** Millimetres that an article type can be made in. */
  readonly limits: (
    scope: PriceScope,
    article: ArticleType,
  ) => TE.TaskEither<PriceError, FormatLimits>;
};

export type HasPrices = { readonly prices: Prices };
