import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';

import type { FrameType, MaterialType } from '../../../core/domain/catalogue/materials.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { Database } from '../database.ts';
import { articleParts, articles } from '../schema/articles.ts';

/** With the names of all that is sold with it beside its defaults. */
export type SoldArticle = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
  readonly parts: readonly string[];
};

type AssortmentFilter =
  | { readonly kind: 'in-frames'; readonly frameTypes: readonly FrameType[] | undefined }
  | { readonly kind: 'of-material'; readonly materialType: MaterialType | undefined };

const conditionOf = (filter: AssortmentFilter): SQL | undefined => {
  if (filter.kind === 'in-frames')
    return filter.frameTypes === undefined
      ? isNotNull(articles.frameType)
      : inArray(articles.frameType, [...filter.frameTypes]);
  return filter.materialType === undefined
    ? undefined
    : eq(articles.materialType, filter.materialType);
};

/** Articles that a channel sells, by material and frame. */
export const assortmentOf = async (
  { orm }: Database,
  channel: Channel,
  filter: AssortmentFilter,
): Promise<readonly SoldArticle[]> => {
  const rows = await orm
    .select({
      id: articles.id,
      materialType: articles.materialType,
      frameType: articles.frameType,
      part: articleParts.part,
    })
    .from(articles)
    .leftJoin(articleParts, eq(articleParts.articleId, articles.id))
    .where(and(eq(articles.channel, channel), conditionOf(filter)))
    .orderBy(asc(articles.materialType), asc(articles.frameType), asc(articleParts.part));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofArticle) =>
    ofArticle.slice(0, 1).map(({ materialType, frameType }) => ({
      materialType,
      frameType: frameType ?? undefined,
      parts: ofArticle.flatMap(({ part }) => part ?? []),
    })),
  );
};
