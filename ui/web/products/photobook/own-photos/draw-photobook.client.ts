import { artworkTypesetting } from '../../../../../core/domain/artwork/own-pages.ts';
import {
  drawOwnPhotobook,
  orderedPhotobook,
  type DrawnPhotobook,
  type PhotobookOrder,
} from '../../../../../core/domain/products/photobook/designs/own-photobook.ts';
import { loadTypefaces } from '../../../composition/typefaces.client.ts';

/** Undefined for what cannot be drawn; rejects where a typeface cannot be had. */
export const drawPhotobook = async (order: PhotobookOrder): Promise<DrawnPhotobook | undefined> => {
  const artwork = orderedPhotobook(order);
  if (artwork === undefined) return undefined;
  const { typefaces, text } = artworkTypesetting(artwork);
  const drawn = drawOwnPhotobook(artwork, order, await loadTypefaces(typefaces, text));
  return drawn._tag === 'Right' ? drawn.right : undefined;
};
