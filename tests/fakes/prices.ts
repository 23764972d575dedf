/** The prices port in memory: a small shop with the states that a configurator can meet. */
import { materialValue, type FormatOption } from '../../core/domain/configurator/configurator.ts';
import { checkLimits, type FormatLimits } from '../../core/domain/format/dimension-input.ts';
import { equalFormats, type Format } from '../../core/domain/format/format.ts';
import { currencyOf, formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { areaOf } from '../../core/domain/pricing/own-format-price.ts';
import type { LowestPrice } from '../../core/domain/money/lowest-price.ts';
import { fromPriceOf } from '../../core/domain/pricing/format-groups-price.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import { priceWith } from '../arbitraries/money.ts';
import type { FormatPriceList, PriceError, Prices, PriceScope } from '../../core/ports/prices.ts';
import type { ArticleType } from '../../core/domain/catalogue/article-type.ts';

type Terms = { readonly limits: FormatLimits; readonly base: number; readonly reduction: number };

const side = (minimum: number, maximum: number) => ({ minimum, maximum });

/** What the small shop sells on the poster channel; a reduction is minor units off 900x600. */
const assortment: Readonly<Record<string, Terms>> = {
  leinwand: {
    limits: { shorter: side(150, 1500), longer: side(150, 3000) },
    base: 990,
    reduction: 1500,
  },
  'acrylglas+artbox': {
    limits: { shorter: side(200, 750), longer: side(200, 1000) },
    base: 3690,
    reduction: 0,
  },
  'poster+holzrahmen': {
    limits: { shorter: side(150, 700), longer: side(150, 1000) },
    base: 2490,
    reduction: 0,
  },
};

const featuredSides = {
  cm: [
    [300, 200],
    [600, 400],
    [600, 450],
    [900, 600],
    [1200, 800],
  ],
  in: [
    [120, 80],
    [240, 160],
    [300, 200],
    [360, 240],
    [480, 320],
  ],
} as const;

const otherSides = {
  cm: [
    [300, 300],
    [200, 300],
    [400, 600],
  ],
  in: [
    [120, 120],
    [80, 120],
    [160, 240],
  ],
} as const;

const isReducedFormat = ({ width, height, unit }: Format): boolean =>
  unit === 'cm' && Math.max(width, height) === 900 && Math.min(width, height) === 600;

/** Two minor units for each started square centimetre, upon the base. */
const priceOf = (scope: PriceScope, terms: Terms, format: Format): Price => {
  const original = terms.base + Math.ceil(areaOf(format) / 50);
  const reduction = isReducedFormat(format) ? terms.reduction : 0;
  return priceWith(currencyOf(scope.locale), original, original - reduction);
};

const termsOf = (
  { channel }: PriceScope,
  { materialType, frameType }: ArticleType,
): E.Either<PriceError, Terms> => {
  const terms = assortment[materialValue(materialType, frameType)];
  return channel === 'poster' && terms !== undefined
    ? E.right(terms)
    : E.left({ kind: 'article-unknown' });
};

const listOf = (scope: PriceScope, terms: Terms): FormatPriceList => {
  const unit = formatUnitOf(scope.locale);
  const option = ([width, height]: readonly [number, number]): FormatOption => {
    const format = { width, height, unit };
    const canBeMade = checkLimits(terms.limits, format).length === 0;
    return canBeMade ? { format, price: priceOf(scope, terms, format) } : { format };
  };
  const [first, initial, ...others] = featuredSides[unit];
  const featured = [option(first), option(initial), ...others.map(option)] as const;
  const all = [...featured, ...otherSides[unit].map(option)].toSorted(
    (one, other) => areaOf(one.format) - areaOf(other.format),
  );
  return { featured, all, initialFormat: option(initial).format };
};

/** What the small shop asks for an article in a format; undefined where it does not sell it so. */
export const priceInSmallShop = (
  scope: PriceScope,
  article: ArticleType,
  format: Format,
): Price | undefined => {
  const terms = termsOf(scope, article);
  if (E.isLeft(terms)) return undefined;
  const { limits } = terms.right;
  const listed = listOf(scope, terms.right).all.find((one) => equalFormats(one.format, format));
  const isSold = listed === undefined || listed.price !== undefined;
  return isSold && checkLimits(limits, format).length === 0
    ? priceOf(scope, terms.right, format)
    : undefined;
};

/** The prices port over the small shop. */
export const fakePrices = (): Prices => ({
  formats: (scope, article) =>
    TE.fromEither(E.map((terms: Terms) => listOf(scope, terms))(termsOf(scope, article))),
  from: (scope, articles) =>
    TE.right(
      articles.map((article) =>
        pipe(
          termsOf(scope, article),
          E.map((terms) => fromPriceOf(listOf(scope, terms).all)),
          E.getOrElse((): LowestPrice | undefined => undefined),
        ),
      ),
    ),
  limits: (scope, article) =>
    TE.fromEither(E.map(({ limits }: Terms) => limits)(termsOf(scope, article))),
});

/** The prices port that fails every question in the same way. */
export const failingPrices = (error: PriceError): Prices => ({
  formats: () => TE.left(error),
  from: () => TE.left(error),
  limits: () => TE.left(error),
});
