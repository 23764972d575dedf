import { and, eq, isNull } from 'drizzle-orm';

import type { FormatLimits } from '../../../core/domain/format/dimension-input.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';
import type { Database } from '../database.ts';
import { articles, formatOffers } from '../schema/articles.ts';

type StoredArticle = {
  readonly id: string;
  /** In millimetres. */
  readonly limits: FormatLimits;
};

/** Undefined where the channel does not sell it. */
export const findArticle = async (
  { orm }: Database,
  channel: Channel,
  { materialType, frameType }: ArticleType,
): Promise<StoredArticle | undefined> => {
  const [row] = await orm
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.channel, channel),
        eq(articles.materialType, materialType),
        frameType === undefined ? isNull(articles.frameType) : eq(articles.frameType, frameType),
      ),
    );
  return (
    row && {
      id: row.id,
      limits: {
        shorter: { minimum: row.shorterMinimum, maximum: row.shorterMaximum },
        longer: { minimum: row.longerMinimum, maximum: row.longerMaximum },
      },
    }
  );
};

export type FormatOffer = {
  readonly format: Format;
  /** Undefined stands in "more formats" only. */
  readonly featuredRank: number | undefined;
  readonly isInitial: boolean;
  readonly isAvailable: boolean;
};

/** An article's standard formats in a unit, in no particular order. */
export const formatOffersOf = async (
  { orm }: Database,
  articleId: string,
  unit: LengthUnit,
): Promise<readonly FormatOffer[]> => {
  const rows = await orm
    .select()
    .from(formatOffers)
    .where(and(eq(formatOffers.articleId, articleId), eq(formatOffers.unit, unit)));
  return rows.map(({ width, height, featuredRank, isInitial, isAvailable }) => ({
    format: { width, height, unit },
    featuredRank: featuredRank ?? undefined,
    isInitial,
    isAvailable,
  }));
};
