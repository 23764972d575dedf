import {
  drawOwnFront,
  frontTypesetting,
  type DrawnFront,
  type FrontOrder,
} from '../../../../../core/domain/products/card/designs/own-front.ts';
import { loadTypefaces } from '../../../composition/typefaces.client.ts';

/** Undefined for what cannot be drawn; rejects where a typeface cannot be had. */
export const drawFront = async (order: FrontOrder): Promise<DrawnFront | undefined> => {
  const { typefaces, text } = frontTypesetting(order);
  const drawn = drawOwnFront(order, await loadTypefaces(typefaces, text));
  return drawn._tag === 'Right' ? drawn.right : undefined;
};
