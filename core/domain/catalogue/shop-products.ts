import type { DesignerProduct } from './designers.ts';
import type { ProductKind } from './product-kinds.ts';
import { oneOf } from '../text/one-of.ts';

/**
 * Products that the shop sells and a shopper can design: the core's one product kind. The
 * specification's three vocabularies are tables onto it (decisions, "Catalogue and products").
 */
export const shopProducts = [
  'card',
  'calendar',
  'photobook',
  'collage',
  'photobox',
  'photo-prints',
  'photo-frame',
] as const;

/** A kind of product. */
export type ShopProduct = (typeof shopProducts)[number];

/** Narrows a text to a kind of product, in the core's spelling. */
export const isShopProduct = oneOf(shopProducts);

/** The calculator's kinds: a picture in a frame and a framed material are one product. */
export const productOfConfiguratorKind = {
  photoFrame: 'photo-frame',
  framedMaterial: 'photo-frame',
  photobox: 'photobox',
  photoprint: 'photo-prints',
  collage: 'collage',
  photobook: 'photobook',
} as const satisfies Record<ProductKind, ShopProduct>;

/** The product types of the query's `productType` (supporting §3, "Product types"). */
export const productTypes = [
  'card',
  'calendar',
  'photobook',
  'collage',
  'photobox',
  'photo-prints',
] as const;

/** A product type of the query. */
export type ProductType = (typeof productTypes)[number];

/** Narrows a text to a product type of the query. */
export const isProductType = oneOf(productTypes);

/** Each product type's product: they bear the same names. */
const productOfProductType = {
  card: 'card',
  calendar: 'calendar',
  photobook: 'photobook',
  collage: 'collage',
  photobox: 'photobox',
  'photo-prints': 'photo-prints',
} as const satisfies Record<ProductType, ShopProduct>;

/** Types of designer hand-off (storefront §4), in the order in which they are inferred. */
export const designerTypes = [
  'photobox',
  'photo-prints',
  'collage',
  'photo-frame',
  'calendar',
  'photobook',
  'card',
] as const;

/** A type of designer hand-off. */
export type DesignerType = (typeof designerTypes)[number];

/** Narrows a text to a type of designer hand-off. */
export const isDesignerType = oneOf(designerTypes);

/** Each hand-off's product. */
export const productOfDesignerType = {
  photobox: 'photobox',
  'photo-prints': 'photo-prints',
  collage: 'collage',
  'photo-frame': 'photo-frame',
  calendar: 'calendar',
  photobook: 'photobook',
  card: 'card',
} as const satisfies Record<DesignerType, ShopProduct>;

/**
 * The designer application of each product: photo prints use the photo box's (decisions, "Names").
 */
export const designerOfProduct = {
  card: 'card',
  calendar: 'calendar',
  photobook: 'photobook',
  collage: 'collage',
  photobox: 'photobox',
  'photo-prints': 'photobox',
  'photo-frame': 'photo-frame',
} as const satisfies Record<ShopProduct, DesignerProduct>;

/** The product that a calculator's kind sells. */
export const shopProductOfConfiguratorKind = (kind: ProductKind): ShopProduct =>
  productOfConfiguratorKind[kind];

/** The product that a query's product type names. */
export const shopProductOfProductType = (type: ProductType): ShopProduct =>
  productOfProductType[type];

/** The product that a hand-off is of. */
export const shopProductOfDesignerType = (type: DesignerType): ShopProduct =>
  productOfDesignerType[type];
