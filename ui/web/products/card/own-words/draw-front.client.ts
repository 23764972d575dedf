import {
  drawOwnFront,
  frontTypesetting,
  type FrontOrder,
} from '../../../../../core/domain/products/card/designs/own-front.ts';
import { loadTypefaces } from '../../../composition/typefaces.client.ts';
import type { FrontAnswer } from './front-drawer.ts';

/** Rejects where a typeface cannot be had. */
export const drawFront = async (order: FrontOrder): Promise<FrontAnswer> => {
  const { typefaces, text } = frontTypesetting(order);
  const drawn = drawOwnFront(order, await loadTypefaces(typefaces, text));
  return drawn._tag === 'Right' ? { kind: 'drawn', front: drawn.right } : { kind: 'failed' };
};
