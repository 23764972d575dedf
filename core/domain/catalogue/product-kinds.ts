import { oneOf } from '../text/one-of.ts';

/** Product kinds of the calculator (storefront §3; supporting §3, "Calculator"). */
export const productKinds = [
  'photoFrame',
  'framedMaterial',
  'photobox',
  'photoprint',
  'collage',
  'photobook',
] as const;

/** A kind of product of the calculator. */
export type ProductKind = (typeof productKinds)[number];

/** Narrows a text to a product kind. */
export const isProductKind = oneOf(productKinds);
