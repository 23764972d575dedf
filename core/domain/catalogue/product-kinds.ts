import { oneOf } from '../text/one-of.ts';

/** Storefront §3; supporting §3, "Calculator". */
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

/** Guards a kind of the calculator. */
export const isProductKind = oneOf(productKinds);
