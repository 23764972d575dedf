import type { ShownArticle } from '../../../core/domain/cart/cart-step.ts';
import type { PictureProps } from '../../components/picture/picture.tsx';
import type { PicturedFront } from '../../../core/domain/products/card/designs/front-of-picture.ts';
import {
  awaitingArticles,
  frontPlaceOf,
  isFront,
  rowPicture,
  type AwaitingArticle,
} from '../../blocks/article-picture.tsx';
import { ownFronts } from '../products/registry.ts';

/** A front that shows the words which a device keeps. */
export type AwaitingFront = {
  /** In the design's own words. */
  readonly picture: PictureProps;
  /** Undefined where its words are no one's own. */
  readonly front: PicturedFront | undefined;
};

/** What may show what a device keeps, by the ids of their places. */
export type AwaitingPlaces = Readonly<Record<string, AwaitingArticle | AwaitingFront>>;

/** Of the articles of a list, row by row. */
export const awaitingPlaces = async (
  articles: readonly (ShownArticle | undefined)[],
): Promise<AwaitingPlaces> => {
  const { onServer } = ownFronts;
  const frontOf = onServer && (await onServer());
  const fronts = articles.flatMap((article, row): readonly (readonly [string, AwaitingFront])[] => {
    const look = article?.look;
    return article?.photo === undefined && isFront(look)
      ? [
          [
            frontPlaceOf(row),
            { picture: rowPicture(look), front: frontOf ? frontOf(look) : undefined },
          ],
        ]
      : [];
  });
  return { ...awaitingArticles(articles), ...Object.fromEntries(fronts) };
};
