import { declarations, type ProductOfDesigner } from '../products/declarations.ts';
import { oneOf } from '../text/one-of.ts';
import { tableOf } from '../text/record.ts';

/** Products by the path after `/configurator-` (storefront §2). */
export type DesignerProduct = keyof ProductOfDesigner;

export const designerProducts: readonly DesignerProduct[] = Object.values(declarations)
  .map(({ designer }) => designer)
  .toSorted();

/** The designer of pictures on the wall, which takes a photo of the shopper's own. */
export const pictureDesigner = 'photo-frame' satisfies DesignerProduct;

export const isDesignerProduct = oneOf(designerProducts);

/** Where designers answer; configuration (decisions, "Names"). */
export type DesignerBases = Readonly<Record<DesignerProduct, string>>;

/** One host's designers at `/configurator-{product}`. */
export const designerBasesAt = (origin: string): DesignerBases =>
  tableOf(designerProducts, (product) => `${origin}/configurator-${product}`);
