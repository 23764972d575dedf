/** Worlds for use cases: a price service of any known articles, made of data that can shrink. */
import { fromPriceOf } from '../../../core/domain/pricing/format-groups-price.ts';
import {
  materialValue,
  type FormatOption,
} from '../../../core/domain/configurator/configurator.ts';
import type { RequestedSelection } from '../../../core/domain/configurator/selection.ts';
import type { FormatLimits } from '../../../core/domain/format/dimension-input.ts';
import { equalFormats } from '../../../core/domain/format/format.ts';
import type { ConfiguratorBlock } from '../../../core/domain/products/wall-picture/configurator-block.ts';
import { E } from '../../../core/fp.ts';
import type {
  FormatPriceList,
  PriceError,
  Prices,
  PriceScope,
} from '../../../core/ports/prices.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';
import {
  priceConfigurator,
  type PricedConfigurator,
} from '../../../core/usecases/wall-picture/configure-picture.ts';
import type { ArticlePrices } from '../../../core/ports/article-prices.ts';
import { usualArticlePrices } from '../../fakes/article-prices.ts';
import { recordingLog } from '../../fakes/log.ts';
import { isOutage } from '../../../core/ports/outage.ts';

/** Where every price is asked for. */
export const scope: PriceScope = { channel: 'poster', locale: 'de-DE' };

/** An address that selects nothing. */
export const nothing: RequestedSelection = { material: undefined, format: undefined };

/** A format that no list has. */
export const own = { width: 777, height: 333, unit: 'cm' } as const;

/** What the service says of an article that is not sold. */
export const unknown: PriceError = { kind: 'article-unknown' };

/** How the service fails. */
export const failures = [
  { kind: 'prices-unavailable', reason: 'timeout' },
  { kind: 'price-answer-refused', reason: 'no list' },
] as const satisfies readonly PriceError[];

/** What a price service knows of an article, or how it fails for it. */
export type KnownArticle = {
  readonly list: E.Either<PriceError, FormatPriceList>;
  /** Formats beyond the list that the article can be made in. */
  readonly made: readonly FormatOption[];
};

/** Articles by their value, as the configurator names them. */
export type PriceWorld = ReadonlyMap<string, KnownArticle>;

export const limits: FormatLimits = {
  shorter: { minimum: 200, maximum: 1000 },
  longer: { minimum: 200, maximum: 1500 },
};

/** The service of a world; a service that fails for an article fails whatever it is asked. */
export const priceService = (world: PriceWorld): Prices => {
  const find = ({ materialType, frameType }: ArticleType): KnownArticle =>
    world.get(materialValue(materialType, frameType)) ?? { list: E.left(unknown), made: [] };
  return {
    formats: (_, article) => async () => find(article).list,
    limits: (_, article) => async () => {
      const { list } = find(article);
      return E.isLeft(list) ? list : E.right(limits);
    },
    from: (_, articles) => async () => {
      const lists = articles.map((article) => find(article).list);
      const outage = lists.find((list) => E.isLeft(list) && isOutage(list.left));
      if (outage !== undefined && E.isLeft(outage)) return outage;
      return E.right(
        lists.map((list) => (E.isRight(list) ? fromPriceOf(list.right.all) : undefined)),
      );
    },
  };
};

/** The prices of a world's single articles. */
export const articleService = (world: PriceWorld): ArticlePrices =>
  usualArticlePrices((_, { materialType, frameType }, format) => {
    const known = world.get(materialValue(materialType, frameType));
    const listed = known && E.isRight(known.list) ? known.list.right.all : [];
    return [...listed, ...(known?.made ?? [])].find((one) => equalFormats(one.format, format))
      ?.price;
  });

/** The codes that were logged, in their order. */
export const codesOf = ({ reports }: ReturnType<typeof recordingLog>) =>
  reports.map(({ code }) => code);

/** Prices a block in a world; what was logged stands beside the answer. */
export const askPrices = async (
  world: PriceWorld,
  block: ConfiguratorBlock,
  requested = nothing,
) => {
  const log = recordingLog();
  const environment = {
    prices: priceService(world),
    articlePrices: articleService(world),
    log,
  };
  const answer = await priceConfigurator(scope, block, requested)(environment)();
  return { answer, codes: codesOf(log) };
};

/** The priced configurator of an answer that must be one. */
export const rightOf = (answer: E.Either<PriceError, PricedConfigurator>): PricedConfigurator => {
  if (E.isLeft(answer)) throw new Error(answer.left.kind);
  return answer.right;
};
