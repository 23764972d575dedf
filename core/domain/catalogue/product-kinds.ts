import { oneOf } from '../text/one-of.ts';

/** What the calculator can sell (storefront §3; supporting §3, "Configurator"). */
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

/** Whether the text names a product kind. */
export const isProductKind = oneOf(productKinds);
