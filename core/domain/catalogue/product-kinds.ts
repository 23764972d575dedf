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

export type ProductKind = (typeof productKinds)[number];

export const isProductKind = oneOf(productKinds);
