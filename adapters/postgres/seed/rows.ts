/** The rows of the sample shop, made from its tables. `today` is midnight of the seeding day. */
import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import { deliveryRules } from '../../../core/domain/delivery/tables/delivery-rules.ts';
import {
  shippingClasses,
  shippingRates,
  type ShippingRates,
} from '../../../core/domain/delivery/tables/shipping-rates.ts';
import { checkLimits } from '../../../core/domain/format/dimension-input.ts';
import { equalFormats, type Format } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { defaultLocaleOf } from '../../../core/domain/locale/locale.ts';
import { markets, type LengthUnit, type Market } from '../../../core/domain/locale/locales.ts';
import type { articles, formatOffers } from '../schema/articles.ts';
import type { areaPriceRules, priceChanges, promotions } from '../schema/prices.ts';
import type * as shipping from '../schema/shipping.ts';
import { areaRule, articleLevels, listAmount, marketAmount } from './amounts.ts';
import { articleSeeds, type ArticleSeed } from './articles.ts';
import { formatSets, type FormatSet, type Sides } from './formats.ts';
import { marketSeeds } from './markets.ts';
import { listPriceHistory, promotionSeeds, type PromotionSeed } from './promotions.ts';

const day = 86_400_000;

const seeds: readonly ArticleSeed[] = articleSeeds;
const units = ['cm', 'in'] as const satisfies readonly LengthUnit[];

/** The name of an article in the tables. */
export const articleId = ({
  channel = 'poster',
  materialType,
  frameType,
}: Pick<ArticleSeed, 'channel' | 'materialType' | 'frameType'>) =>
  `${channel}/${materialValue(materialType, frameType)}`;

const setOf = (article: ArticleSeed, unit: LengthUnit): FormatSet =>
  formatSets[article.formats][unit];

const marketUnit = (market: Market): LengthUnit => formatUnitOf(defaultLocaleOf(market));

const formatOf = (unit: LengthUnit, [width, height]: Sides): Format => ({ width, height, unit });

/** Both ways up; a square has one. */
const turns = ([width, height]: Sides): readonly Sides[] =>
  width === height
    ? [[width, height]]
    : [
        [width, height],
        [height, width],
      ];

const canBeMade = ({ shorter, longer }: ArticleSeed, format: Format): boolean =>
  checkLimits(
    {
      shorter: { minimum: shorter[0], maximum: shorter[1] },
      longer: { minimum: longer[0], maximum: longer[1] },
    },
    format,
  ).length === 0;

export const articleRows = (): (typeof articles.$inferInsert)[] =>
  seeds.map((article) => ({
    id: articleId(article),
    channel: article.channel ?? 'poster',
    materialType: article.materialType,
    frameType: article.frameType ?? null,
    shorterMinimum: article.shorter[0],
    shorterMaximum: article.shorter[1],
    longerMinimum: article.longer[0],
    longerMaximum: article.longer[1],
  }));

const offersIn = (article: ArticleSeed, unit: LengthUnit): (typeof formatOffers.$inferInsert)[] => {
  const { featured, initial, others } = setOf(article, unit);
  return [...featured, ...others].flatMap(turns).map(([width, height]) => {
    const format = formatOf(unit, [width, height]);
    const rank = featured.findIndex((sides) => equalFormats(formatOf(unit, sides), format));
    return {
      articleId: articleId(article),
      ...format,
      featuredRank: rank < 0 ? null : rank,
      isInitial: equalFormats(formatOf(unit, initial), format),
      isAvailable: canBeMade(article, format),
    };
  });
};

/** The standard formats of all articles in both units. */
export const offerRows = (): (typeof formatOffers.$inferInsert)[] =>
  seeds.flatMap((article) => units.flatMap((unit) => offersIn(article, unit)));

const changesIn = (
  article: ArticleSeed,
  market: Market,
  today: number,
): (typeof priceChanges.$inferInsert)[] => {
  const unit = marketUnit(market);
  const levels = articleLevels(article);
  const { featured, others } = setOf(article, unit);
  return [...featured, ...others]
    .map((sides) => formatOf(unit, sides))
    .filter((format) => canBeMade(article, format))
    .flatMap((format) =>
      listPriceHistory.map(({ daysAgo, perMille }) => ({
        articleId: articleId(article),
        market,
        longer: format.width,
        shorter: format.height,
        validFrom: new Date(today - daysAgo * day),
        amount: listAmount(marketSeeds[market], levels, format, perMille),
      })),
    );
};

/** The list prices of all articles in all markets, with their history. */
export const priceChangeRows = (today: number): (typeof priceChanges.$inferInsert)[] =>
  seeds.flatMap((article) => markets.flatMap((market) => changesIn(article, market, today)));

const promotionIn = (
  promotion: PromotionSeed,
  market: Market,
  today: number,
): typeof promotions.$inferInsert => ({
  articleId: articleId(promotion),
  market,
  longer: promotion.sides[0],
  shorter: promotion.sides[1],
  startsAt: new Date(today - promotion.startsDaysAgo * day),
  endsAt: new Date(today - promotion.endsDaysAgo * day),
  amount: marketAmount(marketSeeds[market], promotion.amount),
});

/** The promotions of all markets that measure in the promotion's unit. */
export const promotionRows = (today: number): (typeof promotions.$inferInsert)[] =>
  promotionSeeds.flatMap((promotion) =>
    markets
      .filter((market) => marketUnit(market) === promotion.unit)
      .map((market) => promotionIn(promotion, market, today)),
  );

/** Price rules for own formats outside the standard ones. */
export const areaRuleRows = (): (typeof areaPriceRules.$inferInsert)[] =>
  seeds.flatMap((article) =>
    markets.map((market) => ({
      articleId: articleId(article),
      market,
      ...areaRule(marketSeeds[market], articleLevels(article)),
    })),
  );

export const shippingRows = (): (typeof shipping.shippingCosts.$inferInsert)[] =>
  markets.flatMap((market) => {
    const rates: ShippingRates = shippingRates[market];
    return [...shippingClasses, 'express' as const].flatMap((kind) => {
      const amount = rates[kind];
      return amount === undefined ? [] : [{ market, kind, amount }];
    });
  });

/** Delivery times of all markets. */
export const deliveryRows = (): (typeof shipping.deliveryRules.$inferInsert)[] =>
  markets.map((market) => ({ market, ...deliveryRules[market] }));
