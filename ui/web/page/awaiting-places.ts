import type { ShownArticle } from '../../../core/domain/cart/cart-step.ts';
import {
  awaitingArticles,
  frontPlaceOf,
  isFront,
  ownPagesOf,
  rowPicture,
  type AwaitingArticle,
  type OwnPages,
  type ShownFront,
} from '../../blocks/article-picture.tsx';
import type { PictureProps } from '../../components/picture/picture.tsx';
import { ownFronts, type OwnFront } from '../products/registry.ts';

/** A front that shows the words which a device keeps. */
type AwaitingFront = {
  /** In the design's own words. */
  readonly picture: PictureProps;
  /** Undefined for a picture that carries no words of the design. */
  readonly front: OwnFront | undefined;
  /** What is shown on it instead of what a device keeps. */
  readonly own?: OwnPages | undefined;
};

/** What may show what a device keeps, by the ids of their places. */
export type AwaitingPlaces = Readonly<Record<string, AwaitingArticle | AwaitingFront>>;

/** Fronts that stand in rows. */
export const awaitingFronts = async (
  fronts: readonly (readonly [row: number, front: ShownFront])[],
): Promise<AwaitingPlaces> => {
  const { onServer } = ownFronts;
  const frontOf = onServer && (await onServer());
  return Object.fromEntries(
    fronts.map(([row, { look, picture, own }]) => [
      frontPlaceOf(row),
      { picture, front: frontOf ? frontOf(look) : undefined, own },
    ]),
  );
};

const nothing: OwnPages = { words: {}, photos: [] };

/**
 * Of the articles of a list, row by row. `areBought`: what will be printed is shown, not what a device
 * keeps besides.
 */
export const awaitingPlaces = async (
  articles: readonly (ShownArticle | undefined)[],
  areBought: boolean,
): Promise<AwaitingPlaces> => {
  const fronts = articles.flatMap((article, row): readonly (readonly [number, ShownFront])[] => {
    if (article === undefined) return [];
    const { look, photo, personal } = article;
    const own = ownPagesOf(personal) ?? (areBought ? nothing : undefined);
    return photo === undefined && isFront(look)
      ? [[row, { look, picture: rowPicture(look), own }]]
      : [];
  });
  return { ...awaitingArticles(articles), ...(await awaitingFronts(fronts)) };
};
