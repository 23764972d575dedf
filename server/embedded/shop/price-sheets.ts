import { LRUCache } from 'lru-cache';

import type { Database } from '../../../adapters/postgres/database.ts';
import {
  findArticle,
  formatOffersOf,
  type FormatOffer,
} from '../../../adapters/postgres/stores/articles.ts';
import { partsOf, type StoredParts } from '../../../adapters/postgres/stores/parts.ts';
import { areaPriceRuleOf, priceHistoriesOf } from '../../../adapters/postgres/stores/prices.ts';
import type { FormatLimits } from '../../../core/domain/format/dimension-input.ts';
import { bySize, printFormat, type Format } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { localeTable, type LengthUnit, type Market } from '../../../core/domain/locale/locales.ts';
import { areaOf, type AreaPriceRule } from '../../../core/domain/pricing/own-format-price.ts';
import type { PriceHistory } from '../../../core/domain/pricing/price-history.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';

/** What an article's prices in a market are made from, at any instant. */
export type PriceSheet = {
  /** Millimetres. */
  readonly limits: FormatLimits;
  /** The configurator's own list first, in its order, then the others by size. */
  readonly offers: readonly FormatOffer[];
  /** A turned format costs the same. */
  readonly historyOf: (format: Format) => PriceHistory | undefined;
  /** With their areas. */
  readonly histories: readonly (PriceHistory & { readonly area: number })[];
  /** Undefined where no own formats are sold. */
  readonly areaRule: AreaPriceRule | undefined;
  /** Beside its defaults, with all that it ever cost. */
  readonly parts: StoredParts;
};

/** Undefined where the channel does not sell it. */
export type PriceSheets = (
  scope: PriceScope,
  articleType: ArticleType,
) => Promise<PriceSheet | undefined>;

type PriceSheetsSettings = {
  readonly database: Database;
  readonly clock: Clock;
  /** With 0 each one is read. */
  readonly keptSeconds: number;
};

/** Articles × channels × markets and units; the least recently used goes first. */
const mostSheets = 500;

/** On its longer side. */
const lying = ({ width, height, unit }: Format): Format => ({
  width: Math.max(width, height),
  height: Math.min(width, height),
  unit,
});

const rankOf = ({ featuredRank }: FormatOffer): number => featuredRank ?? Number.MAX_SAFE_INTEGER;

const inOrder = (offers: readonly FormatOffer[]): readonly FormatOffer[] =>
  offers.toSorted(
    (first, second) => rankOf(first) - rankOf(second) || bySize(first.format, second.format),
  );

type SheetKey = ArticleType & {
  readonly channel: PriceScope['channel'];
  readonly market: Market;
  readonly unit: LengthUnit;
};

const readSheet = async (database: Database, key: SheetKey): Promise<PriceSheet | undefined> => {
  const { channel, market, unit, ...articleType } = key;
  const article = await findArticle(database, channel, articleType);
  if (article === undefined) return undefined;
  const [offers, stored, areaRule, parts] = await Promise.all([
    formatOffersOf(database, article.id, unit),
    priceHistoriesOf(database, article.id, market, unit),
    areaPriceRuleOf(database, article.id, market),
    partsOf(database, article.id, market),
  ]);
  const byFormat = new Map(stored.map((history) => [printFormat(history.format), history]));
  return {
    limits: article.limits,
    offers: inOrder(offers),
    historyOf: (format) => byFormat.get(printFormat(lying(format))),
    histories: stored.map((history) => ({ ...history, area: areaOf(history.format) })),
    areaRule,
    parts,
  };
};

const printKey = ({ channel, market, unit, materialType, frameType }: SheetKey): string =>
  [channel, market, unit, materialType, frameType].join(' ');

/**
 * Reads sheets, each once for all who ask at the same time, and keeps them for a while. Amounts are
 * taken at the instant of the question, so that a promotion begins and ends on time.
 */
export const priceSheets = ({ database, clock, keptSeconds }: PriceSheetsSettings): PriceSheets => {
  const sheets = new LRUCache<string, PriceSheet, SheetKey>({
    max: mostSheets,
    ttl: keptSeconds * 1_000,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: (_key, _stale, { context }) => readSheet(database, context),
  });
  return ({ channel, locale }, { materialType, frameType }) => {
    const key: SheetKey = {
      channel,
      market: localeTable[locale].market,
      unit: formatUnitOf(locale),
      materialType,
      frameType,
    };
    return keptSeconds === 0
      ? readSheet(database, key)
      : sheets.fetch(printKey(key), { context: key });
  };
};
