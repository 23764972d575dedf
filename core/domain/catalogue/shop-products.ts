import type { DesignerProduct } from './designers.ts';
import type { ProductKind } from './product-kinds.ts';
import { soldNames, soldTable, type SoldName } from '../products/declarations.ts';
import { oneOf } from '../text/one-of.ts';
import { tableOf } from '../text/record.ts';

/**
 * Products to design: the core's one product kind. The specification's three vocabularies are
 * tables onto it (decisions, "Catalogue and products").
 */
export type ShopProduct = SoldName;

export const shopProducts: readonly ShopProduct[] = soldNames;

export const isShopProduct = oneOf(shopProducts);

/** A picture in a frame and a framed material are one product. */
export const productOfConfiguratorKind = {
  photoFrame: 'photo-frame',
  framedMaterial: 'photo-frame',
  photobox: 'photobox',
  photoprint: 'photo-prints',
  collage: 'collage',
  photobook: 'photobook',
} as const satisfies Record<ProductKind, ShopProduct>;

/** A product that a configurator offers. */
export type ConfiguredProduct = (typeof productOfConfiguratorKind)[ProductKind];

/** Of the query's `productType` (supporting §3, "Product types"). */
export const productTypes = [
  'card',
  'calendar',
  'photobook',
  'collage',
  'photobox',
  'photo-prints',
] as const;

export type ProductType = (typeof productTypes)[number];

export const isProductType = oneOf(productTypes);

/** Types of hand-off (storefront §4), in the order in which they are inferred. */
export const designerTypes = [
  'photobox',
  'photo-prints',
  'collage',
  'photo-frame',
  'calendar',
  'photobook',
  'card',
] as const;

export type DesignerType = (typeof designerTypes)[number];

export const isDesignerType = oneOf(designerTypes);

/** The designer of all that the shop sells. */
export const designerOfProduct: Readonly<Record<ShopProduct, DesignerProduct>> = tableOf(
  shopProducts,
  (product) => soldTable[product].designer,
);

/** The product of a configurator's kind. */
export const shopProductOfConfiguratorKind = (kind: ProductKind): ConfiguredProduct =>
  productOfConfiguratorKind[kind];

/** The product of a query's type. */
export const shopProductOfProductType = (type: ProductType): ShopProduct => type;

/** The product of a hand-off. */
export const shopProductOfDesignerType = (type: DesignerType): ShopProduct => type;
