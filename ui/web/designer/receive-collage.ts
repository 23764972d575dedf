import {
  placePhotos,
  templateSheet,
  type CollageSheet,
} from '../../../core/domain/products/collage/collage-geometry.ts';
import type { HandOffsByDesigner } from '../../../core/domain/products/products-by-designer.ts';
import { E } from '../../../core/fp.ts';
import type { DrawnCollage } from '../../components/collage-drawing/collage-drawing.tsx';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import type { Words } from './describe-context.ts';
import { describeProduct } from './describe-products.ts';
import { cartFormOf, designerShipping, handOffPrice } from './order-facts.ts';
import type { Receipt } from './receipt.ts';

type HandOff = HandOffsByDesigner['collage'];

/** The design on its format, else on its own ratio; undefined where it is not known. */
const drawingOf = async (
  { ports }: StorefrontRequest,
  { collageId, format }: HandOff,
): Promise<DrawnCollage | undefined> => {
  const design = await ports.collages.design(collageId)();
  if (E.isLeft(design)) return undefined;
  const { width, height }: CollageSheet = format ?? templateSheet(design.right);
  return { width, height, photos: placePhotos(design.right, { width, height }) };
};

/** Receives a collage: draws its design where that is known, and prices what is wholly chosen. */
export const receiveCollage = async (
  request: StorefrontRequest,
  words: Words,
  handOff: HandOff,
): Promise<Receipt> => {
  const { format } = handOff;
  const [drawing, price] = await Promise.all([
    drawingOf(request, handOff),
    handOffPrice(request, handOff),
  ]);
  return {
    kind: 'received',
    handOff,
    received: {
      kind: 'collage',
      facts: describeProduct.collage(words, handOff),
      drawing,
      price,
      shipping: format && designerShipping(request, words.locale, format),
      cart: cartFormOf(request, handOff, price),
    },
  };
};
