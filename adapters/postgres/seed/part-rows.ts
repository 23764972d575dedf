/** The rows of parts: what is sold with which article, and for how much. */
import { glassTypes } from '../../../core/domain/catalogue/frame-parts.ts';
import { frameHolds } from '../../../core/domain/catalogue/frame-holds.ts';
import { matTypes, type FrameType } from '../../../core/domain/catalogue/materials.ts';
import { optionGroupTable } from '../../../core/domain/catalogue/option-groups.ts';
import { parseOptionType } from '../../../core/domain/catalogue/options.ts';
import {
  defaultProducedFrameOf,
  producedFramesOf,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { markets } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import type { articleParts } from '../schema/articles.ts';
import type { partPrices } from '../schema/prices.ts';
import { articleSeeds, type ArticleSeed } from './articles.ts';
import { marketSeeds, type MarketSeed } from './markets.ts';
import {
  familyFinishes,
  frameClassOf,
  levelsByClass,
  matClass,
  matLevels,
  optionClasses,
  unframedClasses,
  variantFinishes,
} from './part-levels.ts';
import { levelAreas } from './price-levels.ts';
import { listPriceHistory } from './promotions.ts';
import { articleId } from './rows.ts';

const day = 86_400_000;
const squareMillimetresInSquareDecimetre = 10_000;

type PartOfArticle = readonly [part: string, priceClass: string];

const materialOfOption = (optionType: string): string | undefined => {
  const option = parseOptionType(optionType);
  return E.isRight(option) ? optionGroupTable[option.right.group].material : undefined;
};

const optionParts = ({ materialType, frameType }: ArticleSeed): readonly PartOfArticle[] =>
  Object.entries(optionClasses).filter(
    ([optionType, priceClass]) =>
      materialOfOption(optionType) === materialType &&
      (frameType === undefined || !unframedClasses.includes(priceClass)),
  );

const frameParts = (frameType: FrameType): readonly PartOfArticle[] => {
  const colours = producedFramesOf(frameType)
    .filter(({ producedFrame }) => producedFrame !== defaultProducedFrameOf(frameType))
    .map(({ producedFrame, family, variant }): PartOfArticle => [
      producedFrame,
      familyFinishes[family] ?? variantFinishes[variant],
    ]);
  const mats = matTypes
    .filter((matType) => matType !== 'mat-none')
    .map((matType): PartOfArticle => [matType, matClass]);
  const glasses = glassTypes.map((glassType): PartOfArticle => [glassType, glassType]);
  return [
    [frameType, frameClassOf(frameType)],
    ...colours,
    ...(frameHolds[frameType].isGlazed ? [...mats, ...glasses] : []),
  ];
};

/** Parts sold with each article beside its defaults. */
export const articlePartRows = (): (typeof articleParts.$inferInsert)[] =>
  articleSeeds.flatMap((article: ArticleSeed) =>
    [
      ...optionParts(article),
      ...(article.frameType === undefined ? [] : frameParts(article.frameType)),
    ].map(([part, priceClass]) => ({ articleId: articleId(article), part, priceClass })),
  );

/** Whole units of the currency, so that a price with parts ends as the article's does. */
const partAmount = ({ pricePerMille }: MarketSeed, cents: number, perMille: number): number =>
  Math.round((cents * pricePerMille * perMille) / 100_000_000) * 100;

type Level = readonly [squareDecimetres: number, cents: number];

/** Below the smallest level a part costs as much as there. */
const stepsOf = (levels: readonly number[]): readonly Level[] => [
  [0, levels[0] ?? 0],
  ...levelAreas.map((area, index): Level => [area, levels[index] ?? 0]),
];

const pricedClasses: readonly (readonly [string, readonly Level[]])[] = [
  ...[...levelsByClass].map(([name, levels]) => [name, stepsOf(levels)] as const),
  [matClass, matLevels],
];

/** Surcharges of each price class in all markets, with their history. */
export const partPriceRows = (today: number): (typeof partPrices.$inferInsert)[] =>
  pricedClasses.flatMap(([priceClass, levels]) =>
    markets.flatMap((market) =>
      listPriceHistory.flatMap(({ daysAgo, perMille }) =>
        levels.map(([area, cents]) => ({
          priceClass,
          market,
          validFrom: new Date(today - daysAgo * day),
          area: area * squareMillimetresInSquareDecimetre,
          amount: partAmount(marketSeeds[market], cents, perMille),
        })),
      ),
    ),
  );
